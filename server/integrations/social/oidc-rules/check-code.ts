import type { GrantRule } from './oidc-rule.ts';

/** The response has a `code` (RFC 6749, section 4.1.2). */
export const codeRule: GrantRule = {
  rule: 'code',
  isBrokenBy: ({ stage, hasCode }) => stage === 'authorization-response' && !hasCode,
};
