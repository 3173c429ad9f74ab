/** Checks a correct password against the list of leaked passwords and the tenant's maximum age. */
import { markPasswordBreached, type Credentials } from '#server/db/queries/core/users.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import type { AnonymousContext } from '#server/context.ts';

export type PasswordVerdict = 'good' | 'breached' | 'blocked';

/**
 * @returns `breached` if the user has to be warned, `blocked` if the password is no longer accepted
 */
export async function evaluatePassword(
  context: AnonymousContext,
  user: Credentials,
  password: string,
): Promise<PasswordVerdict> {
  const { services, now } = context;
  if (user.reset_demanded) return 'blocked';
  if (!(await services.breachedPasswords.contains(password))) return 'good';
  const { mode } = services.config.passwords.breached;
  await context.asUser(user.id, async (tx, context) => {
    if (!(await markPasswordBreached(tx, user.id, now))) return;
    await context.audit({
      action: 'user.password-breached',
      severity: 'High',
      tenantId: null,
      actorId: user.id,
      target: { kind: 'user', id: user.id },
      details: { mode },
    });
  });
  return mode === 'block' ? 'blocked' : 'breached';
}

/** Requires a new password for the tenant, and mails the link to choose one. */
export async function expirePassword(
  context: AnonymousContext,
  user: Pick<Credentials, 'id' | 'email'>,
): Promise<void> {
  const { services } = context;
  await context.asUser(user.id, async (tx, context) => {
    await context.audit({
      action: 'user.password-expired',
      tenantId: null,
      actorId: user.id,
      target: { kind: 'user', id: user.id },
    });
    await enqueue(tx, services, {
      kind: 'send-reset-link',
      payload: { email: user.email, locale: context.requestMetadata.locale },
    });
  });
  services.wakeJobs();
}
