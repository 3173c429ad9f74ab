import type { HostedFlow } from '../shared/contract/hosted-page.ts';
import type { FlowApp } from './app.tsx';
import { proveModule } from './prove-module.ts';
import { hasTranslation, loadTranslation } from './translations.ts';
import { LoginApp } from './flow-apps/login-app.tsx';
import { whenIdle } from './when-idle.ts';

/** Where each flow comes from. The first form of signing in is here already; every other flow is a chunk of its own. */
const loaders: Record<HostedFlow, () => FlowApp | Promise<FlowApp>> = {
  login: () => LoginApp,
  'sign-up': () => import('./flow-apps/sign-up-app.ts').then((module) => module.SignUpApp),
  activate: () => import('./flow-apps/activate-app.ts').then((module) => module.ActivateApp),
  'forgot-password': () => import('./flow-apps/forgot-password-app.ts').then((module) => module.ForgotPasswordApp),
  'reset-password': () => import('./flow-apps/reset-password-app.ts').then((module) => module.ResetPasswordApp),
  'accept-invitation': () =>
    import('./flow-apps/accept-invitation-app.ts').then((module) => module.AcceptInvitationApp),
  unlock: () => import('./flow-apps/unlock-app.ts').then((module) => module.UnlockApp),
  account: () => import('./flow-apps/account-app.ts').then((module) => module.AccountApp),
  social: () => import('./flow-apps/social-app.ts').then((module) => module.SocialApp),
  'breached-password': () =>
    import('./flow-apps/breached-password-app.ts').then((module) => module.BreachedPasswordApp),
  impersonate: () => import('./flow-apps/impersonate-app.ts').then((module) => module.ImpersonateApp),
  passwordless: () => import('./flow-apps/passwordless-app.ts').then((module) => module.PasswordlessApp),
  'magic-link': () => import('./flow-apps/magic-link-app.ts').then((module) => module.MagicLinkApp),
  'reset-phone': () => import('./flow-apps/reset-phone-app.ts').then((module) => module.ResetPhoneApp),
  'activate-code': () => import('./flow-apps/activate-code-app.ts').then((module) => module.ActivateCodeApp),
  'invitation-code': () => import('./flow-apps/invitation-code-app.ts').then((module) => module.InvitationCodeApp),
  mfa: () => import('./flow-apps/mfa-app.ts').then((module) => module.MfaApp),
  'mfa-set-up': () => import('./flow-apps/mfa-set-up-app.ts').then((module) => module.MfaSetUpApp),
  passkeys: () => import('./flow-apps/passkeys-app.ts').then((module) => module.PasskeysApp),
  notice: () => import('./flow-apps/notice-app.ts').then((module) => module.NoticeApp),
};

/** In an object, since a state setter would call a bare component; always the same one for a flow. */
export interface LoadedFlow {
  App: FlowApp;
}

const loaded = new Map<HostedFlow, LoadedFlow>();
/** Flows whose texts are here, with the language. */
const hasTexts = new Set<string>();

/** The flow's application, if it and what it says in the language of the page have been loaded. */
export function loadedFlow(flow: HostedFlow, locale: string): LoadedFlow | undefined {
  return hasTexts.has(`${flow} ${locale}`) ? loaded.get(flow) : undefined;
}

async function loadApp(flow: HostedFlow): Promise<LoadedFlow> {
  // signing in is no chunk
  if (flow !== 'login' && flow !== 'notice' && !loaded.has(flow)) await proveModule(flow);
  const App = await loaders[flow]();
  const known = loaded.get(flow) ?? { App };
  loaded.set(flow, known);
  return known;
}

async function loadTexts(flow: HostedFlow, locale: string): Promise<void> {
  // what went wrong has to be told even where nothing more can be had: its title is among the first texts
  if (flow === 'notice') await loadTranslation(locale, 'further').catch(() => {});
  else if (flow !== 'login') await loadTranslation(locale, 'further');
  // the first form of an embedded box needs no more than it was painted with
  else if (!hasTranslation(locale)) await loadTranslation(locale);
}

/** Loads a flow and its texts, once. @throws when a chunk cannot be had; asking again tries again */
export async function loadFlow(flow: HostedFlow, locale: string): Promise<LoadedFlow> {
  const [app] = await Promise.all([loadApp(flow), loadTexts(flow, locale)]);
  hasTexts.add(`${flow} ${locale}`);
  return app;
}

/** Fetches what a sign-in mostly goes on with, once the browser has nothing better to do: the step changes at once then. */
export function fetchLikelyFlows(flows: readonly string[] | undefined, locale: string): void {
  whenIdle(() => flows?.forEach((flow) => loadFlow(flow as HostedFlow, locale).catch(() => {})));
}
