import { AuthorizationError } from '#server/protocols/oauth/oauth-error.ts';
import type { AuthorizeRule } from './authorize-request.ts';

export const supportedScopes = ['openid', 'email', 'profile', 'offline_access'];

/** Unknown scopes are ignored, as RFC 6749 (section 3.3) allows; the answer lists the granted ones. */
export const checkScope: AuthorizeRule = (context) => {
  const asked = (context.query.get('scope') ?? 'openid email profile').split(' ');
  const granted = supportedScopes.filter((scope) => asked.includes(scope));
  if (!granted.includes('openid')) throw new AuthorizationError('invalid_scope', 'scope must contain openid');
  context.scope = granted.join(' ');
};
