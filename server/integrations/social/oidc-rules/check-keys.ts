import type { GrantRule } from './oidc-rule.ts';

/** The provider's JWK set can be read at `jwks_uri` (OpenID Connect Core, 10.1; RFC 7517, section 5). */
export const keysRule: GrantRule = {
  rule: 'keys',
  values: ({ jwksUri }) => ({ seen: jwksUri }),
  isBrokenBy: ({ stage }) => stage === 'keys',
};
