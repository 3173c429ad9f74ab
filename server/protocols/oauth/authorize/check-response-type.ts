import { AuthorizationError } from '#server/protocols/oauth/oauth-error.ts';
import type { AuthorizeRule } from './authorize-request.ts';

/** Code only: tokens never occur in a URL (RFC 9700, section 2.1.2). */
export const checkResponseType: AuthorizeRule = ({ query }) => {
  if (query.get('response_type') !== 'code')
    throw new AuthorizationError('unsupported_response_type', 'response_type must be code');
  const mode = query.get('response_mode');
  if (mode !== null && mode !== 'query') throw new AuthorizationError('invalid_request', 'response_mode must be query');
};
