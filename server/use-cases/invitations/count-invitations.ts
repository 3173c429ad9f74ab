/**
 * Limits on invitation mails: per address, and per account and day. Invitations send text of the account to strangers,
 * so one account must not send them without limit.
 */
import { findSignUp } from '#server/db/queries/core/sub-tenants.ts';
import type { Tx } from '#server/db/database.ts';
import { normalizeEmail } from '#server/db/queries/core/users.ts';
import type { LimitedHit } from '#server/limits/rate-limiter.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';

/** Number of tenants that may each send an address the maximum number of invitations of one tenant. */
const tenantsPerAddress = 4;

const reason = 'limits count unknown users too';

type Excess = 'too-many-invitations' | 'new-tenant-invitations';

interface Bound {
  point: LimitedHit;
  excess: Excess;
  /** When a new tenant stops counting as new. */
  until?: Date;
}

/** Limits that apply to a tenant now, the strictest first. With open sign-up, a new tenant may belong to a spammer. */
async function boundsOf({ clock, config }: Services, tx: Tx, tenantId: string): Promise<Bound[]> {
  const { invitationsPerTenant, invitationsPerNewTenant, newTenant } = config.limits;
  const usual: Bound = {
    point: { kind: 'invitations-of-tenant', subject: tenantId, limit: invitationsPerTenant },
    excess: 'too-many-invitations',
  };
  const signUp = await findSignUp(tx, tenantId);
  const until = signUp && later(signUp.at, newTenant * second);
  if (!until || until <= clock()) return [usual];
  return [
    {
      point: { kind: 'invitations-of-new-tenant', subject: signUp.id, limit: invitationsPerNewTenant },
      excess: 'new-tenant-invitations',
      until,
    },
    usual,
  ];
}

/**
 * Checks whether one more invitation may be mailed to an address, and consumes a point of its limit: this prevents
 * flooding a mailbox with invitations from one tenant or many. Whether the address has an account does not matter.
 * @returns the limit that is exceeded, if any
 */
export async function countInvitation(
  context: AnonymousTransaction,
  tenantId: string,
  email: string,
): Promise<'too-many-requests' | Excess | undefined> {
  return (await takeInvitation(context, tenantId, email)).against;
}

async function takeInvitation(
  { services, tx }: AnonymousTransaction,
  tenantId: string,
  email: string,
): Promise<{ against?: 'too-many-requests' | Excess; bound?: Bound }> {
  const { limits, config, secrets } = services;
  const subject = secrets.sign('invitation-limit', normalizeEmail(email));
  const mayReach = await limits.consumeInTransaction(tx, [
    { kind: 'mail-invitation', subject: `${subject} ${tenantId}`, limit: config.limits.mail },
    {
      kind: 'mail-invitation',
      subject,
      limit: { ...config.limits.mail, points: config.limits.mail.points * tenantsPerAddress },
    },
  ]);
  if (!mayReach) return { against: 'too-many-requests' };
  for (const bound of await boundsOf(services, tx, tenantId)) {
    if (!(await limits.consumeInTransaction(tx, [bound.point]))) return { against: bound.excess, bound };
  }
  return {};
}

/** Number of invitations that the account may still mail until its day is over. */
export async function invitationsLeft(context: AnonymousContext, tenantId: string): Promise<number> {
  const { services } = context;
  return await context.acrossTenants(reason, async (tx) => {
    let left = Infinity;
    for (const { point } of await boundsOf(services, tx, tenantId))
      left = Math.min(left, (await services.limits.remainingInTransaction(tx, point)).points);
    return left;
  });
}

/** @throws Refusal `too-many-requests`, `too-many-invitations`, `new-tenant-invitations` */
export async function guardInvitation(context: AnonymousTransaction, tenantId: string, email: string): Promise<void> {
  const { services } = context;
  const { against, bound } = await takeInvitation(context, tenantId, email);
  if (against === undefined) return;
  if (bound === undefined) {
    const seconds = services.config.limits.mail.per;
    throw new Refusal(against, { values: { seconds }, retryAfter: seconds });
  }
  const { seconds } = await services.limits.remainingInTransaction(context.tx, bound.point);
  const values = { points: bound.point.limit.points, ...(bound.until && { until: bound.until.toISOString() }) };
  throw new Refusal(against, { values, context: { tenantId }, retryAfter: seconds });
}

/**
 * Runs work and audits in a separate transaction that an account has reached its limit, once per window, because the
 * refusal rolls back the transaction of `work`.
 */
export async function recordTooMany<T>(
  context: AnonymousContext,
  { userId }: { userId: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const excess = error instanceof Refusal && isExcess(error.code) ? error.code : undefined;
    const tenantId = excess && (error as Refusal).context?.['tenantId'];
    if (excess && typeof tenantId === 'string')
      await context.acrossTenants(reason, (_tx, context) => auditTooMany(context, { tenantId, userId, excess }));
    throw error;
  }
}

function isExcess(code: string): code is Excess {
  return code === 'too-many-invitations' || code === 'new-tenant-invitations';
}

export async function auditTooMany(
  context: AnonymousTransaction,
  { tenantId, userId, excess }: { tenantId: string; userId: string; excess: Excess },
): Promise<void> {
  const { services } = context;
  const { invitationsPerTenant, invitationsPerNewTenant } = services.config.limits;
  const { points, per } = excess === 'too-many-invitations' ? invitationsPerTenant : invitationsPerNewTenant;
  if (
    !(await services.limits.consumeInTransaction(context.tx, [
      { kind: 'invitations-limit-told', subject: tenantId, limit: { points: 1, per } },
    ]))
  )
    return;
  await context.audit({
    action: 'tenant.invitations-limited',
    severity: 'High',
    tenantId,
    actorId: userId,
    details: { points, seconds: per },
  });
}
