/**
 * Notifies the user of a sign-in from a new device by mail too, because the portal's notification is visible only in
 * the portal.
 */
import { findNotification } from '#server/db/queries/notifications/notifications.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import type { AnonymousContext } from '#server/context.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';

/**
 * Mails the content of the notification, once each. Sends nothing to an unverified address, which may be a stranger's.
 */
export async function notifyNewDevice(
  context: AnonymousContext,
  { noticeId, userId }: { noticeId: string; userId: string },
): Promise<void> {
  await context.asUser(userId, async (tx, context) => {
    const [notice, user] = [await findNotification(tx, userId, noticeId), await findUserById(tx, userId)];
    if (!notice || !user?.verified) return;
    const { device, ip, place } = notice.details as { device: string; ip?: string; place?: string };
    const at = dateTimeValue(notice.created_at);
    const values = { device, changedAt: at, ...(ip && { ip }), ...(place && { place }) };
    await mailUser(context, { to: user, mail: 'new-device', values, slot: `new-device ${noticeId}` });
  });
}
