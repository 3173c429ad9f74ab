/**
 * How many invitations are mailed: to one address, and by one account in a day. Invitations carry words of the account to
 * strangers, so that one account alone may not send them without end.
 */
import { audit } from '#server/db/queries/audits.ts';
import type { Tx } from '#server/db/database.ts';
import { foldEmail } from '#server/db/queries/users.ts';
import type { Point } from '#server/limits/rate-limiter.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { RequestFacts, Services } from '#server/services.ts';

/** So many tenants may each send somebody all the invitations that one may. */
const tenantsPerAddress = 4;

const reason = 'limits count strangers too';

const ofTenant = ({ config }: Services, tenantId: string): Point => ({ kind: 'invitations-of-tenant', subject: tenantId, limit: config.limits.invitationsPerTenant });

/**
 * Whether one more invitation may be mailed to an address, which takes a point: nobody's mailbox is filled by inviting them over and over, from
 * one tenant or from many. Whether anybody has the address plays no part in it.
 * @returns what stands against it
 */
export async function countInvitation(services: Services, tx: Tx, tenantId: string, email: string): Promise<'too-many-requests' | 'too-many-invitations' | undefined> {
  const { limits, config, secrets } = services;
  const subject = secrets.sign('invitation-limit', foldEmail(email));
  const mayReach = await limits.takeIn(tx, [
    { kind: 'mail-invitation', subject: `${subject} ${tenantId}`, limit: config.limits.mail },
    { kind: 'mail-invitation', subject, limit: { ...config.limits.mail, points: config.limits.mail.points * tenantsPerAddress } },
  ]);
  if (!mayReach) return 'too-many-requests';
  return (await limits.takeIn(tx, [ofTenant(services, tenantId)])) ? undefined : 'too-many-invitations';
}

/** How many more the account may mail until its day is over. */
export async function invitationsLeft(services: Services, tenantId: string): Promise<number> {
  return await services.db.acrossTenants(reason, async (tx) => (await services.limits.leftIn(tx, ofTenant(services, tenantId))).points);
}

/** @throws Refusal `too-many-requests`, `too-many-invitations` */
export async function guardInvitation(services: Services, tx: Tx, tenantId: string, email: string): Promise<void> {
  const against = await countInvitation(services, tx, tenantId, email);
  if (against === undefined) return;
  if (against === 'too-many-requests') {
    const seconds = services.config.limits.mail.per;
    throw new Refusal(against, { values: { seconds }, retryAfter: seconds });
  }
  const { seconds } = await services.limits.leftIn(tx, ofTenant(services, tenantId));
  throw new Refusal(against, { values: { points: services.config.limits.invitationsPerTenant.points }, context: { tenantId }, retryAfter: seconds });
}

/** What is refused is rolled back: that an account has reached its number is written down beside it, once in a window. */
export async function noteTooMany<T>(services: Services, { userId }: { userId: string }, facts: RequestFacts, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const tenantId = error instanceof Refusal && error.code === 'too-many-invitations' ? error.context?.['tenantId'] : undefined;
    if (typeof tenantId === 'string') await services.db.acrossTenants(reason, (tx) => auditTooMany(services, tx, { tenantId, userId }, facts));
    throw error;
  }
}

export async function auditTooMany(services: Services, tx: Tx, { tenantId, userId }: { tenantId: string; userId: string }, facts: RequestFacts): Promise<void> {
  const { points, per } = services.config.limits.invitationsPerTenant;
  if (!(await services.limits.takeIn(tx, [{ kind: 'invitations-limit-told', subject: tenantId, limit: { points: 1, per } }]))) return;
  await audit(tx, facts, services.clock(), { action: 'tenant.invitations-limited', severity: 'High', tenantId, actorId: userId, details: { points, seconds: per } });
}
