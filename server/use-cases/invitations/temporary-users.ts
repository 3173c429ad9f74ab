/**
 * Temporary memberships. Every check of a membership compares its expiry with the clock, so no job is needed to end it.
 */
import { findMemberOrRefuse, requireManageable } from '#server/use-cases/authorization/members.ts';
import { lockMemberships, setMemberExpiry, type MemberRow } from '#server/db/queries/core/members.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { preserveManager } from '#server/use-cases/authorization/guard-rights.ts';
import { membershipExpiry } from './invite-user.ts';

/**
 * @returns when the membership expires
 * @throws Refusal `temporary-users-off`, `user-not-found`, `not-yourself`, `person-above-own`, `last-admin` for the
 *   last permanent manager of the team
 */
export async function limitMember(context: CallContext, userId: string, expirationInSeconds: number): Promise<Date> {
  const expiresAt = membershipExpiry(context, { expirationInSeconds })!;
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
    await preserveManager(tx, caller.tenantId, () => setMemberExpiry(tx, caller.tenantId, userId, expiresAt));
    await context.audit({
      action: expiresAt === null ? 'user.made-permanent' : 'user.made-temporary',
      severity: 'Medium',
      target: { kind: 'user', id: userId },
      details: { before: before?.toISOString() ?? null, after: expiresAt?.toISOString() ?? null },
    });
  });
}

async function findTarget(context: TransactionContext, userId: string): Promise<MemberRow> {
  const member = await findMemberOrRefuse(context, userId);
  await requireManageable(context, member, 'refused');
  return member;
}
