import { shown } from '#server/integrations/social/oidc-claims.ts';
import type { ClaimRule } from './oidc-rule.ts';

/**
 * `nonce` of the ID token is that of the request (OpenID Connect Core, 3.1.3.7, item 11): a token of another sign-in
 * has another.
 */
export const nonceRule: ClaimRule = {
  rule: 'nonce',
  values: ({ nonce }, { claims }) => ({ seen: shown(claims['nonce']), wanted: nonce }),
  isMetBy: ({ nonce: seen }, { nonce }) => shown(seen) === nonce,
  isBrokenBy: ({ stage, named }) => stage === 'id-token' && named === 'nonce',
};
