/** Step-up authentication: a signed-in user verifies a second factor in the existing session. */
import { authenticationClass } from '#shared/lib/authentication-class.ts';
import { insertFactorChallenge } from '#server/db/queries/core/factor-challenges.ts';
import { listStepUpDemands, type StepUpDemand } from '#server/db/queries/core/tenant-demands.ts';
import type { FactorRow } from '#server/db/queries/mfa/factors.ts';
import type { FollowUp } from '#server/db/schema.ts';
import { listTenantsOfUser } from '#server/db/queries/core/memberships.ts';
import { findSessionMethods, type SessionMethods } from '#server/db/queries/sessions/sessions.ts';
import { loadTokenSubject, type TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { findUserById, type UserRow } from '#server/db/queries/core/users.ts';
import type { OfferedFactors } from '#server/domain/mfa/second-factor.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext, BaseContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import type { FactorChallenge } from '#server/use-cases/sign-in/complete-sign-in.ts';
import { listProvable, offeredTo } from './factor-challenges.ts';

export type StepUp =
  | { session: { subject: TokenSubject; token: IssuedToken }; challenge?: undefined }
  | { challenge: FactorChallenge; session?: undefined };

/** Session to step up, and the client that asks. */
export type SteppingUp = Pick<Caller, 'userId' | 'tenantId' | 'sessionId' | 'clientId' | 'token'>;

export interface StepUpWish {
  /** Maximum age of the last verification in seconds; any age if omitted. */
  maxAge?: number | undefined;
  browserToken?: string | undefined;
  /**
   * Tenant that the session switches to once the second factor is verified; ignored if the user is not a member of it.
   */
  enter?: string | undefined;
  /** Tenant of the authorization request that the step-up is for. It is named as the reason if it is one. */
  requested?: string | undefined;
}

/**
 * @throws Refusal `mfa-not-enrolled` for a user who has no second factor, if no tenant requires one
 */
export async function stepUp(
  context: AnonymousContext,
  caller: SteppingUp,
  { maxAge, browserToken, enter, requested }: StepUpWish,
): Promise<StepUp> {
  const { now } = context;
  const { user, session, offered, factors } = await loadUserAndSession(context, caller);
  if (isFresh(context, session, maxAge)) return { session: await freshToken(context, caller) };
  // a user without factors gets a code by email or enrolls one, if one of their tenants requires it
  const demands = await listStepUpDemands(context.services.db, caller.sessionId, now);
  const hasFactors = factors.length > 0;
  if (!hasFactors && (isDeadEnd(offered) || demands.length === 0)) throw new Refusal('mfa-not-enrolled');
  const entered = await ownTenant(context, caller, enter);
  return {
    challenge: await demand(context, caller, {
      user,
      session,
      offered,
      browserToken,
      enter: entered,
      requiredBy: reasonOf(demands, { tenantIds: [entered, requested, caller.tenantId], hasFactors }),
    }),
  };
}

/**
 * Returns the tenant whose policy is the reason for the step-up: the first of some that is one. A user without
 * factors is asked because of another one too, since nothing else asks them.
 */
function reasonOf(
  demands: StepUpDemand[],
  { tenantIds, hasFactors }: { tenantIds: (string | undefined)[]; hasFactors: boolean },
): StepUpDemand | undefined {
  const stopping = demands.filter(({ stops }) => stops);
  const atWork = tenantIds.map((id) => stopping.find((tenant) => tenant.id === id)).find((tenant) => tenant);
  return atWork ?? (hasFactors ? undefined : stopping[0]);
}

async function loadUserAndSession(
  context: AnonymousContext,
  caller: SteppingUp,
): Promise<{ user: UserRow; session: SessionMethods; factors: FactorRow[]; offered: OfferedFactors }> {
  const { services } = context;
  const { user, session, factors } = await context.asUser(caller.userId, async (tx) => ({
    user: await findUserById(tx, caller.userId),
    session: await findSessionMethods(tx, caller.sessionId),
    factors: await listProvable(services, tx, caller.userId, 'step-up'),
  }));
  if (!user || !session) throw new Refusal('unauthenticated');
  const verifiedEmail = user.verified ? user.email : null;
  return {
    user,
    session,
    factors,
    offered: offeredTo(services, factors, {
      verifiedEmail,
      channel: session.channel,
      twoFactorsBy: user.two_factors_by,
    }),
  };
}

/**
 * @returns the tenant, if the user may switch to it from the current one
 */
async function ownTenant(
  context: AnonymousContext,
  caller: SteppingUp,
  wanted: string | undefined,
): Promise<string | undefined> {
  const { now } = context;
  if (wanted === undefined || wanted === caller.tenantId) return undefined;
  const tenants = await context.asUser(caller.userId, (tx) => listTenantsOfUser(tx, caller.userId, now));
  return tenants.some(({ id }) => id === wanted) ? wanted : undefined;
}

/**
 * Returns whether there is nothing to verify and enrollment is not allowed: a second factor was verified once and has
 * been removed.
 */
function isDeadEnd({ enrolled, devices }: OfferedFactors): boolean {
  return enrolled && devices.emails.length === 0;
}

function isFresh({ now }: BaseContext, session: SessionMethods, maxAge: number | undefined): boolean {
  if (authenticationClass(session.effective_amr) === undefined) return false;
  return maxAge === undefined || now.getTime() - session.verified_at.getTime() <= maxAge * second;
}

/**
 * Issues a token if the session has already verified a second factor, perhaps after the caller's token was issued.
 * Nothing was verified now, so the new token expires with the old one.
 */
async function freshToken(
  { services, requestMetadata, now }: BaseContext,
  caller: SteppingUp,
): Promise<{ subject: TokenSubject; token: IssuedToken }> {
  const subject = await loadTokenSubject(services.db, { ...caller, origin: requestMetadata }, now);
  if (!subject) throw new Refusal('session-not-found');
  return {
    subject,
    token: await issueToken(services, subject, { grantId: caller.token?.grantId, notAfter: caller.token?.expiresAt }),
  };
}

async function demand(
  context: AnonymousContext,
  caller: SteppingUp,
  {
    user,
    session,
    offered,
    browserToken,
    enter,
    requiredBy,
  }: {
    user: UserRow;
    session: SessionMethods;
    offered: OfferedFactors;
    browserToken: string | undefined;
    enter: string | undefined;
    requiredBy: StepUpDemand | undefined;
  },
): Promise<FactorChallenge> {
  const { now } = context;
  const { random, config } = context.services;
  const mfaToken = randomToken(random);
  const expiresAt = later(now, config.lifetimes.factorChallenge * second);
  await context.asUser(user.id, (tx) =>
    insertFactorChallenge(tx, {
      token_hash: sha256(mfaToken),
      user_id: user.id,
      purpose: 'step-up',
      client_id: caller.clientId,
      tenant_hint: caller.tenantId,
      amr: session.amr,
      channel: session.channel,
      session_id: caller.sessionId,
      browser_hash: browserToken ? sha256(browserToken) : null,
      follow_up:
        enter === undefined ? null : JSON.stringify({ kind: 'enter-tenant', tenantId: enter } satisfies FollowUp),
      required_by: requiredBy?.id ?? null,
      created_at: now,
      expires_at: expiresAt,
    }),
  );
  return {
    mfaToken,
    userId: user.id,
    email: user.email,
    ...offered,
    ...(requiredBy && { requiredBy: requiredBy.name }),
    expiresAt,
  };
}
