/** The hosted pages, and their forms, which work without JavaScript. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultRoutes, type AccountRoute } from '#server/lib/account-routes.ts';
import { cookiesOf, browserCookie, factorCookie, ssoCookie } from '#server/http/cookies.ts';
import { anonymousContext } from '#server/context.ts';
import { requestMetadataOf } from '#server/http/request-metadata.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { latestRequest } from '#server/protocols/oauth/pending-request.ts';
import { testProviderPath } from '#server/domain/sso/test-provider.ts';
import { approvalPath } from '#server/use-cases/mfa-resets/notify-approvers.ts';
import { setupOpenPath, setupPath } from '#server/domain/sso/setup-path.ts';
import { guestTestPath, ssoTestPath } from '#server/use-cases/sso-sign-in/sso-tests.ts';
import { keepFactorsPath } from '#server/use-cases/verification/mail-links.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { clientHome } from '#server/use-cases/sessions/find-landing-page.ts';
import { homeAddress, stepAddress } from './parts/after-sign-in.ts';
import { logoutPage, submitSignOut } from './pages/account.page.ts';
import { activatePage, submitActivation } from './pages/activate.page.ts';
import { approvalPage, submitApproval } from './pages/approval.page.ts';
import { attempt } from './parts/attempt.ts';
import { forgotPasswordPage, submitForgotPassword } from './pages/forgot-password.page.ts';
import { checkFormToken } from './parts/form-token.ts';
import { withoutWaiting } from './parts/waiting-proof.ts';
import { setupOpenPage, setupPage, submitSetupOpen } from './pages/sso-setup.page.ts';
import { oidcLogoutPage, samlLogoutForm, samlLogoutPage } from './pages/sso-logout.page.ts';
import { oidcLogoutPath, samlLogoutPath } from '#server/domain/sso/service-provider.ts';
import {
  guestTestPage,
  samlAnswerForm,
  samlAnswerPath,
  ssoCallbackPage,
  ssoTestPage,
} from './pages/sso-sign-in.page.ts';
import { queryText, type HostedCall } from './parts/hosted-call.ts';
import { impersonatePage, submitImpersonation } from './pages/impersonate.page.ts';
import { invitationPage, submitInvitation } from './pages/invitation.page.ts';
import { keepFactorsPage, submitKeepFactors } from './pages/keep-factors.page.ts';
import { loginPage, submitLogin } from './pages/login.page.ts';
import { noticePage } from './pages/notice.page.ts';
import { activateCodePage, submitActivateCode } from './pages/activate-code.page.ts';
import { invitationCodePage, submitInvitationCode } from './pages/invitation-code.page.ts';
import { magicLinkPage, submitMagicLink } from './pages/magic-link.page.ts';
import { resetPhonePage, submitResetPhone } from './pages/reset-phone.page.ts';
import { enterPortalPage, portalPage } from './pages/portal.page.ts';
import { openAppPage } from './pages/open-app.page.ts';
import { pageLimit } from './parts/page-limit.ts';
import { pathOf } from './parts/page-model.ts';
import { chooseLanguage } from './parts/requested-locale.ts';
import { comesAfterSignIn } from './pages/passkeys.page.ts';
import { resetPasswordPage, submitResetPassword } from './pages/reset-password.page.ts';
import { isFactorStep } from './pages/second-factor.page.ts';
import { signUpPage, submitSignUp } from './pages/sign-up.page.ts';
import {
  socialProofPage,
  socialProofPath,
  socialReturnForm,
  socialReturnPage,
  submitSocialProof,
} from './pages/social.page.ts';
import { mobileAuthenticatorPage, stepUpPage, submitStepUp } from './pages/step-up.page.ts';
import { submitTestProvider, testProviderPage } from './pages/test-provider.page.ts';
import { submitUnlock, unlockPage } from './pages/unlock.page.ts';

type PageHandler = (call: HostedCall) => Promise<Page | Redirect>;

interface Handlers {
  show?: PageHandler;
  submit?: PageHandler;
  /** Handles a cross-site POST that changes nothing here, so it needs no form token. */
  receive?: PageHandler;
}

/** GET handlers show, POST handlers submit. */
const accountPages: Record<AccountRoute, Handlers> = {
  authenticated: { show: homePage },
  login: { show: loginUnlessSignedIn, submit: submitLogin },
  stepUp: { show: stepUpPage, submit: submitStepUp },
  // sign-out needs a button press, so that a link on another site cannot cause it
  logout: { show: logoutPage, submit: submitSignOut },
  activate: { show: activatePage, submit: submitActivation },
  activateWithCode: { show: activateCodePage, submit: submitActivateCode },
  impersonate: { show: impersonatePage, submit: submitImpersonation },
  acceptInvitation: { show: invitationPage, submit: submitInvitation },
  acceptInvitationWithCode: { show: invitationCodePage, submit: submitInvitationCode },
  forgotPassword: { show: forgotPasswordPage, submit: submitForgotPassword },
  resetPassword: { show: resetPasswordPage, submit: submitResetPassword },
  resetPhoneNumber: { show: resetPhonePage, submit: submitResetPhone },
  // some providers answer with a form POST
  socialCallback: { show: socialReturnPage, receive: socialReturnForm },
  signUp: { show: signUpPage, submit: submitSignUp },
  oidcCallback: { show: ssoCallbackPage },
  // the address of earlier versions, which identity providers may still have
  samlCallback: { show: ssoCallbackPage, receive: samlAnswerForm },
  magicLinkCallback: { show: magicLinkPage, submit: submitMagicLink },
  openApp: { show: openAppPage },
  unlock: { show: unlockPage, submit: submitUnlock },
  mobileAuthenticator: { show: mobileAuthenticatorPage },
};

