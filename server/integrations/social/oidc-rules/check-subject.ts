import { shown } from '#server/integrations/social/oidc-claims.ts';
import { identifierOf } from '#server/integrations/social/provider-client.ts';
import type { GrantRule } from './oidc-rule.ts';

/**
 * The ID token has a `sub`, which alone identifies a user of the provider (OpenID Connect Core, 2 and 5.7). The library
 * accepts every text.
 */
export const subjectRule: GrantRule = {
  rule: 'subject',
  values: (_facts, { claims }) => ({ seen: shown(claims['sub']) }),
  isBrokenBy: ({ stage, named }) => stage === 'id-token' && named === 'sub',
  isAcceptable: ({ sub }) => identifierOf(sub) !== null,
};
