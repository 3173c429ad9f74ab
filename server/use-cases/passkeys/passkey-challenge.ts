/**
 * Challenges for passkeys. Responses carry no token of their own: a challenge is found by its signed value and by the
 * browser or session that requested it, so that a response is valid there only, and once.
 */
import { z } from 'zod';
import { insertWebauthnChallenge, consumeWebauthnChallenge } from '#server/db/queries/passkeys/webauthn-challenges.ts';
import { later, minute } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext } from '#server/context.ts';

const reason = 'a user asked for a passkey may have no session';

/** Time limit of a passkey challenge. */
const passkeyAnswerTime = 5 * minute;

const ClientData = z.object({ challenge: z.string().max(1000) });

/** Who may respond: `bearer` is a secret that only the requesting browser or session has. */
export interface PasskeyAsker {
  purpose: 'passkey-sign-in' | 'add-passkey';
  bearer: string;
  userId: string | null;
}

export async function storePasskeyChallenge(
  context: AnonymousContext,
  { purpose, bearer, userId }: PasskeyAsker,
  challenge: string,
): Promise<void> {
  const { now } = context;
  const row = {
    token_hash: nameOf(bearer, challenge),
    challenge,
    user_id: userId,
    purpose,
    expires_at: later(now, passkeyAnswerTime),
  };
  await context.acrossTenants(reason, (tx) => insertWebauthnChallenge(tx, row));
}

/**
 * Uses up the challenge that a response names, whether or not the response is valid.
 * @throws Refusal `security-key-refused` for a challenge that was used, has expired or belongs to another requester
 */
export async function consumePasskeyChallenge(
  context: AnonymousContext,
  { purpose, bearer, userId }: PasskeyAsker,
  clientDataJSON: string,
): Promise<string> {
  const { now } = context;
  const tokenHash = nameOf(bearer, challengeIn(clientDataJSON));
  const row = await context.acrossTenants(reason, (tx) =>
    consumeWebauthnChallenge(tx, { tokenHash, purpose, now: now }),
  );
  if (!row || row.user_id !== userId) throw new Refusal('security-key-refused');
  return row.challenge;
}

function nameOf(bearer: string, challenge: string): Buffer {
  return sha256(`${bearer}.${challenge}`);
}

/** Extracts the challenge; the library parses and verifies it again. */
function challengeIn(clientDataJSON: string): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch (cause) {
    throw new Refusal('security-key-refused', { cause });
  }
}
