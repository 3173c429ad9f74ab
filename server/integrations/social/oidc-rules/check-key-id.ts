import { shown } from '#server/integrations/social/oidc-claims.ts';
import type { GrantRule } from './oidc-rule.ts';

/** The JWK set has one key of the ID token's `kid` and algorithm (OpenID Connect Core, 10.1). */
export const keyIdRule: GrantRule = {
  rule: 'key-id',
  values: (_facts, { header }) => ({ seen: shown(header['kid']) }),
  isBrokenBy: ({ stage }) => stage === 'key-selection',
};
