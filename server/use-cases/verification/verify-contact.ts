/** Marks an address or number as verified after a message sent to it was opened. */
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
import { applySignUp } from './apply-sign-up.ts';
import { notifyPhonesChanged } from '#server/use-cases/messages/notify-phones-changed.ts';

/**
 * Cancels what others started with an address before its owner first verified it, by whatever method. Requested links
 * are revoked, and a number entered in another browser cannot sign in. Invitations of other tenants remain open: only
 * their own admins revoke them.
 */
export async function cancelRequestsOfOthers(
  tx: Tx,
  userId: string,
  { browserToken, tenantId, now }: { browserToken: string | undefined; tenantId?: string | null; now: Date },
): Promise<void> {
  await withdrawLinks(tx, userId, 'activation', now, null);
  if (tenantId) await withdrawLinks(tx, userId, 'activation', now, tenantId);
  await dropForeignClaims(tx, userId, browserToken === undefined ? null : sha256(browserToken));
}

/** Activates the account of a user who signed up and now signs in by mail. */
export async function verifyEmail(
  context: AnonymousTransaction,
  user: UserRow,
  browserToken: string | undefined,
): Promise<void> {
  const { tx, now } = context;
  if (user.verified) return;
  await applySignUp(context, user, { browserToken });
  await updateUser(tx, user.id, { verified: true, updated_at: now });
  await cancelRequestsOfOthers(tx, user.id, { browserToken, now });
  await context.audit({
    action: 'user.activated',
    tenantId: null,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
  });
}

/**
 * Verifies a number entered after a reset with its first code; it then replaces all others. @throws Refusal
 * `phone-taken`
 */
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
