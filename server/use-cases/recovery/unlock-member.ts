/** An admin unlocks the account of a member that incorrect passwords have locked. See decision 0588. */
import type { CallContext } from '#server/context.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { endLockouts } from '#server/limits/lockout-subject.ts';
import { findMemberOrRefuse, requireManageable } from '#server/use-cases/authorization/members.ts';
import { withMembershipLock } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/**
 * Ends the lockout in all tenants of the user, since a password is one for all. Does nothing if the account is not locked,
 * as when it was unlocked meanwhile. A lockout of MFA stays: whoever guesses there knows the password.
 * @throws Refusal `user-not-found` (also for users who have not joined or are deactivated), `not-yourself`,
 *   `person-above-own`, `too-many-requests`
 */
export async function unlockMember(context: CallContext, userId: string): Promise<void> {
  const { caller, services, now } = context;
  const { tenantId } = caller;
  await services.limits.consume('member-unlock', `${tenantId} ${userId}`, services.config.limits.memberUnlock);
  await withMembershipLock(context, tenantId, async (tx, context) => {
    const member = await findMemberOrRefuse(context, userId);
    if (member.state !== 'active') throw new Refusal('user-not-found');
    await requireManageable(context, member, 'refused');
    if (!(await endLockouts(services, tx, member, now))) return;
    await context.audit({ action: 'user.unlocked', severity: 'Medium', target: { kind: 'user', id: member.id } });
  });
}
