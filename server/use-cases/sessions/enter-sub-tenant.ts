/** Into an account below: whoever an account lets go below is in there with what they may do in their own. */
import { findInheritedAccess, inheritMembership } from '#server/db/queries/core/inherited-memberships.ts';
import { findTenant, lockTenantShared } from '#server/db/queries/core/memberships.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';

/** @returns whether the person is in the account now, by one above it */
export async function enterSubTenant(
  context: AnonymousTransaction,
  caller: Pick<Caller, 'userId'>,
  tenantId: string,
): Promise<boolean> {
  const { tx, now } = context;
  const account =
    isTenantId(tenantId) && (await lockTenantShared(tx, tenantId)) ? await findTenant(tx, tenantId) : undefined;
  const from = account && (await findInheritedAccess(tx, caller.userId, account.path, now));
  if (from === undefined) return false;
  const entered = await inheritMembership(tx, { tenantId, userId: caller.userId, from, at: now });
  if (!entered) return false;
  await context.audit({
    action: 'account.entered',
    severity: 'Medium',
    tenantId,
    actorId: caller.userId,
    target: { kind: 'user', id: caller.userId },
    details: { from },
  });
  return true;
}
