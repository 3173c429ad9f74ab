import { shown } from '#server/integrations/social/oidc-claims.ts';
import type { GrantRule } from './oidc-rule.ts';

/**
 * The ID token is signed with an algorithm that the provider announced, and never with `none` (OpenID Connect Core,
 * 3.1.3.7, item 7).
 */
export const tokenAlgorithmRule: GrantRule = {
  rule: 'token-algorithm',
  values: (_facts, { header }) => ({ seen: shown(header['alg']) }),
  isBrokenBy: ({ stage, named }) => stage === 'id-token' && named === 'alg',
};
