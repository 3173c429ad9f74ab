/** People whose time in a tenant is limited. Every check of a membership compares the end with its own clock: nothing has to run for it to come. */
import { audit } from '#server/db/queries/core/audits.ts';
import type { Tx } from '#server/db/database.ts';
import { findMember, lockMemberships, setMemberExpiry, type MemberRow } from '#server/db/queries/core/members.ts';
import { listHeldRoles } from '#server/db/queries/core/memberships.ts';
import { checkCanManage } from '#server/domain/people/team.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { keepManaged } from '#server/use-cases/rights/guard-rights.ts';
import { endOf } from './invite-user.ts';

/**
 * @returns when the person's time ends
 * @throws Refusal `temporary-users-off`, `user-not-found`, `not-yourself`, `person-above-own`, `last-admin` for the last one who manages the team for good
 */
export async function limitMember(
  services: Services,
  caller: Caller,
  userId: string,
  expirationInSeconds: number,
  requestMetadata: RequestMetadata,
): Promise<Date> {
  const expiresAt = endOf(services, { expirationInSeconds })!;
  await changeExpiry(services, caller, userId, expiresAt, requestMetadata);
  return expiresAt;
}

/** @throws Refusal `user-not-found`, `not-yourself`, `person-above-own` */
export async function makePermanent(
  services: Services,
  caller: Caller,
  userId: string,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await changeExpiry(services, caller, userId, null, requestMetadata);
}

async function changeExpiry(
  services: Services,
  caller: Caller,
  userId: string,
  expiresAt: Date | null,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await services.db.inTenant(caller.tenantId, async (tx) => {
    await lockMemberships(tx, caller.tenantId);
    const member = await findTarget(tx, caller, userId);
    const before = member.expires_at;
    if (before?.getTime() === expiresAt?.getTime()) return;
    await keepManaged(tx, caller.tenantId, () => setMemberExpiry(tx, caller.tenantId, userId, expiresAt));
    await audit(tx, requestMetadata, services.clock(), {
      action: expiresAt === null ? 'user.made-permanent' : 'user.made-temporary',
      severity: 'Medium',
      tenantId: caller.tenantId,
      actorId: caller.userId,
      target: { kind: 'user', id: userId },
      details: { before: before?.toISOString() ?? null, after: expiresAt?.toISOString() ?? null },
    });
  });
}

async function findTarget(tx: Tx, caller: Caller, userId: string): Promise<MemberRow> {
  const member = isUuid(userId) ? await findMember(tx, caller.tenantId, userId) : undefined;
  if (!member) throw new Refusal('user-not-found');
  const levels = (await listHeldRoles(tx, [userId]))
    .filter((role) => role.held_in === caller.tenantId)
    .map((role) => role.level);
  const refused = checkCanManage(caller, { userId, superUser: member.super_user, levels }, 'refused');
  if (refused) throw new Refusal(refused);
  return member;
}
