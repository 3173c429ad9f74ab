import type { GrantRule } from './oidc-rule.ts';

/** The provider granted the request: the response has no `error` (RFC 6749, section 4.1.2.1). */
export const authorizationRule: GrantRule = {
  rule: 'authorization',
  values: ({ query }) => ({ seen: [query.get('error'), query.get('error_description')].filter(Boolean).join(': ') }),
  isBrokenBy: ({ stage, providerError }) => stage === 'authorization-response' && providerError !== undefined,
};
