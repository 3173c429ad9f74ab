import type { UserRow } from '#server/db/queries/core/users.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import type { MailPhrase } from '#shared/i18n/mail-values.ts';
import { mailUser, dateTimeValue } from './mail-user.ts';
import { notifyUser } from './notify-user.ts';

/**
 * Notifies the owner by mail, with a recovery link in case it was someone else. @param change what happened to the
 * numbers
 */
export async function notifyPhonesChanged(
  context: AnonymousTransaction,
  user: Pick<UserRow, 'id' | 'email' | 'name'>,
  change: MailPhrase,
): Promise<void> {
  const { now } = context;
  await notifyUser(context, { userId: user.id, key: 'phones-changed' });
  await mailUser(context, {
    to: user,
    mail: 'phones-changed',
    values: { change: { phrase: change }, changedAt: dateTimeValue(now) },
  });
}
