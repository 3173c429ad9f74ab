/** People whose time in a tenant is limited. Every check of a membership compares the end with its own clock: nothing has to run for it to come. */
import { findMember, lockMemberships, setMemberExpiry, type MemberRow } from '#server/db/queries/core/members.ts';
import { listHeldRoles } from '#server/db/queries/core/memberships.ts';
import { checkCanManage } from '#server/domain/people/team.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { keepManaged } from '#server/use-cases/rights/guard-rights.ts';
import { endOf } from './invite-user.ts';

/**
 * @returns when the person's time ends
 * @throws Refusal `temporary-users-off`, `user-not-found`, `not-yourself`, `person-above-own`, `last-admin` for the last one who manages the team for good
 */
export async function limitMember(context: CallContext, userId: string, expirationInSeconds: number): Promise<Date> {
  const expiresAt = endOf(context, { expirationInSeconds })!;
  await changeExpiry(context, userId, expiresAt);
  return expiresAt;
}

/** @throws Refusal `user-not-found`, `not-yourself`, `person-above-own` */
export async function makePermanent(context: CallContext, userId: string): Promise<void> {
  await changeExpiry(context, userId, null);
}

async function changeExpiry(context: CallContext, userId: string, expiresAt: Date | null): Promise<void> {
  const { caller } = context;
  await context.inTenant(caller.tenantId, async (tx, context) => {
    await lockMemberships(tx, caller.tenantId);
    const member = await findTarget(context, userId);
    const before = member.expires_at;
    if (before?.getTime() === expiresAt?.getTime()) return;
    await keepManaged(tx, caller.tenantId, () => setMemberExpiry(tx, caller.tenantId, userId, expiresAt));
    await context.audit({
      action: expiresAt === null ? 'user.made-permanent' : 'user.made-temporary',
      severity: 'Medium',
      target: { kind: 'user', id: userId },
      details: { before: before?.toISOString() ?? null, after: expiresAt?.toISOString() ?? null },
    });
  });
}

async function findTarget({ tx, caller }: TransactionContext, userId: string): Promise<MemberRow> {
  const member = isUuid(userId) ? await findMember(tx, caller.tenantId, userId) : undefined;
  if (!member) throw new Refusal('user-not-found');
  const levels = (await listHeldRoles(tx, [userId]))
    .filter((role) => role.held_in === caller.tenantId)
    .map((role) => role.level);
  const refused = checkCanManage(caller, { userId, superUser: member.super_user, levels }, 'refused');
  if (refused) throw new Refusal(refused);
  return member;
}
