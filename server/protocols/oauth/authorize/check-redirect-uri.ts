import { Refusal } from '#server/lib/refusal.ts';
import type { AuthorizeRule } from './authorize-request.ts';

/** Exactly one, equal to one of the registered URIs (RFC 9700, section 2.1). No answer is ever sent to any other. */
export const checkRedirectUri: AuthorizeRule = (context) => {
  const addresses = context.query.getAll('redirect_uri');
  const [address] = addresses;
  if (addresses.length !== 1 || !context.client!.redirectUris.includes(address!))
    throw new Refusal('redirect-uri-mismatch');
  context.redirectUri = address!;
};
