/** What follows from having opened a message: the address or the number is the person's. */
import type { Tx } from '#server/db/database.ts';
import { withdrawLinks } from '#server/db/queries/core/links.ts';
import {
  deleteOtherPhones,
  dropForeignClaims,
  findPhoneByNumber,
  verifyPhone,
} from '#server/db/queries/profile/phones.ts';
import { updateUser, type UserRow } from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, sha256 } from '#server/lib/secrets.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { notifyPhonesChanged } from '#server/use-cases/messages/notify-phones-changed.ts';

/**
 * The owner of an address has come for the first time, by whatever way: what others may have begun with it is over. Links that
 * were asked for open nothing, and a number that was named in another browser signs nobody in. Invitations of other tenants
 * stay open: they are for their own admins to withdraw.
 */
export async function endWhatOthersBegan(
  tx: Tx,
  userId: string,
  { browserToken, tenantId, now }: { browserToken: string | undefined; tenantId?: string | null; now: Date },
): Promise<void> {
  await withdrawLinks(tx, userId, 'activation', now, null);
  if (tenantId) await withdrawLinks(tx, userId, 'activation', now, tenantId);
  await dropForeignClaims(tx, userId, browserToken === undefined ? null : sha256(browserToken));
}

/** Somebody who signed up and comes in by mail has activated the account with it. */
export async function verifyEmail(
  context: AnonymousTransaction,
  user: UserRow,
  browserToken: string | undefined,
): Promise<void> {
  const { tx, now } = context;
  if (user.verified) return;
  await updateUser(tx, user.id, { verified: true, updated_at: now });
  await endWhatOthersBegan(tx, user.id, { browserToken, now });
  await context.audit({
    action: 'user.activated',
    tenantId: null,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
  });
}

/** A number that was named after a reset counts from its first code on, and takes the place of all others. @throws Refusal `phone-taken` */
export async function verifyPhoneNumber(context: AnonymousTransaction, user: UserRow, number: string): Promise<void> {
  const { tx, now } = context;
  const known = await findPhoneByNumber(tx, user.id, number);
  if (known?.verified) return;
  if (!(await verifyPhone(tx, { id: randomId(context.services.random), userId: user.id, number, at: now })))
    throw new Refusal('phone-taken');
  await deleteOtherPhones(tx, user.id, number);
  await updateUser(tx, user.id, { phone_number: number, updated_at: now });
  await context.audit({
    action: 'user.phone-verified',
    severity: 'Medium',
    tenantId: null,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
  });
  await notifyPhonesChanged(context, user, 'phone-replaced');
}
