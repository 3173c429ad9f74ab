import type { AnswerRule, TokensContext } from './oidc-rule.ts';

/**
 * The scope of the email address was granted (RFC 6749, sections 3.3 and 5.1). A warning only: the provider may tell
 * the address all the same.
 */
export const checkScopes: AnswerRule<TokensContext> = ({ checks, requestedScope, grantedScope }) => {
  const isWhole = (grantedScope ?? requestedScope).split(' ').includes('email');
  checks.record('scopes', isWhole ? 'passed' : 'warning', { seen: grantedScope, wanted: requestedScope });
};
