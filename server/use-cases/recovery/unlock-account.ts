/** The owner of a locked account opens it by mail. */
import { audit } from '#server/db/queries/core/audits.ts';
import { withdrawLinks } from '#server/db/queries/core/links.ts';
import { findUserByKey } from '#server/db/queries/core/users.ts';
import type { JobPayloads } from '#server/delivery/enqueue.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { clearLockouts, lockoutSubject } from '#server/limits/lockout-subject.ts';
import { makeLink, ownerOf, readLink, takeLink } from '#server/use-cases/proofs/mail-links.ts';
import { mailUser, momentInMail } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';

/** The job behind a lock: strangers' addresses lock too, and nobody is told. */
export async function notifyLocked(
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
    await notifyUser(services, tx, { userId: user.id, key: 'account-locked' });
    await mailUser(services, tx, { to: user, mail: 'account-locked', link: link.url, values });
  });
  services.wakeJobs();
}

/** Reads the link without using it. @throws Refusal `link-…` */
export async function checkUnlockLink(services: Services, token: string): Promise<void> {
  await services.db.acrossTenants('whoever is locked out has no session', (tx) =>
    readLink(services, tx, ['unlock'], null, token),
  );
}

export async function unlockAccount(
  services: Services,
  token: string,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await services.limits.consume('link', requestMetadata.ip, services.config.limits.link);
  const now = services.clock();
  await services.db.acrossTenants('whoever is locked out has no session', async (tx) => {
    const link = await readLink(services, tx, ['unlock'], null, token);
    await takeLink(services, tx, link);
    const user = await ownerOf(tx, link);
    await clearLockouts(services, tx, user);
    await withdrawLinks(tx, user.id, 'unlock', now);
    await audit(tx, requestMetadata, now, {
      action: 'user.unlocked',
      tenantId: null,
      actorId: user.id,
      target: { kind: 'user', id: user.id },
    });
  });
}
