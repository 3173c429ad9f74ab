/**
 * The account routes (planning and login, 2.2) inside the page that embeds the box: in the fragment of its address, or as its
 * path. A page asks for it by the attribute `routing` of the element. Loaded only then.
 */
import type { HostedStep } from '#shared/contract/sign-in/hosted-page.ts';
import { accountPaths, type AccountRoute, type AccountRoutes } from '#shared/lib/account-paths.ts';
import { accountPlace, startPlace, type Place } from './embedded-page.ts';
import type { Embedding } from './embedding.ts';
import { openApp } from './open-app.ts';
import { createRedirectTarget } from './redirect-target.ts';

export type RoutingKind = 'hash' | 'path';

/**
 * Steps at which a flow checks its link itself. Hosted pages never start at them, since the server checks links before
 * rendering.
 */
const looking = (flow: string, step: string) => ({ flow, step }) as HostedStep;

/** A step, or what the session client does. */
const targets: Record<AccountRoute, HostedStep | 'home' | 'stepUp' | 'logout' | 'openApp'> = {
  authenticated: 'home',
  login: startPlace.at,
  stepUp: 'stepUp',
  logout: 'logout',
  activate: looking('activate', 'activating'),
  activateWithCode: { flow: 'activate-code', step: 'activatingForm' },
  impersonate: looking('impersonate', 'checking'),
  acceptInvitation: looking('accept-invitation', 'validating'),
  acceptInvitationWithCode: { flow: 'invitation-code', step: 'validate' },
  forgotPassword: { flow: 'forgot-password', step: 'forgotPassword' },
  resetPassword: { flow: 'reset-password', step: 'resetPassword' },
  resetPhoneNumber: { flow: 'reset-phone', step: 'ResetPhoneNumber' },
  socialCallback: looking('social', 'returning'),
  signUp: { flow: 'sign-up', step: 'SignUp' },
  oidcCallback: looking('social', 'returning'),
  samlCallback: looking('social', 'returning'),
  magicLinkCallback: { flow: 'magic-link', step: 'confirm' },
  openApp: 'openApp',
  unlock: looking('unlock', 'loading'),
  // the sign-in that waits for the app is the one of this browser's cookie
  mobileAuthenticator: { flow: 'mfa', step: 'authenticatorApp' },
};

/** The provider that each callback route belongs to. */
const callbacks: Partial<Record<AccountRoute, string>> = {
  socialCallback: 'social',
  oidcCallback: 'oidc',
  samlCallback: 'saml',
};

export interface Routing {
  /** The page's address as the flows read it: with the parameters of the route. */
  href(): string;
  /** Whether the URL names a step that takes precedence over an existing session, as links in emails do. */
  holds(): boolean;
  /** Writes the step to the URL if a route leads to it. A signed-in user continues to where the URL intended to lead. */
  show(place: Place): void;
  stop(): void;
}

const isAt = (target: unknown, { at }: Place): boolean =>
  typeof target === 'object' && (target as HostedStep).flow === at.flow && (target as HostedStep).step === at.step;

/** Follows URL changes from now on, beginning with the current one. */
export function startRouting(
  kind: RoutingKind,
  { settings, portico }: Pick<Embedding, 'settings' | 'portico'>,
  go: (place: Place) => void,
): Routing {
  const routes: AccountRoutes = { ...accountPaths, ...settings.box?.routes };
  const names = Object.keys(routes) as AccountRoute[];
  const redirect = createRedirectTarget(routes, settings.box?.allowedOrigins);

  const address = (): URL => {
    const { href, hash, origin } = globalThis.location;
    return kind === 'path' ? new URL(href) : new URL(hash.startsWith('#/') ? hash.slice(1) : '/', origin);
  };
  const present = (): AccountRoute | undefined => {
    const path = address().pathname.replace(/(.)\/$/, '$1');
    return names.find((name) => routes[name] === path && targets[name] !== 'home');
  };
  const write = (path: string): string =>
    kind === 'path'
      ? path
      : `${globalThis.location.pathname}${globalThis.location.search}${path === routes.authenticated ? '' : `#${path}`}`;

  const holds = (): boolean => !['login', 'signUp', 'openApp', undefined].includes(present());
  /** The pending target of the URL; until the box reaches it, the step on display must not replace the URL. */
  let wanted: (typeof targets)[AccountRoute] | undefined;

  function open(): void {
    const name = present();
    const target = (wanted = name && targets[name]);
    if (name === undefined || target === undefined) return go(startPlace);
    const { searchParams } = address();
    redirect.record(searchParams.get('redirectUrl'));
    // opening a link must not sign the user out: the page has a button for it
    if (target === 'logout') void portico.user().then((user) => enter(user ? accountPlace(user) : startPlace));
    // users who are not signed in sign in first, at the same URL
    else if (target === 'openApp')
      void portico.user().then((user) => (user ? leaveForApp(accountPlace(user)) : enter(startPlace)));
    else if (target === 'stepUp')
      void portico.stepUp({
        maxAge: Number(searchParams.get('maxAge')) || undefined,
        returnTo: write(routes.authenticated),
      });
    else if (typeof target === 'object')
      go({
        at: target,
        ...(callbacks[name] && { stepData: { route: callbacks[name], home: write(routes.authenticated) } }),
      });
  }

  /** @param place the place that asks a signed-in user for confirmation */
  const leaveForApp = (place: Place): void =>
    void openApp({ settings, portico }, write(routes.authenticated), (url) =>
      enter({ ...place, stepData: { ...place.stepData, applicationUrl: url.href, redirectTo: url.host } }),
    );

  function enter(place: Place): void {
    wanted = undefined;
    go(place);
  }

  /** @returns whether the page leaves, so that the address needs no step of the box any more */
  function leavesSignedIn(place: Place): boolean {
    if (present() === 'openApp') {
      // it asks already
      if (place.stepData?.applicationUrl === undefined) leaveForApp(place);
      return true;
    }
    return redirect.follow();
  }

  globalThis.addEventListener('popstate', open);
  if (present()) open();
  else void portico.user().then((user) => user ?? redirect.forget());
  return {
    href: () => address().href,
    holds,
    show(place) {
      if (wanted !== undefined && !isAt(wanted, place) && (place.at.flow !== 'account' || holds())) return;
      wanted = undefined;
      const at = present();
      if (place.at.flow === 'account' && at !== 'logout' && leavesSignedIn(place)) return;
      // what needs no address of its own begins where the page is
      if (at === undefined && isAt(startPlace.at, place)) return;
      // the address says it already, or waits for the sign-in
      if (at !== undefined && (at === 'openApp' || isAt(targets[at], place))) return;
      const home = place.at.flow === 'account' ? 'authenticated' : undefined;
      const name = home ?? names.find((each) => isAt(targets[each], place));
      if (name === undefined || (home && (at === undefined || at === 'logout'))) return;
      globalThis.history[home ? 'replaceState' : 'pushState'](null, '', write(routes[name]));
    },
    stop() {
      globalThis.removeEventListener('popstate', open);
      redirect.stop();
    },
  };
}
