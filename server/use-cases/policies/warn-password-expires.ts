/** A password that has to be changed at times ends with notice: by mail once, and to the client at each sign-in. */
import { earliestPasswordNotice } from '#server/db/queries/core/policies.ts';
import { listAgeingPasswords, type AgeingPassword, type Credentials } from '#server/db/queries/core/users.ts';
import { endSoon, strictestRotation } from '#server/domain/policies/policies.ts';
import { later, minute } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import { mailUser, momentInMail } from '#server/use-cases/messages/mail-user.ts';

const batch = 500;

export interface PasswordNotice {
  /** Minutes until the password opens nothing any more. */
  expiresIn: number;
  /** Minutes before that in which people are told: the policy's own. */
  notificationPeriod: number;
}

/** What a client is told about a password that was just typed. */
export function passwordNotice(
  { clock }: Pick<Services, 'clock'>,
  user: Pick<Credentials, 'password_changed_at' | 'rotation'>,
): PasswordNotice | undefined {
  const rule = strictestRotation(user.rotation);
  const end = user.password_changed_at && endSoon(user.password_changed_at, rule, clock());
  return end && rule
    ? {
        expiresIn: Math.ceil((end.getTime() - clock().getTime()) / minute),
        notificationPeriod: rule.notificationPeriod,
      }
    : undefined;
}

const reason = 'passwords of all people grow old';

/** The hourly job: whoever does not sign in gets to know too. Costs one look at the policies where nobody rotates. */
export async function warnOfPasswordEnds(services: Services): Promise<void> {
  const { db, clock } = services;
  const first = await db.acrossTenants(reason, earliestPasswordNotice);
  if (first === undefined) return;
  const changedBefore = later(clock(), -first * minute);
  for (let afterId = '00000000-0000-0000-0000-000000000000'; ;) {
    const people = await db.acrossTenants(reason, async (tx) => {
      const page = await listAgeingPasswords(tx, { changedBefore, afterId, limit: batch });
      for (const person of page) await warn(services, tx, person);
      return page;
    });
    if (people.length < batch) break;
    afterId = people.at(-1)!.id;
  }
  services.wakeJobs();
}

async function warn(services: Services, tx: Parameters<typeof mailUser>[1], person: AgeingPassword): Promise<void> {
  const end = endSoon(person.password_changed_at, strictestRotation(person.rotation), services.clock());
  if (!end) return;
  await mailUser(services, tx, {
    to: person,
    mail: 'password-expires',
    values: { expiresAt: momentInMail(end) },
    link: `${services.config.baseUrl}${services.config.routes.forgotPassword}`,
    notAfter: end,
    // once for each password
    slot: `password-expires ${person.id} ${person.password_changed_at.toISOString()}`,
  });
}
