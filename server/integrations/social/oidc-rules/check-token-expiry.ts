import { shownTime } from '#server/integrations/social/oidc-claims.ts';
import type { GrantRule } from './oidc-rule.ts';

/** `exp` of the ID token is in the future (OpenID Connect Core, 3.1.3.7, item 9). */
export const tokenExpiryRule: GrantRule = {
  rule: 'token-expiry',
  values: (_facts, { claims }) => ({ seen: shownTime(claims['exp']) }),
  isBrokenBy: ({ stage, named }) => stage === 'id-token' && named === 'exp',
};
