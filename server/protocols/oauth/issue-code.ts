/** Authorization codes: valid for 60 seconds, once, for one client, one redirect URI, one verifier. */
import { mayUse } from '#server/db/queries/core/applications.ts';
import { insertAuthorizationCode } from '#server/db/queries/oauth/authorization-codes.ts';
import type { LiveSession } from '#server/db/queries/sessions/sessions.ts';
import { findEntry } from '#server/db/queries/core/tenant-demands.ts';
import { findMembership } from '#server/db/queries/core/memberships.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { Services } from '#server/services.ts';
import { enforceTenantPolicies } from '#server/tokens/enforce-tenant-policies.ts';
import { isForEverybody } from '#server/tokens/refuse-unassigned.ts';

export interface CodeGrant {
  session: Pick<LiveSession, 'id' | 'user_id' | 'tenant_id' | 'parent_id'>;
  /** Requested tenant; the session's own when the user is not an active member there. */
  tenantHint: string | null;
  clientId: string;
  redirectUri: string;
  nonce: string | null;
  scope: string;
  codeChallenge: string;
  /** Of the browser. */
  from: CallAddress;
}

/**
 * @throws Refusal `ip-address-refused`; `application-not-assigned`; `step-up-required` for a tenant that requires more than the session has
 * verified; `session-not-found` for a portal-only session, and for a tenant that it is too old or too idle for
 */
async function issueCode(services: Services, grant: CodeGrant): Promise<string> {
  if (grant.session.parent_id !== null) throw new Refusal('session-not-found');
  const code = randomToken(services.random);
  const tenantId = await chooseTenant(services, grant);
  const assigned =
    isForEverybody(services.environment, grant.clientId) ||
    (await mayUse(services.db, { appId: grant.clientId, userId: grant.session.user_id, tenantId }));
  if (!assigned) throw new Refusal('application-not-assigned');
  await services.db.asUser(grant.session.user_id, async (tx) => {
    const entry = await findEntry(tx, { sessionId: grant.session.id, tenantId, origin: grant.from }, services.clock());
    enforceTenantPolicies(entry, { userId: grant.session.user_id, tenantId, ...grant.from });
    await insertAuthorizationCode(tx, {
      code_hash: sha256(code),
      session_id: grant.session.id,
      tenant_id: tenantId,
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

export type CodeOutcome =
  | { code: string; missing?: undefined }
  /** What the tenant requires first. */
  | { code?: undefined; missing: 'step-up' | 'sign-in' };

/** Issues a code, or names what is required first. @throws Refusal as `issueCode` for anything else */
export async function codeOrMissing(services: Services, grant: CodeGrant): Promise<CodeOutcome> {
  try {
    return { code: await issueCode(services, grant) };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'step-up-required') return { missing: 'step-up' };
    if (error instanceof Refusal && error.code === 'session-not-found') return { missing: 'sign-in' };
    throw error;
  }
}

async function chooseTenant({ db }: Services, { session, tenantHint }: CodeGrant): Promise<string> {
  if (!tenantHint || !isTenantId(tenantHint)) return session.tenant_id;
  const hinted = await db.asUser(session.user_id, (tx) => findMembership(tx, tenantHint, session.user_id));
  return hinted?.state === 'active' ? hinted.tenant_id : session.tenant_id;
}
