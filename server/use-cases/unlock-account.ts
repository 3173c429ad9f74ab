/** The owner of a locked account opens it by mail. */
import { audit } from '#server/db/queries/audits.ts';
import { withdrawLinks } from '#server/db/queries/links.ts';
import { findUserByKey } from '#server/db/queries/users.ts';
import type { JobPayloads } from '#server/jobs/enqueue.ts';
import type { RequestFacts, Services } from '#server/services.ts';
import { clearLockouts, lockoutSubject } from './login-with-password.ts';
import { makeLink, ownerOf, readLink, takeLink } from './mail-links.ts';
import { mailPerson, momentInMail } from './mail-person.ts';
import { notifyPerson } from './notify-person.ts';

/** The job behind a lock: strangers' addresses lock too, and nobody is told. */
export async function tellLocked(
  services: Services,
  { email, lockedUntil }: JobPayloads['tell-locked'],
): Promise<void> {
  if (!(await services.limits.tryConsume('mail-locked', lockoutSubject(services, email), services.config.limits.mail)))
    return;
  await services.db.acrossTenants('whoever is locked out has no session', async (tx) => {
    const user = await findUserByKey(tx, email);
    if (!user) return;
    const link = await makeLink(services, tx, { purpose: 'unlock', userId: user.id });
    const values = { lockedUntil: momentInMail(new Date(lockedUntil)), expiresIn: link.expiresIn };
    await notifyPerson(services, tx, { userId: user.id, key: 'account-locked' });
    await mailPerson(services, tx, { to: user, mail: 'account-locked', link: link.url, values });
  });
  services.wakeJobs();
}

/** Reads the link without using it. @throws Refusal `link-…` */
export async function checkUnlockLink(services: Services, token: string): Promise<void> {
  await services.db.acrossTenants('whoever is locked out has no session', (tx) =>
    readLink(services, tx, ['unlock'], null, token),
  );
}

export async function unlockAccount(services: Services, token: string, facts: RequestFacts): Promise<void> {
  await services.limits.consume('link', facts.ip, services.config.limits.link);
  const now = services.clock();
  await services.db.acrossTenants('whoever is locked out has no session', async (tx) => {
    const link = await readLink(services, tx, ['unlock'], null, token);
    await takeLink(services, tx, link);
    const user = await ownerOf(tx, link);
    await clearLockouts(services, tx, user);
    await withdrawLinks(tx, user.id, 'unlock', now);
    await audit(tx, facts, now, {
      action: 'user.unlocked',
      tenantId: null,
      actorId: user.id,
      target: { kind: 'user', id: user.id },
    });
  });
}
