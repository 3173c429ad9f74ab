import { describe, expect, it } from 'vitest';
import { textOf } from '#server/testing/browser.ts';
import { signIn } from '#server/testing/flows.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';
import { defaultRoutes, type AccountRoute } from '#server/lib/account-routes.ts';
import { RoutesConfig } from './routes-config.ts';

/**
 * The table of the specification (planning and login, 2.2), with the page that each route shows to a signed-out
 * visitor.
 */
const specified: [purpose: string, route: AccountRoute, path: string, draws: string][] = [
  ['Authenticated home', 'authenticated', '/', `to ${publicClient.applicationUrl}`],
  ['Login', 'login', '/account/login', 'login/preLogin'],
  ['Step-up', 'stepUp', '/account/step-up', 'to /account/login?redirectUrl=%2Faccount%2Fstep-up'],
  ['Logout', 'logout', '/account/logout', 'account/signedOut'],
  ['Activate', 'activate', '/account/activate', 'activate/invalid'],
  ['Activate with code', 'activateWithCode', '/account/activate/code', 'activate-code/invalid'],
  ['Impersonation', 'impersonate', '/account/impersonate', 'impersonate/invalid'],
  ['Accept invitation', 'acceptInvitation', '/account/invitation/accept', 'accept-invitation/invalid'],
  ['Accept invitation with code', 'acceptInvitationWithCode', '/account/invitation/code', 'invitation-code/invalid'],
  ['Forgot password', 'forgotPassword', '/account/forget-password', 'forgot-password/forgotPassword'],
  ['Reset password', 'resetPassword', '/account/reset-password', 'reset-password/invalid'],
  ['Reset phone number', 'resetPhoneNumber', '/account/reset-phone-number', 'reset-phone/ResetPhoneNumber'],
  ['Social login callback', 'socialCallback', '/account/social/success', 'social/failed'],
  ['Sign-up', 'signUp', '/account/sign-up', 'sign-up/SignUp'],
  ['OIDC callback', 'oidcCallback', '/account/oidc/callback', 'login/loginWithSSOFailed'],
  ['SAML callback', 'samlCallback', '/account/saml/callback', 'login/loginWithSSOFailed'],
  ['Magic-link callback', 'magicLinkCallback', '/account/login/magic-link', 'magic-link/invalid'],
  ['Open app', 'openApp', '/account/redirect', `to ${publicClient.applicationUrl}`],
  ['Unlock account', 'unlock', '/account/unlock', 'unlock/invalid'],
  ['Mobile authenticator MFA', 'mobileAuthenticator', '/account/mfa-mobile-authenticator', 'to /account/login'],
];
/** `/oauth/callback` is a page of each application, not of this server. */
const ofApplications = 1;

const moved = {
  login: '/sign-in',
  signUp: '/join',
  forgotPassword: '/lost',
  activate: '/welcome',
  resetPassword: '/new-password',
  openApp: '/go',
  samlCallback: '/sso/saml',
  logout: '/bye',
};
const server = await useTestServer({ config: { signIn: { secondary: ['SmsCode'] } } });
const other = await useTestServer({ config: { routes: moved } });

async function rendered(path: string, from = server): Promise<string> {
  const answer = await from.browser().get(path);
  if (answer.headers.has('location')) return `to ${answer.location}`;
  const page = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(answer.text)?.[1];
  const { flow, step } = JSON.parse(page!) as { flow: string; step: string };
  return `${flow}/${step}`;
}

describe('account routes (planning and login, 2.2)', () => {
  it('2.2 has every route of the table', () => {
    expect(specified.length + ofApplications).toBe(21);
    expect(defaultRoutes).toEqual(Object.fromEntries(specified.map(([, route, path]) => [route, path])));
  });

  it.each(specified)('2.2 %s (%s) answers at %s: %s', async (_, _route, path, draws) => {
    expect(await rendered(path)).toBe(draws);
  });

  it.each(specified)('2.2 %s keeps its path with a trailing slash, and after a reload', async (_, _route, path) => {
    const browser = server.browser();
    const [first, again] = [await browser.get(path), await browser.get(path)];
    expect(again.status).toBe(first.status);
    expect((await browser.get(path === '/' ? path : `${path}/`)).status).toBe(first.status);
  });
});

