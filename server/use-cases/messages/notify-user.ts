/** Creates notifications in the portal, in addition to the audit entry and the mail of the same change. */
import { findInviter, insertNotification } from '#server/db/queries/notifications/notifications.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import type { NotificationKey } from '#shared/lib/notification-kinds.ts';

export interface PersonalNotification {
  userId: string;
  /** Tenant that the notification concerns and is shown in; absent if it concerns the user in all tenants. */
  tenantId?: string;
  key: NotificationKey;
  /** Values of its text; never a secret. */
  values?: Record<string, string>;
}

/** Stores the notification in the transaction of the change that it reports, so that both or neither exist. */
export async function notifyUser(
  { services, tx, now }: Pick<AnonymousTransaction, 'services' | 'tx' | 'now'>,
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

/** Notifies the inviter, if still a member of the team, that a user has accepted the invitation. */
export async function notifyInviter(context: AnonymousTransaction, tenantId: string, userId: string): Promise<void> {
  const { tx } = context;
  const inviter = await findInviter(tx, tenantId, userId);
  const user = inviter && (await findUserById(tx, userId));
  if (!user) return;
  await notifyUser(context, {
    userId: inviter,
    tenantId,
    key: 'invitation-accepted',
    values: { person: user.name, email: user.email },
  });
}
