import { shown } from '#server/integrations/social/oidc-claims.ts';
import type { ClaimRule } from './oidc-rule.ts';

/** `iss` of the ID token is the issuer of the discovery document (OpenID Connect Core, 3.1.3.7, item 2). */
export const issuerRule: ClaimRule = {
  rule: 'issuer',
  values: ({ issuer }, { claims }) => ({ seen: shown(claims['iss']), wanted: issuer }),
  isMetBy: ({ iss }, { issuer }) => iss === issuer,
  isBrokenBy: ({ stage, named }) => stage === 'id-token' && named === 'iss',
};
