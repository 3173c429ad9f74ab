import { shownTime } from '#server/integrations/social/oidc-claims.ts';
import type { GrantRule } from './oidc-rule.ts';

/** The ID token has an `iat` (OpenID Connect Core, 2). */
export const tokenIssuedRule: GrantRule = {
  rule: 'token-issued',
  values: (_facts, { claims }) => ({ seen: shownTime(claims['iat']) }),
  isBrokenBy: ({ stage, named }) => stage === 'id-token' && named === 'iat',
};
