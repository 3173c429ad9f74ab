import { AuthorizationError } from '#server/protocols/oauth/oauth-error.ts';
import type { AuthorizeRule } from './authorize-request.ts';

/** "Request parameters MUST NOT be included more than once" (RFC 6749, section 3.1). */
export const checkDuplicates: AuthorizeRule = ({ query }) => {
  const seen = new Set<string>();
  for (const name of query.keys()) {
    if (seen.has(name)) throw new AuthorizationError('invalid_request', `${name} must not occur more than once`);
    seen.add(name);
  }
};
