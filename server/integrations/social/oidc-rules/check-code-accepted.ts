import type { GrantRule } from './oidc-rule.ts';

/**
 * The token endpoint accepts the code with its redirect URI and PKCE verifier (RFC 6749, section 5.2; RFC 7636,
 * section 4.6).
 */
export const codeAcceptedRule: GrantRule = {
  rule: 'code-accepted',
  isBrokenBy: ({ stage, providerError }) => stage === 'token-endpoint' && providerError === 'invalid_grant',
};
