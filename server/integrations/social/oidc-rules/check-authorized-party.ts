import { shown } from '#server/integrations/social/oidc-claims.ts';
import type { GrantRule } from './oidc-rule.ts';

/**
 * An ID token for several audiences was issued to us: `azp` is our client ID (OpenID Connect Core, 3.1.3.7, items 4
 * and 5).
 */
export const authorizedPartyRule: GrantRule = {
  rule: 'authorized-party',
  values: ({ clientId }, { claims }) => ({ seen: shown(claims['azp']), wanted: clientId }),
  isBrokenBy: ({ stage, named }) => stage === 'id-token' && named === 'azp',
};
