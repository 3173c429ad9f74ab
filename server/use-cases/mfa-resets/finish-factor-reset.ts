/** Ends a factor reset: it takes effect after the delay, or the user cancels it by the link in the mail. */
import type { Tx } from '#server/db/database.ts';
import type { AuditEntry } from '#server/db/queries/core/audits.ts';
import { endFactorChallenges } from '#server/db/queries/core/factor-challenges.ts';
import {
  endFactorReset,
  hasOtherMemberships,
  listOpenFactorResets,
  claimDueFactorReset,
  type FactorResetRow,
} from '#server/db/queries/mfa/factor-resets.ts';
import { deleteFactor, listFactors } from '#server/db/queries/mfa/factors.ts';
import { withdrawLinks, type LinkRow } from '#server/db/queries/core/links.ts';
import { findMember } from '#server/db/queries/core/members.ts';
import { listHeldRoles } from '#server/db/queries/core/memberships.ts';
import { deleteRecoveryCodes } from '#server/db/queries/mfa/recovery-codes.ts';
import { forgetDevices } from '#server/db/queries/core/remembered-devices.ts';
import { endSessionsOfUser, forgetTwoFactors } from '#server/db/queries/sessions/sessions.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { checkCanManage } from '#server/domain/users/team.ts';
import type { JobPayloads } from '#server/delivery/enqueue.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { rightsStillHeld } from '#server/use-cases/authorization/guard-rights.ts';
import { asOwnerOfLink, readLink, redeemLink } from '#server/use-cases/verification/mail-links.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { warnOfLostFactors } from '#server/use-cases/sso/guard-emergency-factors.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';

const reason = 'verification methods of a user belong to no tenant';

/** Job that applies a confirmed reset. Does nothing if it was canceled in the meantime. */
export async function finishFactorReset(
  context: AnonymousContext,
  { resetId }: JobPayloads['reset-factors'],
): Promise<void> {
  const { now } = context;
  await context.acrossTenants(reason, async (tx, context) => {
    const reset = await claimDueFactorReset(tx, resetId, now);
    if (!reset) return;
    await withdrawLinks(tx, reset.user_id, 'keep-factors', now, reset.tenant_id);
    // refuse if the user has since joined another team: two admins of this one must not decide about its data too
    const isRefused =
      (await hasOtherMemberships(tx, reset.user_id, reset.tenant_id)) || !(await doBothStillStand(tx, reset, now));
    if (isRefused) return await recordReset(context, reset, { action: 'user.factor-reset-refused' });
    await removeAllFactors(context, reset);
  });
  context.services.wakeJobs();
}

/** Checks both admins again: one who was deactivated, lost the right or now ranks below the user no longer counts. */
async function doBothStillStand(
  tx: Tx,
  { tenant_id: tenantId, user_id: userId, requested_by: one, confirmed_by: other }: FactorResetRow,
  now: Date,
): Promise<boolean> {
  if (one === null || other === null) return false;
  const levels = (await listHeldRoles(tx, [userId]))
    .filter((role) => role.held_in === tenantId)
    .map((role) => role.level);
  const user = { userId, superUser: (await findUserById(tx, userId))?.super_user ?? false, levels };
  for (const userId of [one, other]) {
    const rights = await rightsStillHeld(tx, { tenantId, userId }, 'fe.secure.write.updateUser', now);
    if (!rights || checkCanManage({ userId, ...rights }, user, 'refused')) return false;
  }
  return true;
}

/** Removes all factors and ends all sessions, because the finder of the lost phone may hold one. */
async function removeAllFactors(context: AnonymousTransaction, reset: FactorResetRow): Promise<void> {
  const { tx, now } = context;
  const userId = reset.user_id;
  const factors = await listFactors(tx, userId);
  for (const { id } of factors) await deleteFactor(tx, userId, id);
  await deleteRecoveryCodes(tx, userId);
  await forgetTwoFactors(tx, userId);
  await forgetDevices(tx, userId);
  await endFactorChallenges(tx, userId, now);
  await endSessionsOfUser(tx, userId, now);
  await recordReset(context, reset, {
    action: 'user.factors-reset',
    details: {
      requestedBy: reset.requested_by,
      confirmedBy: reset.confirmed_by,
      kinds: factors.map(({ kind }) => kind),
    },
  });
  await warnOfLostFactors(context, { tenantId: reset.tenant_id, userId });
  await notifyUser(context, { userId, key: 'factor-removed' });
  const user = await findUserById(tx, userId);
  if (user) await mailUser(context, { to: user, mail: 'factor-reset-done', values: { changedAt: dateTimeValue(now) } });
}

/** Audits with the server as actor, some time after both admins agreed. */
async function recordReset(
  context: AnonymousTransaction,
  reset: FactorResetRow,
  entry: Pick<AuditEntry, 'action' | 'details'>,
): Promise<void> {
  await context.audit({
    ...entry,
    severity: 'High',
    tenantId: reset.tenant_id,
    actorId: null,
    target: { kind: 'user', id: reset.user_id },
  });
}

/** Validates the link in the mail without using it. @throws Refusal `link-…` */
export async function checkKeepLink(context: AnonymousContext, userId: string, token: string): Promise<LinkRow> {
  return await asOwnerOfLink(context, userId, (_tx, context) => readLink(context, ['keep-factors'], userId, token));
}

/** Cancels the reset on behalf of the user, who keeps all factors. @throws Refusal `link-…` */
export async function keepFactors(context: AnonymousContext, userId: string, token: string): Promise<void> {
  const { services, now } = context;
  await services.limits.consume('link', context.requestMetadata.ip, services.config.limits.link);
  await asOwnerOfLink(context, userId, async (tx, context) => {
    const link = await readLink(context, ['keep-factors'], userId, token);
    const tenantId = link.tenant_id!;
    const [open] = await listOpenFactorResets(tx, tenantId, now, userId);
    // lock the reset before its links, as cancellation and the job do, to avoid deadlocks
    if (!open || !(await endFactorReset(tx, open.id, 'kept', now))) throw new Refusal('link-used');
    await redeemLink(context, link);
    await withdrawLinks(tx, userId, 'keep-factors', now, tenantId);
    await context.audit({
      action: 'user.factor-reset-kept',
      severity: 'High',
      tenantId,
      actorId: userId,
      target: { kind: 'user', id: userId },
    });
    const member = await findMember(tx, tenantId, userId);
    if (member) await mailUser(context, { to: member, mail: 'factor-reset-kept', values: {} });
  });
  services.wakeJobs();
}
