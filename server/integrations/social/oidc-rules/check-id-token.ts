import type { GrantRule } from './oidc-rule.ts';

/**
 * The token response has an ID token that is a signed JWT (OpenID Connect Core, 3.1.3.3; RFC 7519, section 7.2). Its
 * parts have rules of their own.
 */
export const idTokenRule: GrantRule = {
  rule: 'id-token',
  isBrokenBy: ({ stage, named }) => stage === 'id-token' && named === undefined,
};
