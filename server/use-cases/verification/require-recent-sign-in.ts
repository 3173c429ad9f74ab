/** Requires recent authentication for changes that an open session alone must not make: factors, address, phone. */
import { authenticationClass } from '#shared/lib/authentication-class.ts';
import { findProvisionalUntil, listFactors, type FactorRow } from '#server/db/queries/mfa/factors.ts';
import { findSessionMethods } from '#server/db/queries/sessions/sessions.ts';
import { isStepUpDemandedAnywhere } from '#server/db/queries/core/tenant-demands.ts';
import { findUserById, type UserRow } from '#server/db/queries/core/users.ts';
import { second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { stepUpRequired } from '#server/tokens/enforce-tenant-policies.ts';

/** In seconds. */
export const recentSignIn = 600;

export interface RecentUser {
  user: UserRow;
  factors: FactorRow[];
}

/**
 * @returns the user with their second factors
 * @throws Refusal `reauthentication-required` if the sign-in is older than ten minutes, or skipped a second factor that
 *   the user has
 * @throws Refusal `step-up-required` if a tenant of the user requires a second factor that the session has not
 *   verified: a change made in one tenant (a factor, an address, a passkey) would give access to the other
 * @throws Refusal `factor-too-new` while the second factor was authorized by the first factor only
 */
export async function requireRecentSignIn(
  context: AnonymousContext,
  caller: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<RecentUser> {
  const { now } = context;
  const found = await context.asUser(caller.userId, async (tx) => ({
    session: await findSessionMethods(tx, caller.sessionId),
    user: await findUserById(tx, caller.userId),
    factors: await listFactors(tx, caller.userId),
    provisionalUntil: await findProvisionalUntil(tx, caller.userId, now),
  }));
  if (!found.session || !found.user) throw new Refusal('unauthenticated');
  const { session, user, factors } = found;
  const age = now.getTime() - session.authenticated_at.getTime();
  const weak = factors.length > 0 && authenticationClass(session.effective_amr) === undefined;
  if (age > recentSignIn * second || weak)
    throw new Refusal('reauthentication-required', { context: { maxAge: recentSignIn } });
  if (
    authenticationClass(session.effective_amr) === undefined &&
    (await isStepUpDemandedAnywhere(context.services.db, caller.sessionId, now))
  )
    throw stepUpRequired();
  refuseProvisional(found.provisionalUntil);
  return { user, factors };
}

/** @throws Refusal `factor-too-new` */
export function refuseProvisional(until: Date | undefined): void {
  if (until !== undefined) throw new Refusal('factor-too-new', { values: { until: until.toISOString() } });
}
