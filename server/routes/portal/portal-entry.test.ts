import { decodeJwt } from 'jose';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hour, minute } from '#server/lib/clock.ts';
import type { Browser } from '#server/testing/browser.ts';
import { authorizePath, bearer, callerFor, paths, signIn } from '#server/testing/flows.ts';
import {
  confidentialClient,
  publicClient,
  startTestServer,
  useTestServer,
  type TestServer,
} from '#server/testing/test-server.ts';

const server: TestServer = await useTestServer({ config: { limits: { pictureBytes: 200_000 } } });
const { people } = server;

const emptyPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const hugeAvif = await emptyPicture(2500, 2000).avif({ effort: 0 }).toBuffer();
const hugePng = await emptyPicture(4250, 4000).png({ palette: true, colors: 2 }).toBuffer();

async function upload(file: Buffer, headers: Record<string, string>, part = 'image', { baseUrl } = server) {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(file)]), 'picture');
  const response = await fetch(`${baseUrl.replace('localhost', '127.0.0.1')}/team/resources/profile/me/image/v1`, {
    method: 'PUT',
    headers,
    body: form,
  });
  return { status: response.status, text: await response.text() };
}

describe('a profile picture', () => {
  it('is re-encoded as a square WebP without hidden content, and is served immutable by its hash', async () => {
    const { browser, headers } = await callerFor(server, people.member);
    const file = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
    const { status, text } = await upload(file, headers);
    expect(status).toBe(200);
    expect(new URL(text).pathname).toMatch(/^\/images\/[0-9a-f]{64}$/);
    const answer = await fetch(text.replace('localhost', '127.0.0.1'));
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const stored = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(stored.includes('a secret place')).toBe(false);
    expect((await upload(file, headers)).text).toBe(text);
    expect((await browser.put(paths.me, { profilePictureUrl: text }, headers)).json()).toMatchObject({
      profilePictureUrl: text,
    });
  });

  it.each([
    [
      'an SVG, which can hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
      'picture-unreadable',
    ],
    ['rubbish', Buffer.from('not a picture at all'), 'picture-unreadable'],
    ['nothing', Buffer.alloc(0), 'picture-unreadable'],
    ['more than the limit', Buffer.alloc(200_001), 'picture-too-large'],
    // about a kilobyte that takes seconds to decode
    ['an AVIF of five megapixels', hugeAvif, 'picture-dimensions'],
    ['a PNG of seventeen megapixels', hugePng, 'picture-dimensions'],
  ])('is refused when it is %s', async (_what, file, code) => {
    const { headers } = await callerFor(server, people.member);
    expect(JSON.parse((await upload(file, headers)).text)).toMatchObject({ errorCode: code });
  });

  it('is rate-limited per user, before it is read', async () => {
    const few = await startTestServer({ config: { limits: { picture: { points: 2, per: 3600 } } } });
    onTestFinished(() => few.close());
    const { headers } = await callerFor(few, few.people.member);
    const other = await callerFor(few, few.people.admin);
    const put = async (caller: Record<string, string>) =>
      (await upload(Buffer.from('rubbish'), caller, 'image', few)).status;
    expect([await put(headers), await put(headers), await put(headers), await put(other.headers)]).toEqual([
      400, 400, 429, 400,
    ]);
  });

  it('is refused in another part, as JSON, and without sign-in', async () => {
    const { browser, headers } = await callerFor(server, people.member);
    expect(JSON.parse((await upload(Buffer.from('x'), headers, 'file')).text)).toMatchObject({
      errorCode: 'picture-missing',
    });
    expect((await browser.put('/team/resources/profile/me/image/v1', {}, headers)).status).toBe(415);
    expect((await upload(Buffer.from('x'), {})).status).toBe(401);
  });
});

const app = { origin: publicClient.origins[0]! };
const ownPage = { origin: new URL(server.baseUrl).origin };
const enter = '/oauth/portal/enter';

