/** Grants access to a sub-account by inheriting roles from the parent account. */
import { findInheritedAccess, inheritMembership } from '#server/db/queries/core/inherited-memberships.ts';
import { findTenant, lockTenantShared } from '#server/db/queries/core/memberships.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';

/**
 * @returns whether the user is now a member of the account through a parent account
 */
export async function switchToSubTenant(
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
