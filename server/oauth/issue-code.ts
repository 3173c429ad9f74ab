/** Authorization codes: 60 seconds, once, for one client, one address, one verifier. */
import { insertAuthorizationCode } from '#server/db/queries/authorization-codes.ts';
import { findMembership } from '#server/db/queries/memberships.ts';
import { later, second } from '#server/lib/clock.ts';
import { isUuid, randomToken, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';

export interface CodeGrant {
  session: { id: string; user_id: string; tenant_id: string };
  /** Tenant asked for; the session's own when the person is no active member there. */
  tenantHint: string | null;
  clientId: string;
  redirectUri: string;
  nonce: string | null;
  scope: string;
  codeChallenge: string;
}

export async function issueCode(services: Services, grant: CodeGrant): Promise<string> {
  const code = randomToken(services.random);
  await services.db.acrossTenants('a code belongs to a session, which may span tenants', async (tx) => {
    const hinted = grant.tenantHint && isUuid(grant.tenantHint) ? await findMembership(tx, grant.tenantHint, grant.session.user_id) : undefined;
    await insertAuthorizationCode(tx, {
      code_hash: sha256(code),
      session_id: grant.session.id,
      tenant_id: hinted?.state === 'active' ? hinted.tenant_id : grant.session.tenant_id,
      client_id: grant.clientId,
      redirect_uri: grant.redirectUri,
      nonce: grant.nonce,
      scope: grant.scope,
      code_challenge: grant.codeChallenge,
      family_id: null,
      expires_at: later(services.clock(), services.config.lifetimes.code * second),
    });
  });
  return code;
}