describe('the portal’s ticket', () => {
  async function ticketOf(user = people.admin) {
    const caller = await callerFor(server, user);
    const { url } = (await caller.browser.post('/oauth/portal/ticket', {}, { ...caller.headers, ...app })).json<{
      url: string;
    }>();
    expect(new URL(url).search).toBe('');
    return { ...caller, ticket: new URLSearchParams(new URL(url).hash.slice(1)).get('ticket')! };
  }
  async function enteredTab(user = people.admin) {
    const owner = await ticketOf(user);
    const tab = server.browser();
    expect((await tab.post(enter, { ticket: owner.ticket }, ownPage)).status).toBe(200);
    return { owner, tab };
  }
  const renewed = async (tab: Browser) =>
    (await tab.post(paths.refresh, { tenantId: null }, ownPage)).json<{ accessToken: string }>().accessToken;

  it('signs in a browser without cookies, once', async () => {
    const { owner, tab } = await enteredTab();
    expect((await tab.get(paths.me, bearer(await renewed(tab)))).json()).toMatchObject({ email: people.admin.email });
    expect((await server.browser().post(enter, { ticket: owner.ticket })).json()).toMatchObject({
      errorCode: 'link-invalid',
    });
  });

  it('renders the portal, with a token of the portal’s own client', async () => {
    const { tab } = await enteredTab();
    const page = await tab.get('/oauth/portal');
    expect(page.status).toBe(200);
    const answers = JSON.parse(/id="portico-portal-answers">(.*?)<\/script>/.exec(page.text)![1]!) as Record<
      string,
      { access_token: string }
    >;
    expect(decodeJwt(answers['POST /oauth/authorize/silent']!.access_token).aud).toBe('portico-portal');
    const silent = (await tab.post(paths.silent, { tenantId: null }, ownPage)).json();
    expect(silent).toMatchObject({ access_token: expect.any(String) });
    expect(silent).not.toHaveProperty('refresh_token');
  });

  it('opens a separate session that the user can see and end, and does not change the original one', async () => {
    const { owner, tab } = await enteredTab();
    const sessions = (await owner.browser.get('/identity/resources/users/sessions/v1/me', owner.headers)).json<
      { id: string; current: boolean }[]
    >();
    const child = decodeJwt(await renewed(tab))['sid'] as string;
    expect(sessions.filter(({ current }) => !current).map(({ id }) => id)).toContain(child);
    expect((await owner.browser.get(authorizePath({ prompt: 'none' }))).location).toContain('code=');
    expect(
      (
        await owner.browser.send('DELETE', `/identity/resources/users/sessions/v1/me/${child}`, {
          headers: owner.headers,
        })
      ).status,
    ).toBe(200);
    expect((await tab.post(paths.refresh, { tenantId: null }, ownPage)).status).toBe(401);
    expect((await owner.browser.get(paths.me, owner.headers)).status).toBe(200);
  });

  it('yields no code, token or cookie for any client but the portal', async () => {
    const { tab } = await enteredTab();
    const token = await renewed(tab);
    expect((await tab.get(authorizePath({ prompt: 'none' }))).location).toContain('error=login_required');
    const cookie = tab.cookies.get('portico_portal')!;
    for (const origin of [publicClient.origins[0]!, confidentialClient.origins[0]!]) {
      expect((await tab.post(paths.silent, {}, { origin })).status).toBe(401);
      expect((await tab.post(paths.refresh, {}, { origin })).status).toBe(401);
    }
    const thief = server.browser();
    for (const name of ['portico_sso', `fe_refresh_${publicClient.id.replace('-', '')}`, 'fe_refresh_porticoportal'])
      thief.cookies.set(name, cookie);
    expect((await thief.get(authorizePath({ prompt: 'none' }))).location).toContain('error=login_required');
    for (const path of [paths.silent, paths.refresh]) expect((await thief.post(path, {}, app)).status).toBe(401);
    const { location } = await tab.get(authorizePath());
    expect(
      (await tab.post('/oauth/postlogin', { state: new URL(location).searchParams.get('state'), token })).status,
    ).toBe(401);
    expect((await tab.post('/oauth/portal/ticket', {}, { ...bearer(token), ...app })).status).toBe(403);
  });

  it('ends with the session that requested it', async () => {
    const { owner, tab } = await enteredTab();
    const token = await renewed(tab);
    await owner.browser.post(paths.logout, {}, owner.headers);
    expect((await tab.get(paths.me, bearer(token))).status).toBe(401);
    expect((await tab.post(paths.refresh, { tenantId: null }, ownPage)).status).toBe(401);
    expect((await tab.get('/oauth/portal')).location).toContain('/account/login');
  });

  it('ends after an hour without use, and after eight hours of use', async () => {
    const { tab } = await enteredTab();
    server.clock.advance(59 * minute);
    const token = await renewed(tab);
    server.clock.advance(hour);
    expect((await tab.get(paths.me, bearer(token))).status).toBe(401);
    expect((await tab.post(paths.refresh, { tenantId: null }, ownPage)).status).toBe(401);
    const { tab: busy } = await enteredTab();
    for (let hours = 0; hours < 9; hours += 1) {
      server.clock.advance(50 * minute);
      await renewed(busy);
    }
    server.clock.advance(30 * minute);
    expect((await busy.post(paths.refresh, { tenantId: null }, ownPage)).status).toBe(401);
  });

  it('switches to another tenant of the user without moving the original session', async () => {
    const { owner, tab } = await enteredTab(people.guest);
    const headers = bearer(await renewed(tab));
    const { tenantId } = owner.session;
    const other = tenantId === people.acme ? people.globex : people.acme;
    expect((await tab.put(paths.switchTenant, { tenantId: other }, headers)).status).toBe(200);
    expect((await tab.post(paths.refresh, { tenantId: null }, ownPage)).json()).toMatchObject({ tenantId: other });
    expect((await owner.browser.post(paths.refresh, { tenantId: null })).json()).toMatchObject({ tenantId });
  });

  it('keeps the original session when a password is changed in the portal, and ends all others', async () => {
    const other = await callerFor(server, people.stranger);
    const { owner, tab } = await enteredTab(people.stranger);
    const changed = await tab.post(
      paths.changePassword,
      { password: people.stranger.password, newPassword: 'a second harbour at noon' },
      bearer(await renewed(tab)),
    );
    expect(changed.status).toBe(200);
    people.stranger.password = 'a second harbour at noon';
    expect((await tab.post(paths.refresh, { tenantId: null }, ownPage)).status).toBe(200);
    expect((await owner.browser.get(paths.me, owner.headers)).status).toBe(200);
    expect((await other.browser.get(paths.me, other.headers)).status).toBe(401);
  });

  it('is used by exactly one of ten concurrent requests', async () => {
    const { ticket } = await ticketOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.browser().post(enter, { ticket })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('is invalid after 60 seconds, and when its session has ended', async () => {
    const late = await ticketOf();
    server.clock.advance(61_000);
    expect((await server.browser().post(enter, { ticket: late.ticket })).status).toBe(400);
    const ended = await ticketOf();
    await server.browser().post(paths.logout, {}, ended.headers);
    expect((await server.browser().post(enter, { ticket: ended.ticket })).status).toBe(400);
  });

  it('does not replace the account of a signed-in user', async () => {
    const { ticket } = await ticketOf(people.guest);
    const { browser } = await callerFor(server, people.member);
    expect((await browser.post(enter, { ticket })).status).toBe(200);
    expect((await browser.post(paths.refresh, { tenantId: null })).json()).toMatchObject({
      email: people.member.email,
    });
    const { tab } = await enteredTab();
    expect((await tab.post(enter, { ticket }, ownPage)).status).toBe(200);
    expect((await tab.get(paths.me, bearer(await renewed(tab)))).json()).toMatchObject({ email: people.admin.email });
  });

  it.each([
    ['without an origin', {}],
    ['from a page of another client', { origin: confidentialClient.origins[0]! }],
    ['from our own pages', ownPage],
    ['from a foreign page', { origin: 'https://evil.example' }],
  ])('is not issued to a token %s', async (_from, origin) => {
    const { browser, headers } = await callerFor(server, people.admin);
    expect((await browser.post('/oauth/portal/ticket', {}, { ...headers, ...origin })).json()).toMatchObject({
      errorCode: 'origin-not-allowed',
    });
  });

  it('is issued for ten minutes after the sign-in', async () => {
    const { browser } = await callerFor(server, people.admin);
    server.clock.advance(10 * minute + 1000);
    const { accessToken } = (await browser.post(paths.refresh, {})).json<{ accessToken: string }>();
    expect((await browser.post('/oauth/portal/ticket', {}, { ...bearer(accessToken), ...app })).json()).toMatchObject({
      errorCode: 'reauthentication-required',
    });
  });

  it('is not issued in an impersonation', async () => {
    const admin = await callerFor(server, people.admin);
    const acting = '/identity/resources/impersonation/v1';
    const { impersonatedUserId, actorToken } = (
      await admin.browser.post(
        `${acting}/tickets`,
        { userId: people.member.id, reason: 'Ticket 4711: cannot see the plan' },
        admin.headers,
      )
    ).json();
    const { accessToken } = (await server.browser().post(acting, { impersonatedUserId, actorToken })).json<{
      accessToken: string;
    }>();
    expect(
      (await server.browser().post('/oauth/portal/ticket', {}, { ...bearer(accessToken), ...app })).json(),
    ).toMatchObject({ errorCode: 'impersonated-session' });
  });

  it('is not issued without sign-in, and not accepted as a form or from another origin', async () => {
    expect((await server.browser().post('/oauth/portal/ticket', {}, app)).status).toBe(401);
    const { ticket } = await ticketOf();
    expect((await server.browser().postForm(enter, { ticket })).status).toBe(415);
    for (const origin of ['https://evil.example', publicClient.origins[0]!])
      expect((await server.browser().post(enter, { ticket }, { origin })).status).toBe(403);
    expect((await server.browser().post(enter, { ticket }, ownPage)).status).toBe(200);
  });

  it('leaves no cookie behind after a sign-in', async () => {
    const { tab } = await enteredTab();
    await signIn(tab, people.member);
    expect(tab.cookies.has('portico_portal')).toBe(false);
  });

  it('is sent in a fragment: fetching its page does not use it', async () => {
    const { ticket } = await ticketOf();
    const page = await server.browser().get(enter);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(ticket);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'nonce-/);
    expect((await server.browser().post(enter, { ticket })).status).toBe(200);
  });
});

describe('/oauth/portal', () => {
  it('redirects a signed-out visitor to sign-in, and back to the requested page', async () => {
    const answer = await server.browser().get('/oauth/portal/users');
    expect(new URL(answer.location, server.baseUrl).searchParams.get('redirectUrl')).toBe('/oauth/portal/users');
  });
});
