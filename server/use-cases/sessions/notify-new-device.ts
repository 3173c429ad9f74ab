/** A sign-in from a new device is told by mail too: the portal's notice is seen only by those who open the portal. */
import { findNotification } from '#server/db/queries/portal/notifications.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import type { AnonymousContext } from '#server/context.ts';
import { mailUser, momentInMail } from '#server/use-cases/messages/mail-user.ts';

/** Mails what the notice says, once for each notice. Nothing to an address that was never proved: it may be a stranger's. */
export async function notifyNewDevice(
  context: AnonymousContext,
  { noticeId, userId }: { noticeId: string; userId: string },
): Promise<void> {
  await context.asPerson(userId, async (tx, context) => {
    const [notice, user] = [await findNotification(tx, userId, noticeId), await findUserById(tx, userId)];
    if (!notice || !user?.verified) return;
    const { device, place } = notice.details as { device: string; place?: string };
    const values = { device, changedAt: momentInMail(notice.created_at), ...(place && { place }) };
    await mailUser(context, { to: user, mail: 'new-device', values, slot: `new-device ${noticeId}` });
  });
}
