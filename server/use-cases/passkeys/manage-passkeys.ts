/** Somebody's own passkeys come and go: each change is written down, told by mail, and wants a recent sign-in. */
import type { WebauthnAttestation, WebauthnCreationOptions } from '#shared/contract/webauthn-entities.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import { insertConfirmedFactor, listCredentials, listFactors, type FactorRow } from '#server/db/queries/mfa/factors.ts';
import { deletePasskey, listPasskeys } from '#server/db/queries/mfa/passkeys.ts';
import { forgetTwoFactors } from '#server/db/queries/sessions/sessions.ts';
import { isPasskeyOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import { browserName } from '#server/integrations/browser-name.ts';
import { registrationOptions, verifyAttestation } from '#server/integrations/webauthn.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, randomId } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { mostFactors } from '#server/use-cases/mfa/change-factors.ts';
import { mailUser, momentInMail } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { keepPasskeyChallenge, takePasskeyChallenge, type PasskeyAsker } from './passkey-challenge.ts';
import { requireRecentSignIn } from '#server/use-cases/proofs/require-recent-sign-in.ts';

const reason = 'a person’s passkeys belong to no tenant';

const askerOf = (caller: Caller): PasskeyAsker => ({
  purpose: 'add-passkey',
  bearer: caller.sessionId,
  userId: caller.userId,
});

/** @throws Refusal `sign-in-method-off`, `reauthentication-required`, `factors-too-many` */
export async function startPasskey(services: Services, caller: Caller): Promise<WebauthnCreationOptions> {
  if (!isPasskeyOpen(services.config.signIn)) throw new Refusal('sign-in-method-off');
  const { user } = await requireRecentSignIn(services, caller);
  const known = await services.db.acrossTenants(reason, (tx) => listCredentials(tx, user.id));
  if (known.filter((factor) => factor.passkey).length >= mostFactors) throw new Refusal('factors-too-many');
  const options = await registrationOptions(services, {
    user,
    known: known.map((factor) => ({ id: factor.credential_id!, transports: factor.transports ?? [] })),
    // it has to be found without an address, since that is never told which ones there are
    residentKey: 'required',
    userVerification: 'preferred',
  });
  await keepPasskeyChallenge(services, askerOf(caller), options.challenge);
  return options;
}

/** @throws Refusal `security-key-refused`, `security-key-known`, `reauthentication-required` */
export async function addPasskey(
  services: Services,
  caller: Caller,
  answer: WebauthnAttestation,
  requestMetadata: RequestMetadata,
): Promise<void> {
  const challenge = await takePasskeyChallenge(services, askerOf(caller), answer.response.clientDataJSON);
  const { user } = await requireRecentSignIn(services, caller);
  const credential = await verifyAttestation(services, { answer, challenge, userVerified: false });
  const now = services.clock();
  const id = randomId(services.random);
  await services.db.acrossTenants(reason, async (tx) => {
    const added = await insertConfirmedFactor(tx, {
      id,
      user_id: user.id,
      kind: 'webauthn',
      passkey: true,
      name: browserName(requestMetadata.userAgent),
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports,
      device_type: answer.deviceType ?? 'CrossPlatform',
      confirmed_at: now,
      created_at: now,
    });
    if (!added) throw new Refusal('security-key-known');
    await audit(tx, requestMetadata, now, {
      action: 'user.passkey-added',
      severity: 'Medium',
      tenantId: caller.tenantId,
      actorId: user.id,
      target: { kind: 'factor', id },
      details: { after: { deviceType: answer.deviceType ?? 'CrossPlatform' } },
    });
    await notifyUser(services, tx, { userId: user.id, key: 'passkey-added' });
    await mailUser(services, tx, { to: user, mail: 'passkey-added', values: { changedAt: momentInMail(now) } });
  });
  services.wakeJobs();
}

export async function listOwnPasskeys(services: Services, caller: Caller): Promise<FactorRow[]> {
  return await services.db.acrossTenants(reason, (tx) => listPasskeys(tx, caller.userId));
}

/** @throws Refusal `reauthentication-required`, `factor-not-found` */
export async function removePasskey(
  services: Services,
  caller: Caller,
  id: string,
  requestMetadata: RequestMetadata,
): Promise<void> {
  const { user } = await requireRecentSignIn(services, caller);
  const now = services.clock();
  await services.db.acrossTenants(reason, async (tx) => {
    const removed = isUuid(id) ? await deletePasskey(tx, user.id, id) : undefined;
    if (!removed) throw new Refusal('factor-not-found');
    if ((await listFactors(tx, user.id)).length === 0 && (await listPasskeys(tx, user.id)).length === 0)
      await forgetTwoFactors(tx, user.id);
    await audit(tx, requestMetadata, now, {
      action: 'user.passkey-removed',
      severity: 'High',
      tenantId: caller.tenantId,
      actorId: user.id,
      target: { kind: 'factor', id },
      details: { before: { deviceType: removed.device_type, createdAt: removed.created_at.toISOString() } },
    });
    await notifyUser(services, tx, { userId: user.id, key: 'passkey-removed' });
    await mailUser(services, tx, { to: user, mail: 'passkey-removed', values: { changedAt: momentInMail(now) } });
  });
  services.wakeJobs();
}
