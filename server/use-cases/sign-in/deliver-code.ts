/** The job that sends a code to a user who is not signed in: finds the account, and sends nothing without one. */
import { assignCode, withdrawOlderCodes } from '#server/db/queries/sign-in/one-time-codes.ts';
import { findUserByClaim, findUserByVerifiedPhone, listPhones } from '#server/db/queries/profile/phones.ts';
import { findUserByEmail, findUserById, type UserRow } from '#server/db/queries/core/users.ts';
import type { JobPayloads } from '#server/delivery/enqueue.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { sendCode } from '#server/use-cases/verification/one-time-codes.ts';

export async function deliverCode(context: AnonymousContext, payload: JobPayloads['deliver-code']): Promise<void> {
  const { now } = context;
  await context.acrossTenants('a user who requests a code has no session', async (tx, context) => {
    const found = await findRecipient(context, payload);
    if (!found) return;
    const tokenHash = sha256(payload.token);
    await assignCode(tx, tokenHash, found.user.id);
    await withdrawOlderCodes(tx, tokenHash, now);
    const { purpose, channel, code } = payload;
    await sendCode(context, {
      purpose,
      channel,
      code,
      target: found.target,
      user: found.user,
      expiresAt: new Date(payload.expiresAt),
      locale: payload.locale,
    });
  });
  context.services.wakeJobs();
}

/** Messages go where the user has them, never to what was typed. */
async function findRecipient(
  { tx, now }: AnonymousTransaction,
  { by, value, channel, browserHash }: JobPayloads['deliver-code'],
): Promise<{ user: UserRow; target: string } | undefined> {
  if (by === 'phone') {
    const claim =
      browserHash === null ? undefined : await findUserByClaim(tx, value, Buffer.from(browserHash, 'base64'), now);
    const user = (await findUserByVerifiedPhone(tx, value)) ?? claim;
    return user?.verified ? { user, target: value } : undefined;
  }
  const user = by === 'email' ? await findUserByEmail(tx, value) : await findUserById(tx, value);
  if (!user) return undefined;
  if (channel === 'email') return { user, target: user.email };
  // text messages require a verified email address: before that, the number may have been entered by someone else
  const phone = user.verified ? (await listPhones(tx, user.id)).filter((each) => each.verified).at(-1) : undefined;
  return phone && { user, target: phone.number };
}
