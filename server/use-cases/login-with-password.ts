/** Sign-in with e-mail and password. Known and unknown addresses take the same road: same counting, same hash, same answers. */
import { audit } from '#server/db/queries/audits.ts';
import { clearLoginAttempts, reserveLoginAttempt, returnLoginAttempt } from '#server/db/queries/lockouts.ts';
import { findCredentials, foldEmail, type UserRow } from '#server/db/queries/users.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { RequestFacts, Services } from '#server/services.ts';
import { openSession, type OpenedSession } from './open-session.ts';

export interface PasswordLogin {
  email: string;
  password: string;
  clientId: string;
  tenantHint?: string | null;
  replacedSsoToken?: string | undefined;
  facts: RequestFacts;
}

/** Under this a lockout is counted: a keyed digest, so that the table names nobody. */
export function lockoutSubject(services: Services, email: string): string {
  return services.secrets.sign('lockout', foldEmail(email));
}

/** @throws Refusal `invalid-credentials` (with the tries left), `account-locked` (with the time it opens), `too-many-requests`, … */
export async function loginWithPassword(services: Services, login: PasswordLogin): Promise<OpenedSession> {
  const user = await verifyPassword(services, login);
  return await openSession(services, { ...login, user, amr: ['pwd'] });
}

async function verifyPassword(services: Services, login: PasswordLogin): Promise<Pick<UserRow, 'id'>> {
  const { config } = services;
  const subject = lockoutSubject(services, login.email);
  await services.limits.consumeAll([
    { kind: 'login', subject: login.facts.ip, limit: config.limits.login },
    { kind: 'login-account', subject, limit: config.limits.loginAccount },
  ]);
  return await services.signInLine(subject, () => verifyInLine(services, login, subject));
}

async function verifyInLine(services: Services, login: PasswordLogin, subject: string): Promise<Pick<UserRow, 'id'>> {
  const { config, db } = services;
  const attempt = await reserve(services, subject);
  const user = await findCredentials(db, login.email);
  // a locked account costs the same hash, and the right password is as dead as a wrong one
  const matches = await services.hasher.verify(attempt.refused ? null : (user?.password_hash ?? null), login.password).catch(async (error: unknown) => {
    await returnLoginAttempt(db, subject, config.lockout.maxAttempts);
    throw error;
  });
  if (attempt.refused) throw lockedRefusal(attempt.lockedUntil!);
  if (!user || !matches) return await refuse(services, login, user, attempt.failures, attempt.lockedUntil);
  await clearLoginAttempts(db, subject);
  return user;
}

async function reserve(services: Services, subject: string) {
  const { lockout } = services.config;
  const now = services.clock();
  return await reserveLoginAttempt(services.db, subject, {
    maxAttempts: lockout.maxAttempts,
    now,
    lockedUntil: later(now, lockout.release * second),
    forgottenBefore: later(now, -lockout.release * second),
  });
}

async function refuse(services: Services, login: PasswordLogin, user: Pick<UserRow, 'id'> | undefined, failures: number, lockedUntil: Date | null): Promise<never> {
  const { db, clock, config } = services;
  await db.acrossTenants('failed sign-ins are written down whoever they were for', async (tx) => {
    await audit(tx, login.facts, clock(), {
      action: lockedUntil ? 'user.locked' : 'user.sign-in-failed',
      severity: lockedUntil ? 'High' : 'Medium',
      tenantId: null,
      actorId: user?.id ?? null,
      details: { method: 'pwd', failures },
    });
    // written for strangers too: the handler finds nobody and sends nothing
    if (lockedUntil) await enqueue(tx, services, { kind: 'tell-locked', payload: { email: login.email, lockedUntil: lockedUntil.toISOString() } });
  });
  services.metrics.signIns.inc({ outcome: lockedUntil ? 'locked' : 'refused' });
  if (lockedUntil) {
    services.wakeJobs();
    throw lockedRefusal(lockedUntil);
  }
  const triesLeft = config.lockout.maxAttempts - failures;
  throw new Refusal('invalid-credentials', { values: { triesLeft }, context: { triesLeft } });
}

function lockedRefusal(lockedUntil: Date): Refusal {
  const moment = lockedUntil.toISOString();
  return new Refusal('account-locked', { values: { lockedUntil: moment }, context: { lockedUntil: moment } });
}
