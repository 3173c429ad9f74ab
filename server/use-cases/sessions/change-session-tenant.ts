/** Switches a session to another tenant of its user. */
import { touchMembership } from '#server/db/queries/core/memberships.ts';
import { setSessionTenant } from '#server/db/queries/sessions/sessions.ts';
import { findEntry } from '#server/db/queries/core/tenant-demands.ts';
import type { Caller } from '#server/caller.ts';
import { recordEmergency } from './emergency-access.ts';
import { enforceTenantPolicies } from '#server/tokens/enforce-tenant-policies.ts';
import type { AnonymousTransaction } from '#server/context.ts';

/**
 * @param tenantId of a tenant that the user may enter
 * @throws Refusal `step-up-required` if the tenant requires more than the session has verified, `password-expired` if
 *   it requires a new password, `reauthentication-required` if the session is too old or too idle for it
 */
export async function changeSessionTenant(
  context: AnonymousTransaction,
  caller: Pick<Caller, 'userId' | 'tenantId' | 'sessionId'>,
  tenantId: string,
): Promise<void> {
  const { tx, now } = context;
  const { requestMetadata: origin } = context;
  const entry = await findEntry(tx, { sessionId: caller.sessionId, tenantId, origin }, now);
  // the surplus ends afterwards, and this session stays
  enforceTenantPolicies(
    { ...entry, oneTooMany: false },
    { userId: caller.userId, tenantId, ip: origin.ip, country: origin.country },
    'reauthentication-required',
  );
  await setSessionTenant(tx, caller.sessionId, tenantId);
  await touchMembership(tx, tenantId, caller.userId, now);
  if (entry.emergency) await recordEmergency(context, { ...caller, tenantId });
  await context.audit({
    action: 'session.tenant-switched',
    tenantId,
    actorId: caller.userId,
    target: { kind: 'session', id: caller.sessionId },
    details: { before: caller.tenantId, after: tenantId },
  });
}
