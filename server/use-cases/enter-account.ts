/** Into an account below: whoever an account lets go below is in there with what they may do in their own. */
import type { Tx } from '#server/db/database.ts';
import { audit } from '#server/db/queries/audits.ts';
import { findWayDown, inheritMembership } from '#server/db/queries/inherited-memberships.ts';
import { findTenant, keepTenant } from '#server/db/queries/memberships.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { Caller, RequestFacts, Services } from '#server/services.ts';

/** @returns whether the person is in the account now, by one above it */
export async function enterAccount(
  services: Services,
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  tenantId: string,
  facts: RequestFacts,
): Promise<boolean> {
  const now = services.clock();
  const account = isTenantId(tenantId) && (await keepTenant(tx, tenantId)) ? await findTenant(tx, tenantId) : undefined;
  const from = account && (await findWayDown(tx, caller.userId, account.path, now));
  if (from === undefined) return false;
  const entered = await inheritMembership(tx, { tenantId, userId: caller.userId, from, at: now });
  if (!entered) return false;
  await audit(tx, facts, now, {
    action: 'account.entered',
    severity: 'Medium',
    tenantId,
    actorId: caller.userId,
    target: { kind: 'user', id: caller.userId },
    details: { from },
  });
  return true;
}
