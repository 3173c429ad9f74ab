import type { authContract } from '#shared/contract/auth.ts';
import { identifyCaller } from '#server/http/authenticate.ts';
import { ssoCookie } from '#server/http/cookies.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import { browserToken, clearSessionCookies, readRefreshCookie, setRefreshCookie, setSessionCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { activateAccount, activationStrategy, requestActivation } from '#server/use-cases/activate-account.ts';
import { signOut } from '#server/use-cases/end-session.ts';
import { acceptInvitation, resendInvitation } from '#server/use-cases/invite-user.ts';
import { loginWithPassword } from '#server/use-cases/login-with-password.ts';
import type { OpenedSession } from '#server/use-cases/open-session.ts';
import { refreshSession } from '#server/use-cases/refresh-session.ts';
import { checkResetLink, requestPasswordReset, resetPassword } from '#server/use-cases/reset-password.ts';
import { findBrowserSession } from '#server/use-cases/find-browser-session.ts';
import { invitingTenant, signUp } from '#server/use-cases/sign-up.ts';
import { unlockAccount } from '#server/use-cases/unlock-account.ts';
import { loginResponse } from './login-response.ts';
import { requestedClientId } from '#server/http/requested-client.ts';

export function authRoutes(services: Services): Handlers<typeof authContract> {
  const signedIn = (call: Pick<Call, 'cookies'>, session: OpenedSession) => {
    setSessionCookies(call.cookies, session.cookies);
    return loginResponse({ ...session, refreshToken: session.cookies.refreshToken });
  };
  return {
    async 'POST /identity/resources/auth/v1/user'(call) {
      const session = await loginWithPassword(services, {
        email: call.body.email,
        password: call.body.password,
        clientId: requestedClientId(services, call.request),
        tenantHint: scopedTenant(call),
        replacedSsoToken: call.cookies.read(ssoCookie),
        facts: call.facts,
      });
      return signedIn(call, session);
    },

    async 'POST /identity/resources/auth/v1/user/token/refresh'(call) {
      await services.limits.consume('token', call.facts.ip, services.config.limits.token);
      const cookie = readRefreshCookie(services, call.cookies, call.request.headers.origin);
      if (!cookie) throw new Refusal('session-not-found');
      try {
        const refreshed = await refreshSession(services, cookie.token, call.body?.tenantId ?? null, call.facts, cookie.clientId);
        setRefreshCookie(services, call.cookies, cookie.clientId, refreshed.refreshToken);
        return loginResponse(refreshed);
      } catch (error) {
        if (error instanceof Refusal && error.code === 'session-not-found' && !call.body?.tenantId) clearSessionCookies(services, call.cookies);
        throw error;
      }
    },

    async 'POST /identity/resources/auth/v1/logout'(call) {
      const caller = await identifyCaller(services, call.request);
      if (caller) await signOut(services, { id: caller.sessionId, userId: caller.userId, tenantId: caller.tenantId }, call.facts);
      const session = await findBrowserSession(services, call.cookies.read(ssoCookie), readRefreshCookie(services, call.cookies)?.token);
      if (session) await signOut(services, session, call.facts);
      clearSessionCookies(services, call.cookies);
    },

    // no tenant can have a connection yet: an answer without an address means "sign in here"
    'POST /identity/resources/auth/v2/user/sso/prelogin': () => ({}),

    'POST /identity/resources/tenants/invites/v1/verify': async (call) => {
      await services.limits.consume('link', call.facts.ip, services.config.limits.link);
      return await invitingTenant(services, call.body.token);
    },

    async 'POST /identity/resources/users/v1/signUp'(call) {
      const session = await signUp(services, {
        ...call.body,
        clientId: requestedClientId(services, call.request),
        browserToken: browserToken(services, call.cookies),
        facts: call.facts,
      });
      if (session === null) return { shouldActivate: true };
      return { shouldActivate: false, userId: session.subject.userId, tenantId: session.subject.tenantId, authResponse: signedIn(call, session) };
    },

    async 'GET /identity/resources/users/v1/activate/strategy'(call) {
      await services.limits.consume('link', call.facts.ip, services.config.limits.link);
      const { shouldSetPassword } = await activationStrategy(services, { ...call.query, browserToken: browserToken(services, call.cookies) });
      return { shouldSetPassword };
    },

    async 'POST /identity/resources/users/v1/activate'(call) {
      const session = await activateAccount(services, {
        ...call.body,
        clientId: requestedClientId(services, call.request),
        browserToken: browserToken(services, call.cookies),
        replacedSsoToken: call.cookies.read(ssoCookie),
        facts: call.facts,
      });
      return signedIn(call, session);
    },

    'POST /identity/resources/users/v1/activate/reset': (call) => requestActivation(services, call.body.email, call.facts),
    'POST /identity/resources/users/v1/invitation/reset': (call) => resendInvitation(services, call.caller, call.body.email, call.facts),
    'POST /identity/resources/users/v1/invitation/accept': (call) => acceptInvitation(services, call.body, call.facts),
    'POST /identity/resources/users/v1/passwords/reset': (call) => requestPasswordReset(services, call.body.email, call.facts),
    async 'POST /identity/resources/users/v1/passwords/reset/validate'(call) {
      await services.limits.consume('link', call.facts.ip, services.config.limits.link);
      await checkResetLink(services, call.body);
    },
    'POST /identity/resources/users/v1/passwords/reset/verify': (call) => resetPassword(services, { ...call.body, facts: call.facts }),
    'GET /identity/resources/users/v1/passwords/config'() {
      const { allowPassphrases, minLength, maxLength, minPhraseLength } = services.config.passwords;
      return { allowPassphrases, minLength, maxLength, minPhraseLength, minOptionalTestsToPass: 0 };
    },
    'POST /identity/resources/users/v3/me/unlock': (call) => unlockAccount(services, call.body.token, call.facts),
  };
}

function scopedTenant(call: Pick<Call, 'request'>): string | null {
  const header = call.request.headers['frontegg-scoped-tenant'];
  return typeof header === 'string' ? header : null;
}
