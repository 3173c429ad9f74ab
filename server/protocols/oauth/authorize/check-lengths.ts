import { AuthorizationError } from '#server/protocols/oauth/oauth-error.ts';
import type { AuthorizeRule } from './authorize-request.ts';

const longest: Record<string, number> = {
  state: 2048,
  nonce: 512,
  login_hint: 254,
  tenantId: 100,
  organization: 200,
  acr_values: 500,
  ui_locales: 200,
  login_direct_action: 2048,
};

/** Values stored with the request are bounded, and must be text that PostgreSQL can store. */
export const checkLengths: AuthorizeRule = ({ query }) => {
  for (const [name, length] of Object.entries(longest)) {
    const value = query.get(name);
    if (value !== null && (value.length > length || value.includes('\0'))) {
      throw new AuthorizationError(
        'invalid_request',
        `${name} is longer than ${length} characters, or contains a null character`,
      );
    }
  }
};
