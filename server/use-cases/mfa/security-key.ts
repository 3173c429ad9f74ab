/** Security keys and platform authenticators (WebAuthn) as second factor. */
import type { WebauthnAssertion, WebauthnAttestation } from '#shared/contract/passkeys/webauthn-entities.ts';
import type { Tx } from '#server/db/database.ts';
import {
  findFactor,
  insertConfirmedFactor,
  listCredentials,
  useCredential,
  type FactorRow,
} from '#server/db/queries/mfa/factors.ts';
import { insertWebauthnChallenge, consumeWebauthnChallenge } from '#server/db/queries/passkeys/webauthn-challenges.ts';
import { browserName } from '#server/integrations/browser-name.ts';
import {
  assertionOptions,
  registrationOptions,
  verifyAssertion,
  verifyAttestation,
} from '#server/integrations/webauthn.ts';
import { later, minute } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext } from '#server/context.ts';
import { recordFactorAdded, requireRoom } from './change-factors.ts';
import type { FactorChange } from './factor-change.ts';
import type { FactorOwner } from './factor-challenges.ts';

type Purpose = 'enrol-factor' | 'second-factor';

/** Time limit of a WebAuthn challenge. */
const answerTime = 5 * minute;

/** Starts an enrollment. @param attachment restricts it to one kind of authenticator */
export async function startKey(
  context: AnonymousContext,
  owner: FactorOwner,
  attachment?: 'platform' | 'cross-platform',
) {
  const known = await context.asUser(owner.id, async (tx) => {
    await requireRoom(tx, owner.id, 'webauthn');
    return await listCredentials(tx, owner.id);
  });
  const options = await registrationOptions(context.services, {
    user: owner,
    known: known.map((factor) => ({ id: factor.credential_id!, transports: factor.transports ?? [] })),
    residentKey: 'discouraged',
    userVerification: 'discouraged',
    attachment,
  });
  return { webauthnToken: await keepChallenge(context, owner, 'enrol-factor', options.challenge), options };
}

export interface KeyAttestation {
  webauthnToken: string;
  deviceType: 'Platform' | 'CrossPlatform';
  options: WebauthnAttestation;
}

/**
 * Completes an enrollment.
 * @returns the recovery codes, if it is the user's first factor
 * @throws Refusal `security-key-refused`, `security-key-known`
 */
export async function confirmKey(
  context: AnonymousContext,
  change: FactorChange,
  answer: KeyAttestation,
): Promise<string[] | undefined> {
  const { services, now } = context;
  const { owner } = change;
  const challenge = await takeChallenge(context, owner, 'enrol-factor', answer.webauthnToken);
  const credential = await verifyAttestation(services, { answer: answer.options, challenge, userVerified: false });
  const factor = {
    id: randomId(services.random),
    kind: 'webauthn' as const,
    device_type: answer.deviceType,
    phone_number: null,
  };
  const codes = await context.asUser(owner.id, async (tx, context) => {
    const added = await insertConfirmedFactor(tx, {
      ...factor,
      user_id: owner.id,
      name: browserName(context.requestMetadata.userAgent),
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports,
      confirmed_at: now,
      created_at: now,
    });
    if (!added) throw new Refusal('security-key-known');
    return await recordFactorAdded(context, change, factor);
  });
  services.wakeJobs();
  return codes;
}

/** Creates a challenge for an enrolled key. @throws Refusal `factor-not-found` */
export async function askKey(context: AnonymousContext, owner: FactorOwner, id: string) {
  return await askCredential(
    context,
    owner,
    await context.asUser(owner.id, (tx) => requireKey(tx, owner, id)),
    'discouraged',
  );
}

/** Creates a challenge for one credential of a user, including passkeys. */
export async function askCredential(
  context: AnonymousContext,
  owner: FactorOwner,
  factor: FactorRow,
  userVerification: 'required' | 'preferred' | 'discouraged',
) {
  const options = await assertionOptions(
    context.services,
    [{ id: factor.credential_id!, transports: factor.transports ?? [] }],
    userVerification,
  );
  return { webauthnToken: await keepChallenge(context, owner, 'second-factor', options.challenge), options };
}

export interface KeyAnswer {
  webauthnToken: string;
  options: WebauthnAssertion;
}

/** Verifies the response of a key. @throws Refusal `factor-not-found`, `security-key-refused` */
export async function verifySecurityKey(
  context: AnonymousContext,
  owner: FactorOwner,
  { id, ...answer }: KeyAnswer & { id: string },
): Promise<void> {
  const factor = await context.asUser(owner.id, (tx) => requireKey(tx, owner, id));
  await verifyWebauthnFactor(context, owner, factor, answer);
}

/**
 * @returns whether the device verified the user by biometrics or PIN @throws Refusal `security-key-refused`
 */
export async function verifyWebauthnFactor(
  context: AnonymousContext,
  owner: FactorOwner,
  factor: FactorRow,
  { webauthnToken, options }: KeyAnswer,
): Promise<{ userVerified: boolean }> {
  const { services, requestMetadata, now } = context;
  await services.limits.consume('factor', requestMetadata.ip, services.config.limits.link);
  const challenge = await takeChallenge(context, owner, 'second-factor', webauthnToken);
  if (options.id !== factor.credential_id) throw new Refusal('security-key-refused');
  const { counter, userVerified } = await verifyAssertion(services, {
    answer: options,
    challenge,
    userVerified: false,
    credential: {
      id: factor.credential_id,
      publicKey: factor.public_key!,
      counter: factor.counter ?? 0,
      transports: factor.transports ?? [],
    },
  });
  const used = await context.asUser(owner.id, (tx) => useCredential(tx, factor.id, counter, now));
  if (!used) throw new Refusal('security-key-refused');
  return { userVerified };
}

async function requireKey(tx: Tx, owner: FactorOwner, id: string): Promise<FactorRow> {
  const factor = await findFactor(tx, owner.id, 'webauthn', id);
  if (!factor) throw new Refusal('factor-not-found');
  return factor;
}

async function keepChallenge(
  context: AnonymousContext,
  owner: FactorOwner,
  purpose: Purpose,
  challenge: string,
): Promise<string> {
  const { now } = context;
  const token = randomToken(context.services.random);
  const expiresAt = later(now, answerTime);
  await context.asUser(owner.id, (tx) =>
    insertWebauthnChallenge(tx, {
      token_hash: sha256(token),
      challenge,
      user_id: owner.id,
      purpose,
      expires_at: expiresAt,
    }),
  );
  return token;
}

/** Takes a challenge once, whatever the response, and only for the user it was created for. */
async function takeChallenge(
  context: AnonymousContext,
  owner: FactorOwner,
  purpose: Purpose,
  token: string,
): Promise<string> {
  const { now } = context;
  const row = await context.asUser(owner.id, (tx) =>
    consumeWebauthnChallenge(tx, { tokenHash: sha256(token), purpose, now: now }),
  );
  if (!row || row.user_id !== owner.id) throw new Refusal('security-key-refused');
  return row.challenge;
}
