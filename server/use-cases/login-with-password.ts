/** Sign-in with e-mail and password. Known and unknown addresses take the same road: same counting, same hash, same answers. */
import { audit } from '#server/db/queries/audits.ts';
import type { Tx } from '#server/db/database.ts';
import {
  clearLockout,
  clearLoginAttempts,
  reserveLoginAttempt,
  returnLoginAttempt,
  type LockoutBounds,
  type LoginAttempt,
} from '#server/db/queries/lockouts.ts';
import {
  type Credentials,
  findCredentials,
  findUserById,
  foldEmail,
  renewPasswordHash,
  userNameKey,
} from '#server/db/queries/users.ts';
import { strictestLockout } from '#server/domain/policies.ts';
import { isMethodOpen } from '#server/domain/sign-in-methods.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { RequestFacts, Services } from '#server/services.ts';
import { completeSignIn, type SignInBrowser, type SignInOutcome } from './complete-sign-in.ts';
import { askByMail, openInviteLink } from './invite-links.ts';
import { expirePassword, judgePassword } from './judge-password.ts';
import { passwordNotice, type PasswordNotice } from './warn-password-expires.ts';
import { requireCaptcha, type PersonProof } from './require-captcha.ts';

export interface PasswordLogin extends SignInBrowser {
  /** Or what `userNameKey` made of a user name. */
  email: string;
  password: string;
  clientId: string;
  /** Proof that no crowd of machines calls. */
  recaptchaToken?: PersonProof;
  tenantHint?: string | null;
  /** Out of an invitation link that is passed on. */
  invitationToken?: string | undefined;
  replacedSsoToken?: string | undefined;
  facts: RequestFacts;
}

/** Under this a lockout is counted: a keyed digest, so that the table names nobody. */
export function lockoutSubject(services: Services, email: string): string {
  return services.secrets.sign('lockout', foldEmail(email));
}

/** The owner has come by mail: wrong passwords count anew, whether they were tried with the address or with the user name. */
export async function clearLockouts(
  services: Services,
  tx: Tx,
  user: { email: string; username: string | null },
): Promise<void> {
  await clearLockout(tx, lockoutSubject(services, user.email));
  if (user.username !== null) await clearLockout(tx, lockoutSubject(services, userNameKey(user.username)));
}

/** With the leaked password told; or nobody is signed in, because the password is leaked and opens nothing any more. */
export type PasswordOutcome =
  | (SignInOutcome & { breached: boolean; notice?: PasswordNotice | undefined; blocked?: undefined })
  | { blocked: true; email: string; session?: undefined; challenge?: undefined };

/** @throws Refusal `invalid-credentials` (with the tries left), `account-locked` (with the time it opens), `captcha-required`, `password-expired`, `too-many-requests`, … */
export async function loginWithPassword(services: Services, login: PasswordLogin): Promise<PasswordOutcome> {
  const user = await verifyPassword(services, login);
  const verdict = await judgePassword(services, user, login.password, login.facts);
  if (verdict === 'blocked') return { blocked: true, email: user.email };
  if (login.invitationToken !== undefined) await askInvited(services, user.id, login.invitationToken, login.facts);
  const outcome = await completeSignIn(services, {
    ...login,
    user,
    amr: ['pwd'],
    channel: user.password_channel,
  }).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'password-expired')
      await expirePassword(services, user, login.facts);
    throw error;
  });
  return { ...outcome, breached: verdict === 'breached', notice: passwordNotice(services, user) };
}

/** A token that came to one person by mail is not looked at: its own page accepts it. @throws Refusal `link-…` */
async function askInvited(services: Services, userId: string, token: string, facts: RequestFacts): Promise<void> {
  await services.db.acrossTenants('an invited person is no member yet', async (tx) => {
    const link = await openInviteLink(services, tx, { token });
    const user = link && (await findUserById(tx, userId));
    if (user?.verified) await askByMail(services, tx, link!, user, facts);
  });
  services.wakeJobs();
}

async function verifyPassword(services: Services, login: PasswordLogin): Promise<Credentials> {
  const { config } = services;
  if (!isMethodOpen(config.signIn, 'EmailAndPassword')) throw new Refusal('sign-in-method-off');
  const subject = lockoutSubject(services, login.email);
  await services.limits.consumeAll([
    { kind: 'login', subject: login.facts.ip, limit: config.limits.login },
    { kind: 'login-account', subject, limit: config.limits.loginAccount },
  ]);
  return await services.signInLine(subject, () => verifyInLine(services, login, subject));
}

