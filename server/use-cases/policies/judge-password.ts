/** A password that is right may still be no good: in a list of leaked ones, or too old for the tenant. */
import { audit } from '#server/db/queries/core/audits.ts';
import { markPasswordBreached, type Credentials } from '#server/db/queries/core/users.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';

export type PasswordVerdict = 'good' | 'breached' | 'blocked';

/**
 * @returns `breached` when its owner is to be told, `blocked` when it opens nothing any more
 */
export async function judgePassword(
  services: Services,
  user: Credentials,
  password: string,
  requestMetadata: RequestMetadata,
): Promise<PasswordVerdict> {
  if (!(await services.breachedPasswords.contains(password))) return 'good';
  const now = services.clock();
  const { mode } = services.config.passwords.breached;
  await services.db.acrossTenants('a password belongs to no tenant', async (tx) => {
    if (!(await markPasswordBreached(tx, user.id, now))) return;
    await audit(tx, requestMetadata, now, {
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

/** The tenant wants another password: the link to choose one is on its way. */
export async function expirePassword(
  services: Services,
  user: Pick<Credentials, 'id' | 'email'>,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await services.db.acrossTenants('a password belongs to no tenant', async (tx) => {
    await audit(tx, requestMetadata, services.clock(), {
      action: 'user.password-expired',
      tenantId: null,
      actorId: user.id,
      target: { kind: 'user', id: user.id },
    });
    await enqueue(tx, services, {
      kind: 'send-reset-link',
      payload: { email: user.email, locale: requestMetadata.locale },
    });
  });
  services.wakeJobs();
}
