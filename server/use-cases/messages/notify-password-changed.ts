import type { Tx } from '#server/db/database.ts';
import type { UserRow } from '#server/db/queries/core/users.ts';
import type { Services } from '#server/services.ts';
import { mailUser, momentInMail } from './mail-user.ts';
import { notifyUser } from './notify-user.ts';

/** Tells the owner, with a way back in case it was somebody else. */
export async function notifyPasswordChanged(services: Services, tx: Tx, user: UserRow): Promise<void> {
  await notifyUser(services, tx, { userId: user.id, key: 'password-changed' });
  await mailUser(services, tx, {
    to: user,
    mail: 'password-changed',
    values: { changedAt: momentInMail(services.clock()) },
    link: `${services.config.baseUrl}${services.config.routes.forgotPassword}`,
  });
}
