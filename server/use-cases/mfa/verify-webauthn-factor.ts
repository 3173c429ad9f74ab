/**
 * WebAuthn credentials as second factor: enrolled security keys, and for step-up also passkeys (planning and login,
 * 4.4).
 */
import type { FactorRow } from '#server/db/queries/mfa/factors.ts';
import { withPasskey } from '#server/domain/mfa/second-factor.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext } from '#server/context.ts';
import type { ChallengeProof, OpenChallenge } from './factor-challenges.ts';
import { requireUsable } from './check-factor-change.ts';
import { askCredential, verifyWebauthnFactor, type KeyAnswer } from './security-key.ts';

/** @throws Refusal `factor-not-found` */
export async function askInChallenge(context: AnonymousContext, challenge: OpenChallenge, id: string) {
  const factor = usableKey(challenge, id);
  return await askCredential(context, challenge.owner, factor, verificationOf(challenge, factor));
}

/** Requests user verification for a passkey, and requires it if the device itself was the first factor. */
function verificationOf({ row }: OpenChallenge, factor: FactorRow): 'required' | 'preferred' | 'discouraged' {
  if (!factor.passkey) return 'discouraged';
  return withPasskey(row.amr, false) ? 'preferred' : 'required';
}

/**
 * @returns what the verification adds to the session's methods
 * @throws Refusal `factor-not-found`, `security-key-refused`, also for a passkey that proves no more than the session
 *   already has
 */
export async function verifyInChallenge(
  context: AnonymousContext,
  challenge: OpenChallenge,
  { id, ...answer }: KeyAnswer & { id: string },
): Promise<Pick<ChallengeProof, 'method' | 'userVerified'>> {
  const factor = usableKey(challenge, id);
  const { userVerified } = await verifyWebauthnFactor(context, challenge.owner, factor, answer);
  if (!factor.passkey) return { method: 'hwk' };
  if (!withPasskey(challenge.row.amr, userVerified)) throw new Refusal('security-key-refused');
  return { method: 'hwk', userVerified };
}

function usableKey(challenge: OpenChallenge, id: string): FactorRow {
  const factor = requireUsable(challenge, id).factors.find((each) => each.id === id);
  if (factor?.kind !== 'webauthn') throw new Refusal('factor-not-found');
  return factor;
}
