/** Lets the owner of a locked account unlock it by mail. */
import { withdrawLinks } from '#server/db/queries/core/links.ts';
import type { JobPayloads } from '#server/delivery/enqueue.ts';
import type { AnonymousContext } from '#server/context.ts';
import { clearLockouts, lockoutSubject } from '#server/limits/lockout-subject.ts';
import { makeLink, ownerOf, readLink, redeemLink } from '#server/use-cases/verification/mail-links.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { lookUpUser } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/** Job that notifies the owner of a lockout; unknown addresses lock too, without a mail. */
export async function notifyLocked(
  context: AnonymousContext,
  { email, lockedUntil }: JobPayloads['tell-locked'],
): Promise<void> {
  const { services } = context;
  if (!(await services.limits.tryConsume('mail-locked', lockoutSubject(services, email), services.config.limits.mail)))
    return;
  const user = await lookUpUser(context, { key: email });
  if (!user) return;
  await context.asUser(user.id, async (_tx, context) => {
    const link = await makeLink(context, { purpose: 'unlock', userId: user.id });
    const values = { lockedUntil: dateTimeValue(new Date(lockedUntil)), expiresIn: link.expiresIn };
    await notifyUser(context, { userId: user.id, key: 'account-locked' });
    await mailUser(context, { to: user, mail: 'account-locked', link: link.url, values });
  });
  services.wakeJobs();
}

/** Validates the link without using it. @throws Refusal `link-…` */
export async function checkUnlockLink(context: AnonymousContext, token: string): Promise<void> {
  await context.acrossTenants('a locked-out user has no session', (_tx, context) =>
    readLink(context, ['unlock'], null, token),
  );
}

export async function unlockAccount(context: AnonymousContext, token: string): Promise<void> {
  const { services, now } = context;
  await services.limits.consume('link', context.requestMetadata.ip, services.config.limits.link);
  await context.acrossTenants('a locked-out user has no session', async (tx, context) => {
    const link = await readLink(context, ['unlock'], null, token);
    await redeemLink(context, link);
    const user = await ownerOf(tx, link);
    await clearLockouts(services, tx, user);
    await withdrawLinks(tx, user.id, 'unlock', now);
    await context.audit({
      action: 'user.unlocked',
      tenantId: null,
      actorId: user.id,
      target: { kind: 'user', id: user.id },
    });
  });
}
