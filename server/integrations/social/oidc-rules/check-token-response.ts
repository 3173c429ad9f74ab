import type { GrantRule } from './oidc-rule.ts';

/** The token endpoint answers with JSON that has an access token (RFC 6749, section 5.1). */
export const tokenResponseRule: GrantRule = {
  rule: 'token-response',
  isBrokenBy: ({ stage }) => stage === 'token-response',
};