describe('configured routes', () => {
  it.each(Object.entries(moved))(
    '%s is at %s, and its default path redirects there with its query',
    async (name, path) => {
      expect(await rendered(path, other)).not.toMatch(/^to \/account/);
      expect(await rendered(`${defaultRoutes[name as AccountRoute]}?token=t&x=1`, other)).toBe(
        `to ${path}?token=t&x=1`,
      );
    },
  );

  it('pages and forms use them', async () => {
    const browser = other.browser();
    const page = await browser.get('/sign-in');
    const next = await browser.submit(page, { email: other.people.admin.email });
    expect(page.text).toContain('href="/join"');
    expect(next.text).toContain(`href="/lost?login_hint=${encodeURIComponent(other.people.admin.email)}"`);
    expect(page.text + next.text).not.toMatch(/"\/account\/(?:login|sign-up|forget-password|activate)/);
    const done = await browser.submit(next, { password: other.people.admin.password });
    expect(done.location).toBe(publicClient.applicationUrl);
  });

  it('emails use them', async () => {
    await other.browser().post('/identity/resources/users/v1/passwords/reset', { email: other.people.admin.email });
    await other.settle();
    expect(other.mailbox.messages.at(-1)!.text).toContain(`${other.baseUrl}/new-password?`);
    await other.browser().post('/identity/resources/users/v1/signUp', {
      email: 'new@elsewhere.example',
      password: 'a long good phrase here',
    });
    await other.settle();
    expect(other.mailbox.messages.at(-1)!.text).toContain(`${other.baseUrl}/welcome?`);
  });

  it('a provider that still posts to the default path is accepted', async () => {
    const posted = await other.browser().postForm('/account/saml/callback', { SAMLResponse: 'x', RelayState: 's' });
    expect([posted.status, posted.location]).toEqual([303, '/sso/saml?state=s']);
  });

  it.each([
    ['two with one path', { login: '/a', signUp: '/a' }],
    ['the usual path of another', { login: '/account/sign-up' }],
    ['two that change places', { login: '/account/sign-up', signUp: '/account/login' }],
    ['a path of the protocol', { login: '/oauth/authorize' }],
    ['a path of the API', { login: '/identity/login' }],
    ['another site', { login: '//evil.example' }],
    ['an address', { login: 'https://evil.example/' }],
    ['a query', { login: '/a?b=c' }],
    ['a placeholder', { login: '/:tenant' }],
    ['a wild card', { login: '/*' }],
    ['dots', { login: '/a/../b' }],
    ['no slash', { login: 'account' }],
    ['a slash at the end', { login: '/account/' }],
    ['a route that there is none of', { logn: '/a' }],
  ])('refuses %s', (_, routes) => {
    expect(RoutesConfig.safeParse(routes).success).toBe(false);
  });
});

describe('the tenant’s own application (planning and login, 2.2)', () => {
  const home = 'https://globex.example/start';

  it('2.2 is the destination after sign-in, and the target of “open app” after its host was shown and confirmed', async () => {
    const { member, acme } = server.people;
    const browser = server.browser();
    await signIn(browser, member);
    expect((await browser.get('/account/redirect')).location).toBe(publicClient.applicationUrl);
    await server.rows(
      "update tenants set settings = jsonb_set(settings, '{applicationUrl}', to_jsonb($2::text)) where id = $1",
      [acme, home],
    );
    expect((await browser.get('/account/login')).location).toBe('/account/redirect');
    expect((await browser.get('/')).location).toBe('/account/redirect');
    const opened = await browser.get('/account/redirect');
    expect([opened.status, opened.headers.get('refresh')]).toEqual([200, null]);
    expect(textOf(opened.text)).toContain('Continue to globex.example');
    expect(opened.text).toMatch(new RegExp(`<a [^>]*href="${home}"`));
    // an origin of the client itself needs no confirmation
    const configured = `${publicClient.origins[0]}/start`;
    await server.rows(
      "update tenants set settings = jsonb_set(settings, '{applicationUrl}', to_jsonb($2::text)) where id = $1",
      [acme, configured],
    );
    expect((await browser.get('/account/redirect')).headers.get('refresh')).toBe(`0;url=${configured}`);
    await server.rows(
      "update tenants set settings = jsonb_set(settings, '{applicationUrl}', to_jsonb($2::text)) where id = $1",
      [acme, home],
    );
  });

  it('2.2 redirectUrl overrides it', async () => {
    const { member } = server.people;
    const browser = server.browser();
    const page = await browser.get(`/account/login?redirectUrl=${encodeURIComponent('http://app.test/deep')}`);
    const done = await browser.submit(await browser.submit(page, { email: member.email }), {
      password: member.password,
    });
    expect(done.location).toBe('http://app.test/deep');
  });

  it.each(['javascript:alert(1)', 'not an address', 'https://user:secret@evil.example/', 7])(
    '%j in the setting is ignored',
    async (text) => {
      const { member, acme } = server.people;
      const browser = server.browser();
      await signIn(browser, member);
      await server.rows(
        "update tenants set settings = jsonb_set(settings, '{applicationUrl}', $2::jsonb) where id = $1",
        [acme, JSON.stringify(text)],
      );
      expect((await browser.get('/account/redirect')).location).toBe(publicClient.applicationUrl);
    },
  );
});
