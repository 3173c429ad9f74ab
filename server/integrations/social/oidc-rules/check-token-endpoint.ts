import type { GrantRule } from './oidc-rule.ts';

/**
 * The token endpoint can be called, and answers without an error (RFC 6749, section 3.2). It stands for every failure
 * that no other rule claims, which is how it is chosen.
 */
export const tokenEndpointRule: GrantRule = {
  rule: 'token-endpoint',
  values: ({ tokenEndpoint }) => ({ seen: tokenEndpoint }),
  isBrokenBy: () => false,
};
