/** Tells people in the portal what concerns them, beside the audit and the mail of the same change. */
import { findInviter, insertNotification } from '#server/db/queries/portal/notifications.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import type { NotificationKey } from '#shared/lib/notification-kinds.ts';

export interface PersonalNotification {
  userId: string;
  /** The tenant that it concerns, and is shown in; absent for what concerns the person everywhere. */
  tenantId?: string;
  key: NotificationKey;
  /** Values of its text. Never a secret. */
  values?: Record<string, string>;
}

/** In the transaction of the change it tells about: neither is there without the other. */
export async function notifyUser(
  { services, tx, now }: AnonymousTransaction,
  { userId, tenantId, key, values = {} }: PersonalNotification,
): Promise<void> {
  await insertNotification(tx, {
    id: randomId(services.random),
    user_id: userId,
    tenant_id: tenantId ?? null,
    key,
    details: JSON.stringify(values),
    created_at: now,
  });
}

/** Somebody has joined by an invitation: whoever sent it, and is still in the team, gets to know. */
export async function notifyInviter(context: AnonymousTransaction, tenantId: string, userId: string): Promise<void> {
  const { tx } = context;
  const inviter = await findInviter(tx, tenantId, userId);
  const person = inviter && (await findUserById(tx, userId));
  if (!person) return;
  await notifyUser(context, {
    userId: inviter,
    tenantId,
    key: 'invitation-accepted',
    values: { person: person.name, email: person.email },
  });
}
