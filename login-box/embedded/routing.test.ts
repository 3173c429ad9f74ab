// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountPaths, otherPaths, type AccountRoute } from '#shared/lib/account-paths.ts';
import type { LoaderSettings, Portico } from '#shared/session/embed/loader-settings.ts';
import type { Place } from './embedded-page.ts';
import { startRouting, type Routing, type RoutingKind } from './routing.ts';

let went: Place['at'][];
let places: Place[];
let routing: Routing | undefined;
const portico = {
  stepUp: vi.fn(async () => {}),
  user: vi.fn(async (): Promise<object | null> => null),
  fetch: vi.fn(async () => new Response('', { status: 503 })),
};

beforeEach(() => {
  went = [];
  places = [];
  sessionStorage.clear();
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('https://app.example/plans?x=1');
});
afterEach(() => {
  routing?.stop();
  vi.clearAllMocks();
});

function start(kind: RoutingKind, routes: object = {}, more: object = {}): Routing {
  const settings = { baseUrl: 'https://id.example', box: { routes, ...more } } as unknown as LoaderSettings;
  routing = startRouting(kind, { settings, portico: portico as unknown as Portico }, (place) => {
    places.push(place);
    went.push(place.at);
  });
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
    ['impersonate', 'impersonate'],
    ['mobileAuthenticator', 'mfa'],
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

  it.each<[AccountRoute, string]>([
    ['socialCallback', 'social'],
    ['oidcCallback', 'oidc'],
    ['samlCallback', 'saml'],
  ])('2.2 %s is answered in place, and says whose answer it is', (name, route) => {
    for (const [kind, before] of [
      ['hash', '/plans?x=1#'],
      ['path', ''],
    ] as const) {
      history.replaceState(null, '', `${before}${accountPaths[name]}?code=c&state=google.s`);
      const { href, holds, show } = start(kind);
      expect(new URL(href()).searchParams.get('code')).toBe('c');
      expect(places.at(-1)).toEqual({
        at: { flow: 'social', step: 'returning' },
        stepData: { route, home: kind === 'hash' ? '/plans?x=1' : '/' },
      });
      expect(holds()).toBe(true);
      const here = address();
      show(places.at(-1)!);
      expect(address()).toBe(here);
      routing!.stop();
    }
  });

  it('2.2 no route leaves for the identity server: each is a step here, or what the session does', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    for (const path of Object.values(accountPaths)) {
      history.replaceState(null, '', `#${path}`);
      start('hash');
      routing!.stop();
    }
    expect(assign).not.toHaveBeenCalled();
    assign.mockRestore();
  });

  it('2.2 open app leads signed-in users to the application of the tenant, after a click where no client has its origin, else home; others sign in first', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    const settled = () => new Promise((done) => setTimeout(done));
    history.replaceState(null, '', '/plans?x=1#/account/redirect');
    const { show } = start('hash');
    await settled();
    expect(went.at(-1)?.flow).toBe('login');
    show({ at: { flow: 'login', step: 'preLogin' } });
    expect(location.hash).toBe('#/account/redirect');
    portico.fetch.mockResolvedValueOnce(
      Response.json({ tenantId: 't', applicationUrl: 'https://boats.example/start' }),
    );
    show({ at: { flow: 'account', step: 'signedIn' } });
    await settled();
    expect(replace).not.toHaveBeenCalled();
    const asking = {
      at: { flow: 'account', step: 'signedIn' },
      stepData: { applicationUrl: 'https://boats.example/start', redirectTo: 'boats.example' },
    };
    expect(places.at(-1)).toEqual(asking);
    // what the box shows then asks no second time
    const asked = portico.fetch.mock.calls.length;
    show(asking as Place);
    await settled();
    expect(portico.fetch.mock.calls).toHaveLength(asked);
    portico.fetch.mockResolvedValueOnce(Response.json({ applicationUrl: 'https://app.example/start' }));
    show({ at: { flow: 'account', step: 'signedIn' } });
    await settled();
    expect(replace.mock.lastCall).toEqual(['https://app.example/start']);
    portico.user.mockResolvedValueOnce({ id: 'u', email: 'a@b.example' });
    for (const answer of [
      Response.json({ applicationUrl: 'javascript:alert(1)' }),
      Response.json({ applicationUrl: 'https://user:secret@boats.example/' }),
      Response.json({ tenantId: 't' }),
      new Response('', { status: 503 }),
    ]) {
      portico.fetch.mockResolvedValueOnce(answer);
      show({ at: { flow: 'account', step: 'signedIn' } });
      await settled();
      expect(replace.mock.lastCall).toEqual(['/plans?x=1']);
    }
    replace.mockRestore();
  });

  it('4.4 step-up uses the session, with the maximum age from the URL', () => {
    history.replaceState(null, '', '#/account/step-up?maxAge=300');
    start('hash');
    expect(portico.stepUp).toHaveBeenCalledWith({ maxAge: 300, returnTo: '/plans?x=1' });
  });

  it('2.2 logout asks for confirmation, since a link must not sign users out', async () => {
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

  describe('4.2 redirectUrl of a route', () => {
    const signedIn: Place = { at: { flow: 'account', step: 'signedIn' } };
    const assign = () => vi.spyOn(location, 'assign').mockImplementation(() => {});

    it.each(['hash', 'path'] as const)('is where a sign-in leads, by %s, from whichever step it ends at', (kind) => {
      const left = assign();
      history.replaceState(null, '', `${kind === 'hash' ? '#' : ''}/account/login?redirectUrl=/plans/7`);
      const { show } = start(kind);
      show({ at: { flow: 'login', step: 'preLogin' } });
      show({ at: { flow: 'sign-up', step: 'SignUp' } });
      expect(location.href).not.toContain('redirectUrl');
      show(signedIn);
      expect(left.mock.calls).toEqual([['/plans/7']]);
      // used up
      show(signedIn);
      expect(left).toHaveBeenCalledOnce();
      left.mockRestore();
    });

    it.each([
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      '/account/logout',
      '#/account/login',
      '/account/login?redirectUrl=/x',
    ])('never leads to %s', (target) => {
      const left = assign();
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
      history.replaceState(null, '', `#/account/login?redirectUrl=${encodeURIComponent(target)}`);
      const { show } = start('hash');
      show(signedIn);
      expect(left).not.toHaveBeenCalled();
      expect(address()).toBe('/plans?x=1');
      left.mockRestore();
      warned.mockRestore();
    });

    it('may lead to another origin that the settings name', () => {
      const left = assign();
      history.replaceState(null, '', '#/account/login?redirectUrl=https://boats.example/x');
      start('hash', {}, { allowedOrigins: ['https://app.example', 'https://boats.example'] }).show(signedIn);
      expect(left.mock.calls).toEqual([['https://boats.example/x']]);
      left.mockRestore();
    });

    it('survives the redirect to a provider and back, and is dropped if the user returns signed out', async () => {
      const left = assign();
      const leave = () => {
        history.replaceState(null, '', '/account/login?redirectUrl=/plans/7');
        start('path');
        window.dispatchEvent(new Event('pagehide'));
        routing!.stop();
        history.replaceState(null, '', '/');
      };
      leave();
      portico.user.mockResolvedValueOnce({ id: 'u', email: 'a@b.example' });
      start('path').show(signedIn);
      expect(left.mock.calls).toEqual([['/plans/7']]);
      routing!.stop();
      leave();
      const { show } = start('path');
      await new Promise((done) => setTimeout(done));
      show(signedIn);
      expect(left).toHaveBeenCalledOnce();
      left.mockRestore();
    });
  });
});
