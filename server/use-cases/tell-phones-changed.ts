import type { Tx } from '#server/db/database.ts';
import type { UserRow } from '#server/db/queries/users.ts';
import type { Services } from '#server/services.ts';
import { mailPerson, momentInMail } from './mail-person.ts';
import { notifyPerson } from './notify-person.ts';

/** Tells the owner, with a way back in case it was somebody else. @param change ends a sentence: "a number was added" */
export async function tellPhonesChanged(services: Services, tx: Tx, user: Pick<UserRow, 'id' | 'email' | 'name'>, change: string): Promise<void> {
  await notifyPerson(services, tx, { userId: user.id, key: 'phones-changed' });
  await mailPerson(services, tx, {
    to: user,
    mail: 'phones-changed',
    values: { change, changedAt: momentInMail(services.clock()) },
    link: `${services.config.baseUrl}${services.config.routes.forgotPassword}`,
  });
}
