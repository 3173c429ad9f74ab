/** The pages people see, and the forms that work without JavaScript. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf, browserCookie, ssoCookie } from '#server/http/cookies.ts';
import { factsOf } from '#server/http/request-facts.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { companyReturnPath } from '#server/use-cases/company-sign-in.ts';
import { socialReturnPath } from '#server/use-cases/social-sign-in.ts';
import { findBrowserSession } from '#server/use-cases/find-browser-session.ts';
import { accountPage, submitSignOut } from './account.page.ts';
import { activatePage, submitActivation } from './activate.page.ts';
import { attempt } from './attempt.ts';
import { forgotPasswordPage, submitForgotPassword } from './forgot-password.page.ts';
import { checkFormToken } from './form-token.ts';
import { companyReturnPage, samlReturnPage } from './company-sign-in.page.ts';
import type { HostedCall } from './hosted-call.ts';
import { impersonatePage, submitImpersonation } from './impersonate.page.ts';
import { invitationPage, submitInvitation } from './invitation.page.ts';
import { loginPage, submitLogin } from './login.page.ts';
import { noticePage } from './notice.page.ts';
import { activateCodePage, submitActivateCode } from './activate-code.page.ts';
import { invitationCodePage, submitInvitationCode } from './invitation-code.page.ts';
import { magicLinkPage, submitMagicLink } from './magic-link.page.ts';
import { resetPhonePage, submitResetPhone } from './reset-phone.page.ts';
import { enterPortalPage, portalPage } from './portal.page.ts';
import { defaultRedirect, pathOf } from './page-model.ts';
import { resetPasswordPage, submitResetPassword } from './reset-password.page.ts';
import { signUpPage, submitSignUp } from './sign-up.page.ts';
import { socialProofPage, socialProofPath, socialReturnForm, socialReturnPage, submitSocialProof } from './social.page.ts';
import { mobileAuthenticatorPage, stepUpPage, submitStepUp } from './step-up.page.ts';
import { submitUnlock, unlockPage } from './unlock.page.ts';

type PageHandler = (services: Services, call: HostedCall) => Promise<Page | Redirect>;

/** GET shows, POST does. The two pages below /oauth/ have their GET in the contract. */
const pages: Record<string, { show?: PageHandler; submit?: PageHandler }> = {
  '/': { show: (services) => Promise.resolve({ redirect: defaultRedirect(services) }) },
  '/oauth/prelogin': { submit: submitLogin },
  '/oauth/portal/enter': { show: () => Promise.resolve(enterPortalPage()) },
  '/oauth/portal/*': { show: portalPage },
  '/account/login': { show: loginUnlessSignedIn, submit: submitLogin },
  '/account/step-up': { show: stepUpPage, submit: submitStepUp },
  '/account/mfa-mobile-authenticator': { show: mobileAuthenticatorPage },
  // signing out is a press of a button: a link on another site must not do it
  '/account/logout': { show: accountPage, submit: submitSignOut },
  '/account/sign-up': { show: signUpPage, submit: submitSignUp },
  '/account/activate': { show: activatePage, submit: submitActivation },
  '/account/forget-password': { show: forgotPasswordPage, submit: submitForgotPassword },
  '/account/reset-password': { show: resetPasswordPage, submit: submitResetPassword },
  '/account/invitation/accept': { show: invitationPage, submit: submitInvitation },
  [socialReturnPath]: { show: socialReturnPage },
  [companyReturnPath]: { show: companyReturnPage },
  '/account/saml/callback': { show: samlReturnPage },
  [socialProofPath]: { show: socialProofPage, submit: submitSocialProof },
  '/account/impersonate': { show: impersonatePage, submit: submitImpersonation },
  '/account/login/magic-link': { show: magicLinkPage, submit: submitMagicLink },
  '/account/reset-phone-number': { show: resetPhonePage, submit: submitResetPhone },
  '/account/activate/code': { show: activateCodePage, submit: submitActivateCode },
  '/account/invitation/code': { show: invitationCodePage, submit: submitInvitationCode },
  '/account/unlock': { show: unlockPage, submit: submitUnlock },
};

export function registerHostedPages(app: FastifyInstance, services: Services): void {
  for (const [url, { show, submit }] of Object.entries(pages)) {
    if (show) register(app, services, 'GET', url, show);
    if (submit) register(app, services, 'POST', url, withFormToken(submit));
  }
  // a provider's own form, which changes nothing here and so needs no token of ours
  register(app, services, 'POST', socialReturnPath, socialReturnForm);
  register(app, services, 'POST', '/account/saml/callback', samlReturnPage);
}

function register(app: FastifyInstance, services: Services, method: 'GET' | 'POST', url: string, handler: PageHandler): void {
  app.route({
    method,
    url,
    config: { access: 'public', route: `${method} ${url}`, page: true },
    handler: async (request, reply) => {
      const call = hostedCall(services, request, reply);
      const result = await attempt(() => handler(services, call));
      const answer = result instanceof Refusal ? await noticePage(services, call, result) : result;
      if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
      return reply.code(answer.status ?? 200).headers(answer.headers ?? {}).type('text/html; charset=utf-8').send(answer.html);
    },
  });
}

export function hostedCall(services: Services, request: FastifyRequest, reply: FastifyReply): HostedCall {
  return { request, reply, cookies: cookiesOf(request, reply, services.config), facts: factsOf(request) };
}

function withFormToken(submit: PageHandler): PageHandler {
  return (services, call) => {
    const { formToken } = (call.request.body ?? {}) as { formToken?: unknown };
    checkFormToken(services, call.cookies.read(browserCookie), pathOf(call), formToken);
    return submit(services, call);
  };
}

async function loginUnlessSignedIn(services: Services, call: HostedCall): Promise<Page | Redirect> {
  const session = await findBrowserSession(services, call.cookies.read(ssoCookie));
  return session ? { redirect: defaultRedirect(services) } : await loginPage(services, call);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** People see this: its errors are pages. */
    page?: boolean;
  }
}
