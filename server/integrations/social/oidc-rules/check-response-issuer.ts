import type { GrantRule } from './oidc-rule.ts';

/**
 * The response comes from the issuer that was asked (RFC 9207, section 2.4): another one could pass its code off as
 * ours.
 */
export const responseIssuerRule: GrantRule = {
  rule: 'response-issuer',
  values: ({ issuer, query }) => ({ seen: query.get('iss'), wanted: issuer }),
  isBrokenBy: ({ stage, named }) => stage === 'authorization-response' && named === 'iss',
};
