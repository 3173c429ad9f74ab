/** How a reset of second factors ends: it takes effect, or the person keeps everything by the link in the mail. */
import type { Tx } from '#server/db/database.ts';
import { audit, type AuditEntry } from '#server/db/queries/audits.ts';
import { endFactorChallenges } from '#server/db/queries/factor-challenges.ts';
import {
  endFactorReset,
  isElsewhere,
  listOpenFactorResets,
  takeDueFactorReset,
  type FactorResetRow,
} from '#server/db/queries/factor-resets.ts';
import { deleteFactor, listFactors } from '#server/db/queries/factors.ts';
import { withdrawLinks, type LinkRow } from '#server/db/queries/links.ts';
import { findMember } from '#server/db/queries/members.ts';
import { listHeldRoles } from '#server/db/queries/memberships.ts';
import { deleteRecoveryCodes } from '#server/db/queries/recovery-codes.ts';
import { forgetDevices } from '#server/db/queries/remembered-devices.ts';
import { endSessionsOfUser, forgetTwoFactors } from '#server/db/queries/sessions.ts';
import { findUserById } from '#server/db/queries/users.ts';
import { refusalToTouch } from '#server/domain/team.ts';
import type { JobPayloads } from '#server/jobs/enqueue.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { RequestFacts, Services } from '#server/services.ts';
import { rightsStillHeld } from './guard-rights.ts';
import { readLink, takeLink } from './mail-links.ts';
import { mailPerson, momentInMail } from './mail-person.ts';
import { notifyPerson } from './notify-person.ts';

const reason = 'a person’s factors belong to no tenant';

/** The job behind a confirmed reset. Nothing happens when it was called off meanwhile. */
export async function finishFactorReset(
  services: Services,
  { resetId, ...facts }: JobPayloads['reset-factors'],
): Promise<void> {
  const now = services.clock();
  await services.db.acrossTenants(reason, async (tx) => {
    const reset = await takeDueFactorReset(tx, resetId, now);
    if (!reset) return;
    await withdrawLinks(tx, reset.user_id, 'keep-factors', now, reset.tenant_id);
    // who has joined another team since answers for its data too: two admins of this one do not decide that
    const isRefused =
      (await isElsewhere(tx, reset.user_id, reset.tenant_id)) || !(await doBothStillStand(tx, reset, now));
    if (isRefused) return await note(services, tx, reset, facts, { action: 'user.factor-reset-refused' });
    await removeAllFactors(services, tx, reset, facts);
  });
  services.wakeJobs();
}

/** An admin who was shut out, lost the right or fell behind the person since has no say any more: two are needed to the end. */
async function doBothStillStand(
  tx: Tx,
  { tenant_id: tenantId, user_id: personId, requested_by: one, confirmed_by: other }: FactorResetRow,
  now: Date,
): Promise<boolean> {
  if (one === null || other === null) return false;
  const levels = (await listHeldRoles(tx, [personId]))
    .filter((role) => role.held_in === tenantId)
    .map((role) => role.level);
  const person = { userId: personId, superUser: (await findUserById(tx, personId))?.super_user ?? false, levels };
  for (const userId of [one, other]) {
    const rights = await rightsStillHeld(tx, { tenantId, userId }, 'fe.secure.write.updateUser', now);
    if (!rights || refusalToTouch({ userId, ...rights }, person, 'refused')) return false;
  }
  return true;
}

/** Whoever holds the lost phone may hold a session too, so that those end with the factors. */
async function removeAllFactors(services: Services, tx: Tx, reset: FactorResetRow, facts: RequestFacts): Promise<void> {
  const now = services.clock();
  const userId = reset.user_id;
  const factors = await listFactors(tx, userId);
  for (const { id } of factors) await deleteFactor(tx, userId, id);
  await deleteRecoveryCodes(tx, userId);
  await forgetTwoFactors(tx, userId);
  await forgetDevices(tx, userId);
  await endFactorChallenges(tx, userId, now);
  await endSessionsOfUser(tx, userId, now);
  await note(services, tx, reset, facts, {
    action: 'user.factors-reset',
    details: {
      requestedBy: reset.requested_by,
      confirmedBy: reset.confirmed_by,
      kinds: factors.map(({ kind }) => kind),
    },
  });
  await notifyPerson(services, tx, { userId, key: 'factor-removed' });
  const person = await findUserById(tx, userId);
  if (person)
    await mailPerson(services, tx, { to: person, mail: 'factor-reset-done', values: { changedAt: momentInMail(now) } });
}

/** By the server itself, some time after the two who agreed. */
async function note(
  services: Services,
  tx: Tx,
  reset: FactorResetRow,
  facts: RequestFacts,
  entry: Pick<AuditEntry, 'action' | 'details'>,
): Promise<void> {
  await audit(tx, facts, services.clock(), {
    ...entry,
    severity: 'High',
    tenantId: reset.tenant_id,
    actorId: null,
    target: { kind: 'user', id: reset.user_id },
  });
}

/** Reads the link of the mail without using it. @throws Refusal `link-…` */
export async function checkKeepLink(services: Services, userId: string, token: string): Promise<LinkRow> {
  return await services.db.acrossTenants(reason, (tx) => readLink(services, tx, ['keep-factors'], userId, token));
}

/** The person keeps the second factors: the reset is over. @throws Refusal `link-…` */
export async function keepFactors(
  services: Services,
  userId: string,
  token: string,
  facts: RequestFacts,
): Promise<void> {
  await services.limits.consume('link', facts.ip, services.config.limits.link);
  const now = services.clock();
  await services.db.acrossTenants(reason, async (tx) => {
    const link = await readLink(services, tx, ['keep-factors'], userId, token);
    const tenantId = link.tenant_id!;
    const [open] = await listOpenFactorResets(tx, tenantId, now, userId);
    // the reset before its links, as whoever calls it off and the job take them: otherwise two of them could wait for each other
    if (!open || !(await endFactorReset(tx, open.id, 'kept', now))) throw new Refusal('link-used');
    await takeLink(services, tx, link);
    await withdrawLinks(tx, userId, 'keep-factors', now, tenantId);
    await audit(tx, facts, now, {
      action: 'user.factor-reset-kept',
      severity: 'High',
      tenantId,
      actorId: userId,
      target: { kind: 'user', id: userId },
    });
    const person = await findMember(tx, tenantId, userId);
    if (person) await mailPerson(services, tx, { to: person, mail: 'factor-reset-kept', values: {} });
  });
  services.wakeJobs();
}
