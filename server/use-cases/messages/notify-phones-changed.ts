import type { Tx } from '#server/db/database.ts';
import type { UserRow } from '#server/db/queries/core/users.ts';
import type { Services } from '#server/services.ts';
import type { MailPhrase } from '#shared/i18n/mail-values.ts';
import { mailUser, momentInMail } from './mail-user.ts';
import { notifyUser } from './notify-user.ts';

/** Tells the owner, with a way back in case it was somebody else. @param change what happened to them */
export async function notifyPhonesChanged(
  services: Services,
  tx: Tx,
  user: Pick<UserRow, 'id' | 'email' | 'name'>,
  change: MailPhrase,
): Promise<void> {
  await notifyUser(services, tx, { userId: user.id, key: 'phones-changed' });
  await mailUser(services, tx, {
    to: user,
    mail: 'phones-changed',
    values: { change: { phrase: change }, changedAt: momentInMail(services.clock()) },
    link: `${services.config.baseUrl}${services.config.routes.forgotPassword}`,
  });
}
