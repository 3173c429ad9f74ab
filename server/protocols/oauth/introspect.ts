/** Token introspection (RFC 7662). */
import type { Services } from '#server/services.ts';
import { claimsOfLiveToken, familyOfToken } from './present-token.ts';

export interface Introspection extends Record<string, unknown> {
  active: boolean;
}

const inactive: Introspection = { active: false };

/** Claims of an access token that are disclosed: not the user's profile, which is for userinfo. */
const told = [
  'iss',
  'sub',
  'aud',
  'iat',
  'exp',
  'sid',
  'tenantId',
  'roles',
  'permissions',
  'amr',
  'acr',
  'auth_time',
  'act',
  '_claim_names',
  '_claim_sources',
];

/**
 * @param clientId the caller; `null` for the vendor's back end. A client can introspect only its own tokens, so that it
 * cannot probe tokens
 * of others
 */
export async function introspect(services: Services, token: string, clientId: string | null): Promise<Introspection> {
  const isTold = (owner: string) => clientId === null || owner === clientId;
  const live = await claimsOfLiveToken(services, token);
  if (live) {
    if (!isTold(live.claims.clientId) || live.demandsMore) return inactive;
    const claims = Object.fromEntries(
      told.flatMap((name) => (live.payload[name] === undefined ? [] : [[name, live.payload[name]]])),
    );
    return { active: true, client_id: live.claims.clientId, token_type: 'Bearer', ...claims };
  }
  const refresh = await familyOfToken(services, token);
  if (!refresh?.current || !isTold(refresh.family.client_id)) return inactive;
  const { client_id: owner, user_id: sub, session_id: sid, tenant_id: tenantId, scope } = refresh.family;
  return {
    active: true,
    client_id: owner,
    iss: services.config.baseUrl,
    sub,
    sid,
    tenantId,
    ...(scope !== null && { scope }),
  };
}
