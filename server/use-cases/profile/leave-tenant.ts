/** Lets members leave a tenant. */
import { findMember, type MemberRow } from '#server/db/queries/core/members.ts';
import { listHeldRoles, listTenantsOfUser } from '#server/db/queries/core/memberships.ts';
import { findTenantOfSession } from '#server/db/queries/sessions/sessions.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { AnonymousTransaction, CallContext } from '#server/context.ts';
import { endMembership } from '#server/use-cases/users/end-membership.ts';
import { assertNotLastManager } from '#server/use-cases/authorization/guard-rights.ts';
import { requireRecentSignIn } from '#server/use-cases/verification/require-recent-sign-in.ts';
import { withMembershipLock } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/**
 * Ends the caller's own membership as `removeMember` ends that of others; the account is deleted with the last one.
 * @returns the tenant of the caller's session afterwards; `null` if the session ended because no other tenant is left
 * @throws Refusal `reauthentication-required`, `step-up-required`, `factor-too-new`
 * @throws Refusal `tenant-not-found` for an unknown tenant, and for one of which the caller is not an active member
 * @throws Refusal `membership-inherited` for a member through a parent account
 * @throws Refusal `last-admin` for the only manager of the team
 */
export async function leaveTenant(context: CallContext, tenantId: string): Promise<string | null> {
  const { caller } = context;
  await requireRecentSignIn(context, caller);
  if (!isTenantId(tenantId)) throw new Refusal('tenant-not-found');
  const landing = await withMembershipLock(context, tenantId, async (tx, context) => {
    const member = await findOwnMembership(context, caller.userId, tenantId);
    await assertNotLastManager(tx, tenantId, caller.userId);
    const roles = (await listHeldRoles(tx, [caller.userId])).filter((role) => role.held_in === tenantId);
    const accountDeleted = await endMembership(context, tenantId, member, caller.sessionId);
    await context.audit({
      tenantId,
      action: 'user.left',
      severity: 'Medium',
      target: { kind: 'user', id: caller.userId },
      details: { before: { email: member.email, roles: roles.map((role) => role.key) }, accountDeleted },
    });
    return (await findTenantOfSession(tx, caller.sessionId)) ?? null;
  });
  context.services.wakeJobs();
  return landing;
}

/** Must run with the tenant's memberships locked: of two concurrent requests the second finds nothing. */
async function findOwnMembership(
  { tx, now }: AnonymousTransaction,
  userId: string,
  tenantId: string,
): Promise<MemberRow> {
  const tenants = await listTenantsOfUser(tx, userId, now);
  if (!tenants.some(({ id }) => id === tenantId)) throw new Refusal('tenant-not-found');
  const member = await findMember(tx, tenantId, userId);
  if (!member) throw new Refusal('membership-inherited');
  return member;
}
