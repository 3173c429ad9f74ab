/**
 * Changes the email address of a signed-in user. The code is sent to the new address even if another account has it:
 * only the reader of that mailbox learns this.
 */
import { withdrawLinks } from '#server/db/queries/core/links.ts';
import { clearLockout } from '#server/db/queries/core/lockouts.ts';
import { dropClaims } from '#server/db/queries/profile/phones.ts';
import { withdrawMailedCodes } from '#server/db/queries/core/sent-codes.ts';
import { findLatestCodeTo } from '#server/db/queries/sign-in/one-time-codes.ts';
import {
  changeUserEmail,
  findUserById,
  normalizeEmail,
  isAddressTakenMeanwhile,
} from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import { lockoutSubject } from '#server/limits/lockout-subject.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import {
  countMonitoredEmailAnywhere,
  refuseEmailDomainAnywhere,
} from '#server/use-cases/policies/refuse-email-domain.ts';
import { guardCodeSending, issueCode, redeemCode } from '#server/use-cases/verification/one-time-codes.ts';
import { requireRecentSignIn } from '#server/use-cases/verification/require-recent-sign-in.ts';

const reason = 'an email address belongs to a user in all tenants';

/** @throws Refusal `reauthentication-required`, `email-unchanged`, `email-domain-refused`, `too-many-requests` */
export async function startEmailChange(context: CallContext, email: string): Promise<void> {
  const { user } = await requireRecentSignIn(context, context.caller);
  if (normalizeEmail(email) === user.email_folded) throw new Refusal('email-unchanged');
  // counted per caller too, so that slight variations of an address cannot flood a mailbox
  await guardCodeSending(context, user.id);
  await guardCodeSending(context, normalizeEmail(email));
  await context.asUser(user.id, (tx) => refuseEmailDomainAnywhere(tx, user.id, email));
  await context.acrossTenants(reason, (_tx, context) =>
    issueCode(context, { purpose: 'change-email', channel: 'email', target: normalizeEmail(email), user }),
  );
  context.services.wakeJobs();
}

/** @throws Refusal `reauthentication-required`, `code-…`, `email-taken`, `email-domain-refused` */
export async function finishEmailChange(
  context: CallContext,
  { email, code }: { email: string; code: string },
): Promise<void> {
  const { services, now } = context;
  const { user } = await requireRecentSignIn(context, context.caller);
  const target = normalizeEmail(email);
  const sent = await context.asUser(context.caller.userId, (tx) =>
    findLatestCodeTo(tx, { purpose: 'change-email', userId: user.id, target }),
  );
  if (!sent) throw new Refusal('code-expired');
  await redeemCode(context, { purpose: 'change-email', token: sent.token_hash, code, userId: user.id });
  const changed = context.acrossTenants(reason, async (tx, context) => {
    const before = (await findUserById(tx, user.id))!;
    await refuseEmailDomainAnywhere(tx, user.id, email);
    await countMonitoredEmailAnywhere(tx, user.id, email);
    if (!(await changeUserEmail(tx, user.id, email.trim(), now))) throw new Refusal('email-taken');
    // invalidate links that were sent to the former address
    for (const purpose of ['reset-password', 'unlock'] as const) await withdrawLinks(tx, user.id, purpose, now);
    await withdrawMailedCodes(tx, user.id, now);
    await dropClaims(tx, user.id);
    await clearLockout(tx, lockoutSubject(services, before.email));
    await context.audit({
      action: 'user.email-changed',
      severity: 'High',
      actorId: user.id,
      target: { kind: 'user', id: user.id },
      details: { before: { email: before.email }, after: { email: email.trim() } },
    });
    await notifyUser(context, {
      userId: user.id,
      key: 'email-changed',
      values: { email: email.trim(), former: before.email },
    });
    await mailUser(context, {
      to: before,
      mail: 'email-changed',
      values: { newEmail: email.trim(), changedAt: dateTimeValue(now) },
    });
  });
  await changed.catch((error: unknown) => {
    throw isAddressTakenMeanwhile(error) ? new Refusal('email-taken', { cause: error }) : error;
  });
  services.wakeJobs();
}
