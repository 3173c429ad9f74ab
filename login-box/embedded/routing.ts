/**
 * The account routes (planning and login, 2.2) inside the page that embeds the box: in the fragment of its address, or as its
 * path. A page asks for it by the attribute `routing` of the element. Loaded only then.
 */
import type { HostedStep } from '../../shared/contract/hosted-page.ts';
import { accountPaths, type AccountRoute, type AccountRoutes } from '../../shared/lib/account-paths.ts';
import { accountPlace, startPlace, type Place } from './embedded-page.ts';
import type { Embedding } from './embedding.ts';

export type RoutingKind = 'hash' | 'path';

/** Steps at which a flow looks at its link by itself; the server, which does that before it draws, never begins with them. */
const looking = (flow: string, step: string) => ({ flow, step }) as HostedStep;

/** A step, what the session client does, or a page that only the identity server has: it answers other companies, or acts as somebody. */
const targets: Record<AccountRoute, HostedStep | 'home' | 'stepUp' | 'logout' | 'hosted'> = {
  authenticated: 'home',
  login: startPlace.at,
  stepUp: 'stepUp',
  logout: 'logout',
  activate: looking('activate', 'activating'),
  activateWithCode: { flow: 'activate-code', step: 'activatingForm' },
  impersonate: 'hosted',
  acceptInvitation: looking('accept-invitation', 'validating'),
  acceptInvitationWithCode: { flow: 'invitation-code', step: 'validate' },
  forgotPassword: { flow: 'forgot-password', step: 'forgotPassword' },
  resetPassword: { flow: 'reset-password', step: 'resetPassword' },
  resetPhoneNumber: { flow: 'reset-phone', step: 'ResetPhoneNumber' },
  socialCallback: 'hosted',
  signUp: { flow: 'sign-up', step: 'SignUp' },
  oidcCallback: 'hosted',
  samlCallback: 'hosted',
  magicLinkCallback: { flow: 'magic-link', step: 'confirm' },
  openApp: 'hosted',
  unlock: looking('unlock', 'loading'),
  mobileAuthenticator: 'hosted',
};

export interface Routing {
  /** The page's address as the flows read it: with the parameters of the route. */
  href(): string;
  /** Whether the address names a step that a session which is there must not take the place of, as a link does. */
  holds(): boolean;
  /** Names the step in the address, where a route leads to it. */
  show(place: Place): void;
  stop(): void;
}

const isAt = (target: unknown, { at }: Place): boolean =>
  typeof target === 'object' && (target as HostedStep).flow === at.flow && (target as HostedStep).step === at.step;

/** Follows the address from now on, and goes where it leads at once. */
export function startRouting(kind: RoutingKind, { settings, portico }: Pick<Embedding, 'settings' | 'portico'>, go: (place: Place) => void): Routing {
  const routes: AccountRoutes = { ...accountPaths, ...settings.box?.routes };
  const names = Object.keys(routes) as AccountRoute[];

  const address = (): URL => {
    const { href, hash, origin } = globalThis.location;
    return kind === 'path' ? new URL(href) : new URL(hash.startsWith('#/') ? hash.slice(1) : '/', origin);
  };
  const present = (): AccountRoute | undefined => {
    const path = address().pathname.replace(/(.)\/$/, '$1');
    return names.find((name) => routes[name] === path && targets[name] !== 'home');
  };
  const write = (path: string): string => (kind === 'path' ? path : `${globalThis.location.pathname}${globalThis.location.search}${path === routes.authenticated ? '' : `#${path}`}`);

  const holds = (): boolean => !['login', 'signUp', undefined].includes(present());
  /** Where the address leads, until the box is there: what it still shows must not take the address's place. */
  let wanted: (typeof targets)[AccountRoute] | undefined;

  function open(): void {
    const name = present();
    const target = (wanted = name && targets[name]);
    if (name === undefined || target === undefined) return go(startPlace);
    const { search, searchParams } = address();
    if (target === 'hosted') globalThis.location.assign(`${settings.baseUrl}${routes[name]}${search}`);
    // a link alone signs nobody out: the page has the button
    else if (target === 'logout') void portico.user().then((user) => enter(user ? accountPlace(user) : startPlace));
    else if (target === 'stepUp') void portico.stepUp({ maxAge: Number(searchParams.get('maxAge')) || undefined, returnTo: write(routes.authenticated) });
    else if (typeof target === 'object') go({ at: target });
  }

  function enter(place: Place): void {
    wanted = undefined;
    go(place);
  }

  globalThis.addEventListener('popstate', open);
  if (present()) open();
  return {
    href: () => address().href,
    holds,
    show(place) {
      if (wanted !== undefined && !isAt(wanted, place) && (place.at.flow !== 'account' || holds())) return;
      wanted = undefined;
      const at = present();
      // what needs no address of its own begins where the page is
      if (at === undefined && isAt(startPlace.at, place)) return;
      const home = place.at.flow === 'account' ? 'authenticated' : undefined;
      const name = home ?? names.find((each) => isAt(targets[each], place));
      if (name === undefined || name === at || (home && (at === undefined || at === 'logout'))) return;
      globalThis.history[home ? 'replaceState' : 'pushState'](null, '', write(routes[name]));
    },
    stop: () => globalThis.removeEventListener('popstate', open),
  };
}
