import { shown } from '#server/integrations/social/oidc-claims.ts';
import type { ClaimRule } from './oidc-rule.ts';

/** `aud` of the ID token has our client ID (OpenID Connect Core, 3.1.3.7, item 3). */
export const audienceRule: ClaimRule = {
  rule: 'audience',
  values: ({ clientId }, { claims }) => ({ seen: shown(claims['aud']), wanted: clientId }),
  isMetBy: ({ aud }, { clientId }) => aud === clientId || (Array.isArray(aud) && aud.includes(clientId)),
  isBrokenBy: ({ stage, named }) => stage === 'id-token' && named === 'aud',
};
