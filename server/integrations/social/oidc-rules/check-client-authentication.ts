import type { GrantRule } from './oidc-rule.ts';

const refusals: readonly unknown[] = ['invalid_client', 'unauthorized_client'];

/** The token endpoint accepts our client ID and secret for this grant (RFC 6749, section 5.2). */
export const clientAuthenticationRule: GrantRule = {
  rule: 'client-authentication',
  values: ({ clientId }) => ({ seen: clientId }),
  isBrokenBy: ({ stage, providerError }) => stage === 'token-endpoint' && refusals.includes(providerError),
};
