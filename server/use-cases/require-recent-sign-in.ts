/** What an open session alone must not change: factors, address, phone. Somebody has to have proved who they are a moment ago. */
import { authenticationClass } from '#shared/lib/authentication-class.ts';
import { listFactors, type FactorRow } from '#server/db/queries/factors.ts';
import { findSessionMethods } from '#server/db/queries/sessions.ts';
import { findUserById, type UserRow } from '#server/db/queries/users.ts';
import { second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Caller, Services } from '#server/services.ts';

/** Seconds. */
export const recentSignIn = 600;

export interface RecentPerson {
  user: UserRow;
  factors: FactorRow[];
}

/**
 * @returns the person, with the second factors they have
 * @throws Refusal `reauthentication-required` when the sign-in is older than ten minutes, or left out a second factor that the person has
 */
export async function requireRecentSignIn(services: Services, caller: Pick<Caller, 'userId' | 'sessionId'>): Promise<RecentPerson> {
  const found = await services.db.acrossTenants('a person’s factors belong to no tenant', async (tx) => ({
    session: await findSessionMethods(tx, caller.sessionId),
    user: await findUserById(tx, caller.userId),
    factors: await listFactors(tx, caller.userId),
  }));
  if (!found.session || !found.user) throw new Refusal('unauthenticated');
  const { session, user, factors } = found;
  const age = services.clock().getTime() - session.authenticated_at.getTime();
  const weak = factors.length > 0 && authenticationClass(session.amr) === undefined;
  if (age > recentSignIn * second || weak) throw new Refusal('reauthentication-required', { context: { maxAge: recentSignIn } });
  return { user, factors };
}