async function verifyInLine(services: Services, login: PasswordLogin, subject: string): Promise<Credentials> {
  const { db } = services;
  const user = await findCredentials(db, login.email);
  const bounds = boundsOf(services, user);
  const attempt = await reserve(services, subject, bounds, user?.id);
  if (attempt.failures > services.config.captcha.loginAfterFailures) {
    await requireCaptcha(services, login.recaptchaToken, login.facts).catch(async (error: unknown) => {
      await returnLoginAttempt(db, subject, bounds);
      throw error;
    });
  }
  // a locked account costs the same hash, and the right password is as dead as a wrong one
  const matches = await services.hasher
    .verify(attempt.refused ? null : (user?.password_hash ?? null), login.password)
    .catch(async (error: unknown) => {
      await returnLoginAttempt(db, subject, bounds);
      throw error;
    });
  if (!user || !matches) return await refuse(services, login, { user, bounds, attempt });
  await clearLoginAttempts(db, subject);
  await renewHash(services, user, login.password);
  return user;
}

/** A hash of an older kind is replaced while the password is at hand. It is the same password: nothing else changes. */
async function renewHash({ db, hasher, log }: Services, user: Credentials, password: string): Promise<void> {
  const stored = user.password_hash;
  if (stored === null || hasher.isCurrent(stored)) return;
  try {
    const renewed = await hasher.hash(password);
    await db.acrossTenants('a password belongs to a person', (tx) => renewPasswordHash(tx, user.id, stored, renewed));
  } catch (error) {
    // the person signs in all the same; the next sign-in tries again
    log.warn({ err: error }, 'an older password hash was not replaced');
  }
}

/** What is shown is the installation's number for every address; what holds is that of the person's strictest tenant. */
function boundsOf({ config: { lockout } }: Services, user: Credentials | undefined): LockoutBounds {
  const rule = user ? strictestLockout(user.lockout) : lockout;
  return { shown: lockout.enabled ? lockout.maxAttempts : null, real: rule.enabled ? rule.maxAttempts : null };
}

async function reserve(
  services: Services,
  subject: string,
  bounds: LockoutBounds,
  userId: string | undefined,
): Promise<LoginAttempt> {
  const { lockout } = services.config;
  const now = services.clock();
  return await reserveLoginAttempt(services.db, subject, {
    bounds,
    now,
    lockedUntil: later(now, lockout.release * second),
    forgottenBefore: later(now, -lockout.release * second),
    userId,
  });
}

interface FailedTry {
  user: Credentials | undefined;
  bounds: LockoutBounds;
  attempt: LoginAttempt;
}

async function refuse(services: Services, login: PasswordLogin, failed: FailedTry): Promise<never> {
  const { bounds, attempt } = failed;
  if (!attempt.refused) await writeDown(services, login, failed);
  if (attempt.lockedUntil) throw lockedRefusal(attempt.lockedUntil);
  if (bounds.shown === null) throw new Refusal('invalid-credentials');
  const triesLeft = bounds.shown - attempt.failures;
  throw new Refusal('invalid-credentials', { values: { triesLeft }, context: { triesLeft } });
}

async function writeDown(
  services: Services,
  login: PasswordLogin,
  { user, bounds, attempt: { failures, heldUntil } }: FailedTry,
): Promise<void> {
  const locked = heldUntil !== null && failures === bounds.real;
  await services.db.acrossTenants('failed sign-ins are written down whoever they were for', async (tx) => {
    await audit(tx, login.facts, services.clock(), {
      action: locked ? 'user.locked' : 'user.sign-in-failed',
      severity: locked ? 'High' : 'Medium',
      tenantId: null,
      actorId: user?.id ?? null,
      details: { method: 'pwd', failures },
    });
    // written for strangers too: the handler finds nobody and sends nothing
    if (locked)
      await enqueue(tx, services, {
        kind: 'tell-locked',
        payload: { email: login.email, lockedUntil: heldUntil.toISOString() },
      });
  });
  services.metrics.signIns.inc({ outcome: locked ? 'locked' : 'refused' });
  if (locked) services.wakeJobs();
}

function lockedRefusal(lockedUntil: Date): Refusal {
  const moment = lockedUntil.toISOString();
  return new Refusal('account-locked', { values: { lockedUntil: moment }, context: { lockedUntil: moment } });
}
