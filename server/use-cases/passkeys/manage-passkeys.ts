/**
 * Adds and removes the caller's own passkeys. Each change requires a recent sign-in, is audited and notified by mail.
 */
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { WebauthnAttestation, WebauthnCreationOptions } from '#shared/contract/passkeys/webauthn-entities.ts';
import { insertConfirmedFactor, listCredentials, listFactors, type FactorRow } from '#server/db/queries/mfa/factors.ts';
import { deletePasskey, listPasskeys } from '#server/db/queries/passkeys/passkeys.ts';
import { forgetTwoFactors } from '#server/db/queries/sessions/sessions.ts';
import { isPasskeyOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import { browserName } from '#server/integrations/browser-name.ts';
import { registrationOptions, verifyAttestation } from '#server/integrations/webauthn.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { CallContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { maxFactors } from '#server/use-cases/mfa/change-factors.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { storePasskeyChallenge, consumePasskeyChallenge, type PasskeyAsker } from './passkey-challenge.ts';
import { requireRecentSignIn } from '#server/use-cases/verification/require-recent-sign-in.ts';

const askerOf = (caller: Caller): PasskeyAsker => ({
  purpose: 'add-passkey',
  bearer: caller.sessionId,
  userId: caller.userId,
});

/** @throws Refusal `sign-in-method-off`, `reauthentication-required`, `factors-too-many` */
export async function startPasskey(context: CallContext): Promise<WebauthnCreationOptions> {
  const { services, caller } = context;
  if (!isPasskeyOpen(services.config.signIn)) throw new Refusal('sign-in-method-off');
  const { user } = await requireRecentSignIn(context, caller);
  const known = await context.asUser(user.id, (tx) => listCredentials(tx, user.id));
  if (known.filter((factor) => factor.passkey).length >= maxFactors) throw new Refusal('factors-too-many');
  const options = await registrationOptions(services, {
    user,
    known: known.map((factor) => ({ id: factor.credential_id!, transports: factor.transports ?? [] })),
    // it has to be discoverable, because challenges never list credentials
    residentKey: 'required',
    userVerification: 'preferred',
  });
  await storePasskeyChallenge(context, askerOf(caller), options.challenge);
  return options;
}

/** @throws Refusal `security-key-refused`, `security-key-known`, `reauthentication-required` */
export async function addPasskey(context: CallContext, answer: WebauthnAttestation): Promise<void> {
  const { services, caller, now } = context;
  const challenge = await consumePasskeyChallenge(context, askerOf(caller), answer.response.clientDataJSON);
  const { user } = await requireRecentSignIn(context, caller);
  const credential = await verifyAttestation(services, { answer, challenge, userVerified: false });
  const id = randomId(services.random);
  await context.asUser(user.id, async (tx, context) => {
    const added = await insertConfirmedFactor(tx, {
      id,
      user_id: user.id,
      kind: 'webauthn',
      passkey: true,
      name: browserName(context.requestMetadata.userAgent),
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports,
      device_type: answer.deviceType ?? 'CrossPlatform',
      confirmed_at: now,
      created_at: now,
    });
    if (!added) throw new Refusal('security-key-known');
    await context.audit({
      action: 'user.passkey-added',
      severity: 'Medium',
      actorId: user.id,
      target: { kind: 'factor', id },
      details: { after: { deviceType: answer.deviceType ?? 'CrossPlatform' } },
    });
    await notifyUser(context, { userId: user.id, key: 'passkey-added' });
    await mailUser(context, { to: user, mail: 'passkey-added', values: { changedAt: dateTimeValue(now) } });
  });
  services.wakeJobs();
}

export async function listOwnPasskeys(context: CallContext): Promise<FactorRow[]> {
  return await context.asUser(context.caller.userId, (tx) => listPasskeys(tx, context.caller.userId));
}

/** @throws Refusal `reauthentication-required`, `factor-not-found` */
export async function removePasskey(context: CallContext, id: string): Promise<void> {
  const { now } = context;
  const { user } = await requireRecentSignIn(context, context.caller);
  await context.asUser(user.id, async (tx, context) => {
    const removed = await findOrRefuse(id, (known) => deletePasskey(tx, user.id, known), 'factor-not-found');
    if ((await listFactors(tx, user.id)).length === 0 && (await listPasskeys(tx, user.id)).length === 0)
      await forgetTwoFactors(tx, user.id);
    await context.audit({
      action: 'user.passkey-removed',
      severity: 'High',
      actorId: user.id,
      target: { kind: 'factor', id },
      details: { before: { deviceType: removed.device_type, createdAt: removed.created_at.toISOString() } },
    });
    await notifyUser(context, { userId: user.id, key: 'passkey-removed' });
    await mailUser(context, { to: user, mail: 'passkey-removed', values: { changedAt: dateTimeValue(now) } });
  });
  context.services.wakeJobs();
}
