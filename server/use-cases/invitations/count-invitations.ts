/**
 * How many invitations are mailed: to one address, and by one account in a day. Invitations carry words of the account to
 * strangers, so that one account alone may not send them without end.
 */
import { findSignUp } from '#server/db/queries/core/sub-tenants.ts';
import type { Tx } from '#server/db/database.ts';
import { normalizeEmail } from '#server/db/queries/core/users.ts';
import type { LimitedHit } from '#server/limits/rate-limiter.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';

/** So many tenants may each send somebody all the invitations that one may. */
const tenantsPerAddress = 4;

const reason = 'limits count strangers too';

type Excess = 'too-many-invitations' | 'new-tenant-invitations';

interface Bound {
  point: LimitedHit;
  excess: Excess;
  /** When a new tenant is new no more. */
  until?: Date;
}

/** What bounds a tenant now, the narrowest first. Where anybody may sign up, a new tenant may be a spammer's. */
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
 * Whether one more invitation may be mailed to an address, which takes a point: nobody's mailbox is filled by inviting them over and over, from
 * one tenant or from many. Whether anybody has the address plays no part in it.
 * @returns what stands against it
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

/** How many more the account may mail until its day is over. */
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

/** What is refused is rolled back: that an account has reached its number is written down beside it, once in a window. */
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
