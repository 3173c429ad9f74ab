/** Step-up: somebody who is signed in proves a second factor now, in the session that is there. */
import { authenticationClass } from '#shared/lib/authentication-class.ts';
import { insertFactorChallenge } from '#server/db/queries/factor-challenges.ts';
import { findSessionMethods, type SessionMethods } from '#server/db/queries/sessions.ts';
import { loadTokenSubject, type TokenSubject } from '#server/db/queries/token-subject.ts';
import { findUserById, type UserRow } from '#server/db/queries/users.ts';
import type { OfferedFactors } from '#server/domain/second-factor.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { Caller, Services } from '#server/services.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import type { FactorChallenge } from './complete-sign-in.ts';
import { listProvable, offeredTo } from './factor-challenges.ts';

export type StepUp = { session: { subject: TokenSubject; token: IssuedToken }; challenge?: undefined } | { challenge: FactorChallenge; session?: undefined };

/** Whose session is to be stepped up, and as which client. */
export type SteppingUp = Pick<Caller, 'userId' | 'tenantId' | 'sessionId' | 'clientId'>;

/**
 * @param maxAge seconds that the last proof may be old; any age unless given
 * @throws Refusal `mfa-not-enrolled`
 */
export async function stepUp(services: Services, caller: SteppingUp, { maxAge, browserToken }: { maxAge?: number | undefined; browserToken?: string | undefined }): Promise<StepUp> {
  const { user, session, offered } = await loadPerson(services, caller);
  if (isFresh(services, session, maxAge)) return { session: await freshToken(services, caller) };
  if (!offered.enrolled) throw new Refusal('mfa-not-enrolled');
  return { challenge: await demand(services, caller, { user, session, offered, browserToken }) };
}

async function loadPerson(services: Services, caller: SteppingUp): Promise<{ user: UserRow; session: SessionMethods; offered: OfferedFactors }> {
  const { user, session, factors } = await services.db.acrossTenants('a person’s factors belong to no tenant', async (tx) => ({
    user: await findUserById(tx, caller.userId),
    session: await findSessionMethods(tx, caller.sessionId),
    factors: await listProvable(services, tx, caller.userId, 'step-up'),
  }));
  if (!user || !session) throw new Refusal('unauthenticated');
  return { user, session, offered: offeredTo(services, factors, user.verified ? user.email : null, session.channel) };
}

function isFresh(services: Services, session: SessionMethods, maxAge: number | undefined): boolean {
  if (authenticationClass(session.amr) === undefined) return false;
  return maxAge === undefined || services.clock().getTime() - session.authenticated_at.getTime() <= maxAge * second;
}

/** The session has proved it already, perhaps after the token that came was made. */
async function freshToken(services: Services, caller: SteppingUp): Promise<{ subject: TokenSubject; token: IssuedToken }> {
  const subject = await loadTokenSubject(services.db, caller, services.clock());
  if (!subject) throw new Refusal('session-not-found');
  return { subject, token: await issueToken(services, subject) };
}

async function demand(
  services: Services,
  caller: SteppingUp,
  { user, session, offered, browserToken }: { user: UserRow; session: SessionMethods; offered: OfferedFactors; browserToken: string | undefined },
): Promise<FactorChallenge> {
  const { clock, random, config, db } = services;
  const mfaToken = randomToken(random);
  const now = clock();
  const expiresAt = later(now, config.lifetimes.factorChallenge * second);
  await db.acrossTenants('a session may span tenants', (tx) =>
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
      created_at: now,
      expires_at: expiresAt,
    }),
  );
  return { mfaToken, userId: user.id, email: user.email, ...offered, expiresAt };
}
