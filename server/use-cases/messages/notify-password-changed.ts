import type { UserRow } from '#server/db/queries/core/users.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { mailUser, dateTimeValue } from './mail-user.ts';
import { notifyUser } from './notify-user.ts';

/** Notifies the owner by mail, with a recovery link in case it was someone else. */
export async function notifyPasswordChanged(context: AnonymousTransaction, user: UserRow): Promise<void> {
  const { now } = context;
  await notifyUser(context, { userId: user.id, key: 'password-changed' });
  await mailUser(context, {
    to: user,
    mail: 'password-changed',
    values: { changedAt: dateTimeValue(now) },
  });
}
