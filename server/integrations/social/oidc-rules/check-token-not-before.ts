import { shownTime } from '#server/integrations/social/oidc-claims.ts';
import type { GrantRule } from './oidc-rule.ts';

/** `nbf` of the ID token, if there is one, is in the past (RFC 7519, section 4.1.5). */
export const tokenNotBeforeRule: GrantRule = {
  rule: 'token-not-before',
  values: (_facts, { claims }) => ({ seen: shownTime(claims['nbf']) }),
  isBrokenBy: ({ stage, named }) => stage === 'id-token' && named === 'nbf',
};
