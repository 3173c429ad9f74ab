// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountPaths, otherPaths, type AccountRoute } from '../../shared/lib/account-paths.ts';
import type { LoaderSettings, Portico } from '../../shared/session/loader-settings.ts';
import type { Place } from './embedded-page.ts';
import { startRouting, type Routing, type RoutingKind } from './routing.ts';

let went: Place['at'][];
let routing: Routing | undefined;
const portico = { stepUp: vi.fn(async () => {}), user: vi.fn(async () => null) };

beforeEach(() => {
  went = [];
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('https://app.example/plans?x=1');
});
afterEach(() => {
  routing?.stop();
  vi.clearAllMocks();
});

function start(kind: RoutingKind, routes: object = {}): Routing {
  const settings = { baseUrl: 'https://id.example', box: { routes } } as unknown as LoaderSettings;
  routing = startRouting(kind, { settings, portico: portico as unknown as Portico }, ({ at }) => void went.push(at));
  return routing;
}

const address = () => location.href.slice(location.origin.length);

describe('account routes in the page that embeds the box (planning and login, 2.2)', () => {
  const inPlace: [AccountRoute, string][] = [
    ['login', 'login'],
    ['activate', 'activate'],
    ['activateWithCode', 'activate-code'],
    ['acceptInvitation', 'accept-invitation'],
    ['acceptInvitationWithCode', 'invitation-code'],
    ['forgotPassword', 'forgot-password'],
    ['resetPassword', 'reset-password'],
    ['resetPhoneNumber', 'reset-phone'],
    ['signUp', 'sign-up'],
    ['magicLinkCallback', 'magic-link'],
    ['unlock', 'unlock'],
  ];

  it.each(inPlace)('2.2 %s is drawn in place, by fragment and by path, with what its link carries', (name, flow) => {
    history.replaceState(null, '', `#${accountPaths[name]}?token=t&userId=u`);
    expect(new URL(start('hash').href()).searchParams.get('token')).toBe('t');
    expect(went.at(-1)?.flow).toBe(flow);
    routing!.stop();
    history.replaceState(null, '', `${accountPaths[name]}/?token=t`);
    expect(new URL(start('path').href()).searchParams.get('token')).toBe('t');
    expect(went.at(-1)?.flow).toBe(flow);
  });

  it.each<AccountRoute>(['impersonate', 'socialCallback', 'oidcCallback', 'samlCallback', 'openApp', 'mobileAuthenticator'])('2.2 %s is left to the identity server, which alone has it', (name) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    history.replaceState(null, '', `#${accountPaths[name]}?code=c`);
    start('hash');
    expect(assign.mock.lastCall).toEqual([`https://id.example${accountPaths[name]}?code=c`]);
    expect(went).toEqual([]);
  });

  it('4.4 step-up goes the way of the session, with the age out of the address', () => {
    history.replaceState(null, '', '#/account/step-up?maxAge=300');
    start('hash');
    expect(portico.stepUp).toHaveBeenCalledWith({ maxAge: 300, returnTo: '/plans?x=1' });
  });

  it('2.2 logout asks who is there, and signs nobody out by a link', async () => {
    history.replaceState(null, '', '#/account/logout');
    start('hash');
    await Promise.resolve();
    expect(portico.user).toHaveBeenCalledOnce();
  });

  it('2.2 paths of the operator’s own count', () => {
    history.replaceState(null, '', '#/join');
    start('hash', { signUp: '/join' });
    expect(went.at(-1)?.flow).toBe('sign-up');
    expect(otherPaths({ ...accountPaths, signUp: '/join' })).toEqual({ signUp: '/join' });
    expect(otherPaths(accountPaths)).toBeUndefined();
  });

  it('an address of the page itself begins the box as ever, and keeps it', () => {
    const { show, holds } = start('hash');
    expect(went).toEqual([]);
    show({ at: { flow: 'login', step: 'preLogin' } });
    show({ at: { flow: 'account', step: 'signedIn' } });
    expect(address()).toBe('/plans?x=1');
    expect(holds()).toBe(false);
  });

  it('a step is named in the address, a step without a route is not, and signing in takes it away', () => {
    const { show, holds } = start('hash');
    show({ at: { flow: 'sign-up', step: 'SignUp' } });
    expect(address()).toBe('/plans?x=1#/account/sign-up');
    show({ at: { flow: 'mfa', step: 'verify' } });
    expect(address()).toBe('/plans?x=1#/account/sign-up');
    show({ at: { flow: 'forgot-password', step: 'forgotPassword' } });
    expect(address()).toBe('/plans?x=1#/account/forget-password');
    expect(holds()).toBe(true);
    show({ at: { flow: 'account', step: 'signedIn' } });
    expect(address()).toBe('/plans?x=1');
  });

  it('what the box shows until it is where the address leads leaves the address alone', () => {
    const link = '#/account/reset-password?userId=u&token=t';
    history.replaceState(null, '', link);
    const { show } = start('hash');
    show({ at: { flow: 'login', step: 'preLogin' } });
    show({ at: { flow: 'reset-password', step: 'resetPassword' } });
    expect(location.hash).toBe(link);
    show({ at: { flow: 'login', step: 'preLogin' } });
    expect(location.hash).toBe('#/account/login');
  });

  it('by path, signing in leads to the authenticated home', () => {
    history.replaceState(null, '', '/account/login');
    const { show } = start('path', { authenticated: '/home' });
    show({ at: { flow: 'account', step: 'signedIn' } });
    expect(address()).toBe('/home');
  });
});
