import type { authContract } from '#shared/contract/sign-in/auth.ts';
import { usernameLookupKey } from '#server/db/queries/core/users.ts';
import { identifyCaller } from '#server/http/authenticate.ts';
import { browserCookie, ssoCookie } from '#server/http/cookies.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import { isOfOwnPages } from '#server/http/fetch-metadata.ts';
import {
  browserToken,
  clearedAtSignOut,
  clearRefreshCookie,
  clientOfPage,
  readRefreshCookie,
  refreshTokens,
  setPortalCookie,
  setRefreshCookie,
  signInCookies,
  signOutCookies,
  type CookieToken,
} from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { LimitedHit } from '#server/limits/rate-limiter.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext } from '#server/context.ts';
import { activateAccount, activationStrategy, requestActivation } from '#server/use-cases/sign-up/activate-account.ts';
import { signOut } from '#server/use-cases/sessions/end-session.ts';
import { acceptInvitation, resendInvitation } from '#server/use-cases/invitations/invite-user.ts';
import { loginWithPassword } from '#server/use-cases/sign-in/login-with-password.ts';
import { refreshSession } from '#server/use-cases/sessions/refresh-session.ts';
import { requireCaptcha } from '#server/use-cases/verification/require-captcha.ts';
import { checkResetLink, requestPasswordReset, resetPassword } from '#server/use-cases/recovery/reset-password.ts';
import { rememberLeaving } from '#server/hosted/parts/leave-provider.ts';
import { findBrowserSession, findSessionOfCookies } from '#server/use-cases/sessions/find-browser-session.ts';
import { joinClient } from '#server/use-cases/sessions/join-client.ts';
import { invitingTenant, signUp } from '#server/use-cases/sign-up/sign-up.ts';
import { signUpByUserName } from '#server/use-cases/sign-up/sign-up-by-user-name.ts';
import { unlockAccount } from '#server/use-cases/recovery/unlock-account.ts';
import { livingCookie, type LivingCookie } from '#server/routes/sessions/living-cookie.ts';
import { loginResponse } from './login-response.ts';
import { passwordConfigOf } from '#server/routes/policies/password-config.ts';
import { signInAnswer, signUpAnswer } from './sign-in-answer.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { requestedTenant } from '#server/http/requested-tenant.ts';

/**
 * An email address, or a user name in the same field. @throws Refusal `email-invalid` for a name when user names are
 * disabled
 */
function addressOrName({ config }: Services, typed: string): string {
  if (typed.includes('@')) return typed;
  if (!config.signIn.userNames) throw new Refusal('email-invalid', { context: { field: 'email' } });
  return usernameLookupKey(typed);
}

/** @throws Refusal `sign-in-method-off` for a user name when they are disabled */
function identifierOf(
  { config }: Services,
  body: { email?: string | undefined; username?: string | undefined },
): string {
  if (body.email !== undefined) return body.email;
  if (!config.signIn.userNames) throw new Refusal('sign-in-method-off');
  return usernameLookupKey(body.username ?? '');
}

