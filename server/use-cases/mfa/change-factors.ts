/** Adds and removes a user's second factors. Each change requires a recent sign-in, is audited and notified by mail. */
import type { Tx } from '#server/db/database.ts';
import { endFactorChallenges } from '#server/db/queries/core/factor-challenges.ts';
import { deleteFactor, listFactors, makeProvisional, type FactorRow } from '#server/db/queries/mfa/factors.ts';
import { listPasskeys } from '#server/db/queries/passkeys/passkeys.ts';
import { loadMfaEnforcement } from '#server/db/queries/core/policies.ts';
import { countRecoveryCodes, deleteRecoveryCodes } from '#server/db/queries/mfa/recovery-codes.ts';
import { forgetDevices } from '#server/db/queries/core/remembered-devices.ts';
import { forgetTwoFactors } from '#server/db/queries/sessions/sessions.ts';
import type { FactorKind } from '#server/db/schema.ts';
import { day, later } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import type { MailValue } from '#shared/i18n/mail-values.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { guardLastFactor } from '#server/use-cases/sso/guard-emergency-factors.ts';
import type { FactorChange } from './factor-change.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** Maximum number of factors of one kind per user. */
export const maxFactors = 10;

type Named = Pick<FactorRow, 'id' | 'kind' | 'phone_number' | 'device_type'>;

/**
 * Audits a factor that has just been confirmed.
 * @returns the recovery codes, if it is the user's first factor
 */
export async function recordFactorAdded(
  context: AnonymousTransaction,
  { owner, tenantId, provisional = false }: FactorChange,
  factor: Named,
): Promise<string[] | undefined> {
  const { tx, now } = context;
  if (provisional) await makeProvisional(tx, factor.id, later(now, day));
  await context.audit({
    action: 'user.factor-added',
    severity: 'Medium',
    tenantId,
    actorId: owner.id,
    target: { kind: 'factor', id: factor.id },
    details: {
      kind: factor.kind,
      ...(factor.device_type && { deviceType: factor.device_type }),
      ...(provisional && { provisional }),
      after: told(factor),
    },
  });
  await notifyUser(context, { userId: owner.id, key: 'factor-added' });
  await mailUser(context, {
    to: owner,
    mail: 'factor-added',
    values: { factor: factorInMail(factor), changedAt: dateTimeValue(now) },
  });
  return (await countRecoveryCodes(tx, owner.id)) === undefined
    ? await makeRecoveryCodes(context, owner.id)
    : undefined;
}

/** Properties of a factor that an audit entry contains. */
const told = ({ kind, device_type: deviceType }: Named) => ({ kind, ...(deviceType && { deviceType }) });

/** @throws Refusal `factors-too-many` */
export async function requireRoom(tx: Tx, userId: string, kind: FactorKind): Promise<void> {
  const present = await listFactors(tx, userId);
  if (present.filter((factor) => factor.kind === kind).length >= maxFactors) throw new Refusal('factors-too-many');
}

/**
 * Removes a factor. Removing the last one also deletes the recovery codes and forgets remembered browsers.
 * @throws Refusal `factor-not-found`; `factor-enforced` for the last one, if a policy requires one; `sso-emergency-last`
 */
export async function removeFactor(
  context: AnonymousContext,
  { owner, tenantId }: FactorChange,
  id: string,
  kind: FactorKind,
): Promise<void> {
  const { services, now } = context;
  const enforcement = await loadMfaEnforcement(services.db, owner.id);
  const held = await context.asUser(owner.id, (tx) => listFactors(tx, owner.id));
  if (held.length === 1 && held[0]!.id === id) await guardLastFactor(context, owner.id);
  await context.asUser(owner.id, async (tx, context) => {
    const present = await listFactors(tx, owner.id);
    const factor = present.find((each) => each.id === id && each.kind === kind);
    if (!factor) throw new Refusal('factor-not-found');
    if (present.length === 1 && enforcement === 'Force') throw new Refusal('factor-enforced');
    if (!(await deleteFactor(tx, owner.id, id))) throw new Refusal('factor-not-found');
    if (present.length === 1) await deleteRecoveryCodes(tx, owner.id);
    if (present.length === 1 && (await listPasskeys(tx, owner.id)).length === 0) await forgetTwoFactors(tx, owner.id);
    await forgetDevices(tx, owner.id);
    await endFactorChallenges(tx, owner.id, now);
    await context.audit({
      action: 'user.factor-removed',
      severity: 'High',
      tenantId,
      actorId: owner.id,
      target: { kind: 'factor', id },
      details: { kind: factor.kind, before: told(factor) },
    });
    await notifyUser(context, { userId: owner.id, key: 'factor-removed' });
    await mailUser(context, {
      to: owner,
      mail: 'factor-removed',
      values: { factor: factorInMail(factor), changedAt: dateTimeValue(now) },
    });
  });
  services.wakeJobs();
}

function factorInMail(factor: Named): MailValue {
  if (factor.kind === 'authenticator') return { phrase: 'authenticator-app' };
  if (factor.kind === 'sms') return { phrase: 'text-messages', values: { end: factor.phone_number?.slice(-2) ?? '' } };
  return { phrase: factor.device_type === 'Platform' ? 'device-lock' : 'security-key' };
}