/** Pages with a fixed path. The two below /oauth/ without a GET have it in the contract. */
const fixedPages: Record<string, Handlers> = {
  '/oauth/prelogin': { submit: submitLogin },
  [samlAnswerPath]: { receive: samlAnswerForm },
  [samlLogoutPath]: { show: samlLogoutPage, receive: samlLogoutForm },
  [oidcLogoutPath]: { show: oidcLogoutPage },
  [ssoTestPath]: { show: ssoTestPage },
  [setupPath]: { show: setupPage },
  [setupOpenPath]: { show: setupOpenPage, submit: submitSetupOpen },
  [guestTestPath]: { show: guestTestPage },
  [testProviderPath]: { show: testProviderPage, submit: submitTestProvider },
  '/oauth/portal/enter': { show: () => Promise.resolve(enterPortalPage()) },
  '/oauth/portal/*': { show: portalPage },
  [approvalPath]: { show: approvalPage, submit: submitApproval },
  [keepFactorsPath]: { show: keepFactorsPage, submit: submitKeepFactors },
  [socialProofPath]: { show: socialProofPage, submit: submitSocialProof },
};

/** Pages that handle second factors themselves. */
const asksForFactors = new Set<AccountRoute>(['login', 'stepUp']);

/**
 * A sign-in that began on another page, for example by an emailed link, may require a second factor. That page keeps
 * its URL but has nothing more to show, so a reload redirects to the second factor.
 */
function orSecondFactor(show: PageHandler): PageHandler {
  return async (call) => {
    const step = queryText(call, 'step');
    if (!isFactorStep(step) || call.cookies.read(factorCookie) === undefined) return await show(call);
    const request = await latestRequest(call.context.services, call.cookies.read(browserCookie));
    return { redirect: stepAddress(call, request?.id, step) };
  };
}

export function registerHostedPages(app: FastifyInstance, services: Services): void {
  const { routes } = services.config;
  for (const [url, handlers] of Object.entries(fixedPages)) registerPage(app, services, url, handlers);
  for (const [name, handlers] of Object.entries(accountPages) as [AccountRoute, Handlers][]) {
    const { show } = handlers;
    registerPage(app, services, routes[name], {
      ...handlers,
      ...(show && !asksForFactors.has(name) && { show: orSecondFactor(show) }),
    });
    if (routes[name] !== defaultRoutes[name])
      registerPage(app, services, defaultRoutes[name], movedTo(routes[name], handlers));
  }
}

function registerPage(
  app: FastifyInstance,
  services: Services,
  url: string,
  { show, submit, receive }: Handlers,
): void {
  if (show) register(app, services, 'GET', url, show);
  if (submit) register(app, services, 'POST', url, withFormToken(submit));
  if (receive) register(app, services, 'POST', url, receive);
}

/** Old emails, bookmarks and embedded boxes use the default path: it redirects with its query. */
function movedTo(path: string, { receive }: Handlers): Handlers {
  const show: PageHandler = (call) =>
    Promise.resolve({ redirect: `${path}${new URL(call.request.raw.url ?? '/', 'http://local').search}` });
  return { show, ...(receive && { receive }) };
}

/** `/`: redirects to the page for the user's state. */
async function homePage(call: HostedCall): Promise<Redirect> {
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  return {
    redirect: session ? await homeAddress(call.context, session.tenantId) : clientHome(call.context.services),
  };
}

function register(
  app: FastifyInstance,
  services: Services,
  method: 'GET' | 'POST',
  url: string,
  handler: PageHandler,
): void {
  app.route({
    method,
    url,
    config: { access: 'public', route: `${method} ${url}`, page: true },
    handler: async (request, reply) => {
      const call = hostedCall(services, request, reply);
      const kind = handler === portalPage ? 'portalPage' : 'page';
      const result = await attempt(async () => (await pageLimit(call, kind)) ?? (await handler(call)));
      const answer = result instanceof Refusal ? await noticePage(call, result) : result;
      if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
      return reply
        .code(answer.status ?? 200)
        .headers(answer.headers ?? {})
        .type('text/html; charset=utf-8')
        .send(answer.html);
    },
  });
}

export function hostedCall(services: Services, request: FastifyRequest, reply: FastifyReply): HostedCall {
  return {
    request,
    reply,
    cookies: cookiesOf(request, reply, services.config),
    context: anonymousContext(services, requestMetadataOf(request)),
  };
}

function withFormToken(submit: PageHandler): PageHandler {
  return async (call) => {
    const { formToken } = (call.request.body ?? {}) as { formToken?: unknown };
    checkFormToken(
      call.context.services,
      call.cookies.read(browserCookie),
      pathOf(call),
      typeof formToken === 'string' ? withoutWaiting(formToken) : formToken,
    );
    return chooseLanguage(call) ?? (await submit(call));
  };
}

async function loginUnlessSignedIn(call: HostedCall): Promise<Page | Redirect> {
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  return session && !comesAfterSignIn(queryText(call, 'step'))
    ? { redirect: await homeAddress(call.context, session.tenantId) }
    : await loginPage(call);
}
