/** Warns users before a password expires under a rotation policy: once by mail, and in the response to each sign-in. */
import { earliestPasswordNotice } from '#server/db/queries/core/policies.ts';
import { listAgeingPasswords, type AgeingPassword, type Credentials } from '#server/db/queries/core/users.ts';
import { endSoon, strictestRotation } from '#server/domain/policies/policies.ts';
import { later, minute } from '#server/lib/clock.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';

const batch = 500;

export interface PasswordNotice {
  /** Minutes until the password expires. */
  expiresIn: number;
  /** Notice period of the policy, in minutes before expiry. */
  notificationPeriod: number;
}

/** Returns the notice for the client about a password that was just entered. */
export function passwordNotice(
  now: Date,
  user: Pick<Credentials, 'password_changed_at' | 'rotation'>,
): PasswordNotice | undefined {
  const rule = strictestRotation(user.rotation);
  const end = user.password_changed_at && endSoon(user.password_changed_at, rule, now);
  return end && rule
    ? {
        expiresIn: Math.ceil((end.getTime() - now.getTime()) / minute),
        notificationPeriod: rule.notificationPeriod,
      }
    : undefined;
}

const reason = 'the passwords of users of all tenants expire';

/** Hourly job that also warns users who do not sign in. Reads only the policies if no tenant uses rotation. */
export async function warnOfPasswordEnds(context: AnonymousContext): Promise<void> {
  const { now } = context;
  const first = await context.acrossTenants(reason, earliestPasswordNotice);
  if (first === undefined) return;
  const changedBefore = later(now, -first * minute);
  for (let afterId = '00000000-0000-0000-0000-000000000000'; ;) {
    const users = await context.acrossTenants(reason, async (tx, context) => {
      const page = await listAgeingPasswords(tx, { changedBefore, afterId, limit: batch });
      for (const user of page) await warn(context, user);
      return page;
    });
    if (users.length < batch) break;
    afterId = users.at(-1)!.id;
  }
  context.services.wakeJobs();
}

async function warn(context: AnonymousTransaction, user: AgeingPassword): Promise<void> {
  const { services, now } = context;
  const end = endSoon(user.password_changed_at, strictestRotation(user.rotation), now);
  if (!end) return;
  await mailUser(context, {
    to: user,
    mail: 'password-expires',
    values: { expiresAt: dateTimeValue(end) },
    link: `${services.config.baseUrl}${services.config.routes.forgotPassword}`,
    notAfter: end,
    // once per password
    slot: `password-expires ${user.id} ${user.password_changed_at.toISOString()}`,
  });
}
