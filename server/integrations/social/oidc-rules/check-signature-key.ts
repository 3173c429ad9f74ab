import type { GrantRule } from './oidc-rule.ts';

/** That key verifies the signature of the ID token (OpenID Connect Core, 3.1.3.7, item 6; RFC 7515, section 5.2). */
export const signatureKeyRule: GrantRule = {
  rule: 'signature-key',
  isBrokenBy: ({ stage }) => stage === 'signature',
};
