/** Sign-in with e-mail and password. Known and unknown addresses take the same road: same counting, same hash, same answers. */
import { returnLoginAttempt, type AttemptRule } from '#server/db/queries/core/lockouts.ts';
import { beginPasswordTry, type PasswordTry } from '#server/db/queries/sign-in/password-tries.ts';
import type { SignInContext } from '#server/db/queries/sign-in/sign-in-context.ts';
import { findUserById, renewPasswordHash, type Credentials } from '#server/db/queries/core/users.ts';
import { isMethodOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import { lockoutSubject } from '#server/limits/lockout-subject.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext } from '#server/context.ts';
import { completeSignIn, readSignInContext, type SignInBrowser, type SignInOutcome } from './complete-sign-in.ts';
import { failedPassword } from './failed-password.ts';
import { mailConsentRequest, openInviteLink } from '#server/use-cases/invitations/invite-links.ts';
import { expirePassword, evaluatePassword } from '#server/use-cases/policies/evaluate-password.ts';
import { passwordNotice, type PasswordNotice } from '#server/use-cases/policies/warn-password-expires.ts';
import { isSsoRequiredOf } from '#server/use-cases/sso/refuse-required-domain.ts';
import { requireCaptcha, type HumanProof } from '#server/use-cases/verification/require-captcha.ts';

export interface PasswordLogin extends SignInBrowser {
  /** Or what `usernameLookupKey` made of a user name. */
  email: string;
  password: string;
  clientId: string;
  /** Proof that no crowd of machines calls. */
  recaptchaToken?: HumanProof;
  tenantHint?: string | null;
  /** Out of an invitation link that is passed on. */
  invitationToken?: string | undefined;
  replacedSsoToken?: string | undefined;
}

const amr = ['pwd'];

/** With a warning about the leaked password; or no sign-in, because leaked passwords are blocked. */
export type PasswordOutcome =
  | (SignInOutcome & { breached: boolean; notice?: PasswordNotice | undefined; blocked?: undefined })
  | { blocked: true; email: string; session?: undefined; challenge?: undefined };

/** @throws Refusal `invalid-credentials` (with the tries left), `account-locked` (with the time it opens), `captcha-required`, `password-expired`, `sso-required`, `too-many-requests`, … */
export async function loginWithPassword(context: AnonymousContext, login: PasswordLogin): Promise<PasswordOutcome> {
  const { user, known } = await verifyPassword(context, login);
  const verdict = await evaluatePassword(context, user, login.password);
  if (verdict === 'blocked') return { blocked: true, email: user.email };
  if (login.invitationToken !== undefined) await askInvited(context, user.id, login.invitationToken);
  const signIn = { ...login, user, amr, channel: user.password_channel };
  const outcome = await completeSignIn(context, signIn, known).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'password-expired') await expirePassword(context, user);
    throw error;
  });
  return { ...outcome, breached: verdict === 'breached', notice: passwordNotice(context.now, user) };
}

/** A token that came to one user by mail is not looked at: its own page accepts it. @throws Refusal `link-…` */
async function askInvited(context: AnonymousContext, userId: string, token: string): Promise<void> {
  await context.acrossTenants('an invited user is not a member yet', async (tx, context) => {
    const link = await openInviteLink(context, { token });
    const user = link && (await findUserById(tx, userId));
    if (user?.verified) await mailConsentRequest(context, link!, user);
  });
  context.services.wakeJobs();
}

interface VerifiedPassword {
  user: Credentials;
  /** What the first factor is good for. */
  known: SignInContext;
}

async function verifyPassword(context: AnonymousContext, login: PasswordLogin): Promise<VerifiedPassword> {
  const { services, requestMetadata } = context;
  const { config } = services;
  if (!isMethodOpen(config.signIn, 'EmailAndPassword')) throw new Refusal('sign-in-method-off');
  const subject = lockoutSubject(services, login.email);
  await services.limits.consumeAll([
    { kind: 'login', subject: requestMetadata.ip, limit: config.limits.login },
    { kind: 'login-account', subject, limit: config.limits.loginAccount },
  ]);
  return await services.signInQueue(subject, () => verifyInQueue(context, login, subject));
}

async function verifyInQueue(
  context: AnonymousContext,
  login: PasswordLogin,
  subject: string,
): Promise<VerifiedPassword> {
  const { services } = context;
  const { db } = services;
  const begun = await beginPasswordTry(db, login.email, subject, tryRule(services));
  const { user, bounds, attempt } = begun;
  if (attempt.failures > services.config.captcha.loginAfterFailures) {
    await requireCaptcha(context, login.recaptchaToken).catch(async (error: unknown) => {
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
  if (!user || !matches) return await refuse(context, login, begun);
  // still in line: no more of the right password's tries count at once than the line lets through
  const known = await readSignInContext(context, { ...login, user, amr }, subject);
  await renewHash(services, user, login.password);
  return { user, known };
}

/** A hash of an older kind is replaced while the password is at hand. It is the same password: nothing else changes. */
async function renewHash({ db, hasher, log }: Services, user: Credentials, password: string): Promise<void> {
  const stored = user.password_hash;
  if (stored === null || hasher.isCurrent(stored)) return;
  try {
    const renewed = await hasher.hash(password);
    await db.asUser(user.id, (tx) => renewPasswordHash(tx, user.id, stored, renewed));
  } catch (error) {
    // the user signs in all the same; the next sign-in tries again
    log.warn({ err: error }, 'failed to upgrade an old password hash');
  }
}

/** What is shown is the installation's number for every address; what holds is that of the user's strictest tenant. */
function tryRule({ config: { lockout }, statementClock }: Services): AttemptRule {
  const most = lockout.enabled ? lockout.maxAttempts : null;
  return {
    bounds: { shown: most, real: most },
    at: statementClock(),
    release: lockout.release,
  };
}

async function refuse(context: AnonymousContext, login: PasswordLogin, failed: PasswordTry): Promise<never> {
  const { bounds, attempt } = failed;
  if (!attempt.refused) await recordAudit(context, login, failed);
  if (attempt.lockedUntil) throw lockedRefusal(attempt.lockedUntil);
  // whoever has such an address, with a password or without an account, is led to the provider alike
  if (await isSsoRequiredOf(context, login.email)) throw new Refusal('sso-required');
  if (bounds.shown === null) throw new Refusal('invalid-credentials');
  const triesLeft = bounds.shown - attempt.failures;
  throw new Refusal('invalid-credentials', { values: { triesLeft }, context: { triesLeft } });
}

async function recordAudit(
  context: AnonymousContext,
  login: PasswordLogin,
  { user, bounds, attempt: { failures, heldUntil } }: PasswordTry,
): Promise<void> {
  const { services } = context;
  const locked = heldUntil !== null && failures === bounds.real;
  await context.acrossTenants('failed sign-ins are recorded for unknown users too', async (tx, context) => {
    await context.audit(failedPassword({ userId: user?.id ?? null, failures, locked }));
    // written without an account too: the handler finds no user and sends nothing
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