export function authRoutes(services: Services): Handlers<typeof authContract> {
  return {
    async 'POST /identity/resources/auth/v1/user'(call) {
      const outcome = await loginWithPassword(call.context, {
        email: identifierOf(services, call.body),
        password: call.body.password,
        recaptchaToken: call.body.recaptchaToken,
        invitationToken: call.body.invitationToken,
        clientId: requestedClientId(services, call.request),
        tenantHint: await requestedTenant(services, call.request),
        ...signInCookies(call.cookies),
      });
      if (outcome.blocked) return { mfaRequired: false, isBreachedPassword: true, userEmail: outcome.email };
      return {
        ...signInAnswer(services, call, outcome),
        ...(outcome.breached && { isBreachedPassword: true }),
        ...(outcome.notice && {
          passwordExpiresIn: outcome.notice.expiresIn,
          notificationPeriod: outcome.notice.notificationPeriod,
        }),
      };
    },

    async 'POST /identity/resources/auth/v1/user/token/refresh'(call) {
      const { origin } = call.request.headers;
      const cookie = readRefreshCookie(services, call.cookies, origin);
      const point = { kind: 'token', subject: call.context.requestMetadata.ip, limit: services.config.limits.token };
      if (!cookie) {
        await services.limits.consumeAll([point]);
        throw new Refusal('session-not-found');
      }
      try {
        return await refreshByCookie(call, { cookie, clientId: clientOfPage(services, origin, cookie) }, point);
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'session-not-found')) throw error;
        const living = await livingCookie(call);
        if (living && living.cookie.token !== cookie.token) return await refreshByCookie(call, living);
        // the session lives: the tenant of the tab was refused, or no tenant is left to the user
        if (living && !call.body?.tenantId) clearRefreshCookie(call.cookies, cookie);
        throw error;
      }
    },

    async 'POST /identity/resources/auth/v1/logout'(call) {
      if (!isOfOwnPages(services.environment, call.request)) throw new Refusal('origin-not-allowed');
      const caller = await identifyCaller(services, call.request);
      if (caller?.apiToken === null)
        await signOut(call.context, { id: caller.sessionId, userId: caller.userId, tenantId: caller.tenantId });
      const session = await findBrowserSession(
        call.context,
        call.cookies.read(ssoCookie),
        refreshTokens(services, call.cookies),
      );
      if (session) {
        await rememberLeaving(call, session.id);
        await signOut(call.context, session);
      }
      signOutCookies(services, call.cookies);
      call.reply.header('clear-site-data', clearedAtSignOut);
    },

    'POST /identity/resources/tenants/invites/v1/verify': async (call) => {
      await services.limits.consume('link', call.context.requestMetadata.ip, services.config.limits.link);
      return await invitingTenant(call.context, call.body.token);
    },

    async 'POST /identity/resources/users/v1/signUp/username'(call) {
      const outcome = await signUpByUserName(call.context, {
        ...call.body,
        fields: fieldsOf(call.body.metadata),
        ...signInCookies(call.cookies),
        clientId: requestedClientId(services, call.request),
      });
      return signUpAnswer(services, call, { outcome });
    },

    async 'POST /identity/resources/users/v1/signUp'(call) {
      const signedUp = await signUp(call.context, {
        ...call.body,
        fields: fieldsOf(call.body.metadata),
        clientId: requestedClientId(services, call.request),
        browserToken: browserToken(services, call.cookies),
      });
      return signUpAnswer(services, call, signedUp);
    },

    async 'GET /identity/resources/users/v1/activate/strategy'(call) {
      await services.limits.consume('link', call.context.requestMetadata.ip, services.config.limits.link);
      const { shouldSetPassword } = await activationStrategy(call.context, {
        ...call.query,
        browserToken: browserToken(services, call.cookies),
      });
      return { shouldSetPassword };
    },

    async 'POST /identity/resources/users/v1/activate'(call) {
      const outcome = await activateAccount(call.context, {
        ...call.body,
        clientId: requestedClientId(services, call.request),
        ...signInCookies(call.cookies),
        browserToken: browserToken(services, call.cookies),
      });
      return signInAnswer(services, call, outcome);
    },

    async 'POST /identity/resources/users/v1/activate/reset'({ context, body }) {
      await requireCaptcha(context, body.recaptchaToken);
      await requestActivation(context, body.email);
    },
    'POST /identity/resources/users/v1/invitation/reset': (call) => resendInvitation(call.context, call.body.email),
    'POST /identity/resources/users/v1/invitation/accept': (call) => acceptInvitation(call.context, call.body),
    async 'POST /identity/resources/users/v1/passwords/reset'({ context, body }) {
      await requireCaptcha(context, body.recaptchaToken);
      await requestPasswordReset(context, addressOrName(services, body.email));
    },
    async 'POST /identity/resources/users/v1/passwords/reset/validate'(call) {
      await services.limits.consume('link', call.context.requestMetadata.ip, services.config.limits.link);
      await checkResetLink(call.context, call.body);
    },
    'POST /identity/resources/users/v1/passwords/reset/verify': (call) =>
      resetPassword(call.context, {
        ...call.body,
        browserToken: call.cookies.read(browserCookie),
      }),
    'GET /identity/resources/users/v1/passwords/config': () => passwordConfigOf(services),
    'POST /identity/resources/users/v3/me/unlock': (call) => unlockAccount(call.context, call.body.token),
  };
}

/** @param point of the rate limit, if it was not consumed before */
async function refreshByCookie(
  call: Pick<Call, 'context' | 'cookies'> & { body?: { tenantId?: string | null | undefined } | undefined },
  { cookie, clientId }: LivingCookie,
  point?: LimitedHit,
) {
  const { context, cookies } = call;
  const { services } = context;
  const ssoToken = cookies.read(ssoCookie);
  const presented =
    clientId === cookie.clientId
      ? { refreshToken: cookie.token, point }
      : await joinByCookie(context, { cookie, ssoToken }, { clientId, point });
  const tenantId = call.body?.tenantId ?? null;
  const refreshed = await refreshSession(context, { ...presented, tenantId, clientId, ssoToken });
  if (cookie.ofPortal) setPortalCookie(services, cookies, refreshed.refreshToken, refreshed.subject.sessionExpires);
  else setRefreshCookie(services, cookies, clientId, refreshed.refreshToken);
  return loginResponse(refreshed);
}

/** A separate refresh token for a client whose page has another client's cookie. @throws Refusal `session-not-found` */
async function joinByCookie(
  context: AnonymousContext,
  { cookie, ssoToken }: { cookie: CookieToken; ssoToken: string | undefined },
  { clientId, point }: { clientId: string; point: LimitedHit | undefined },
): Promise<{ refreshToken: string }> {
  if (point) await context.services.limits.consumeAll([point]);
  const session = await findSessionOfCookies(context, ssoToken, cookie.token);
  if (!session || session.ofPortal) throw new Refusal('session-not-found');
  return { refreshToken: await joinClient(context, session, clientId) };
}

/** Clients send extra fields as the text of one JSON object; an invalid one counts as empty. */
function fieldsOf(metadata: string | undefined): Record<string, unknown> {
  try {
    const given: unknown = JSON.parse(metadata ?? '{}');
    return typeof given === 'object' && given !== null && !Array.isArray(given)
      ? (given as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
