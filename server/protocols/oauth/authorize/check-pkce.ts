import { AuthorizationError } from '#server/protocols/oauth/oauth-error.ts';
import type { AuthorizeRule } from './authorize-request.ts';

/** PKCE with S256 is mandatory, for every kind of client (RFC 9700, section 2.1.1). */
export const checkPkce: AuthorizeRule = (context) => {
  const challenge = context.query.get('code_challenge');
  if (challenge === null || !/^[\w-]{43}$/.test(challenge))
    throw new AuthorizationError('invalid_request', 'code_challenge must be a SHA-256 in base64url');
  if (context.query.get('code_challenge_method') !== 'S256')
    throw new AuthorizationError('invalid_request', 'code_challenge_method must be S256');
  context.codeChallenge = challenge;
};
