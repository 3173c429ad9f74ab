import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bearer, callerFor, paths } from '#server/testing/flows.ts';
import { startTestServer, useTestServer, type TestServer } from '#server/testing/test-server.ts';

const server: TestServer = await useTestServer({ config: { limits: { pictureBytes: 200_000 } } });
const { people } = server;

const emptyPicture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#336699' } });
const hugeAvif = await emptyPicture(2500, 2000).avif({ effort: 0 }).toBuffer();
const hugePng = await emptyPicture(4250, 4000).png({ palette: true, colors: 2 }).toBuffer();

async function upload(file: Buffer, headers: Record<string, string>, part = 'image', { baseUrl } = server) {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(file)]), 'picture');
  const response = await fetch(`${baseUrl.replace('localhost', '127.0.0.1')}/team/resources/profile/me/image/v1`, { method: 'PUT', headers, body: form });
  return { status: response.status, text: await response.text() };
}

describe('a profile picture', () => {
  it('is drawn anew as a square WebP without what was hidden in the file, and is served for ever by its content', async () => {
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
    expect((await browser.put(paths.me, { profilePictureUrl: text }, headers)).json()).toMatchObject({ profilePictureUrl: text });
  });

  it.each([
    ['an SVG, which can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'), 'picture-unreadable'],
    ['rubbish', Buffer.from('not a picture at all'), 'picture-unreadable'],
    ['nothing', Buffer.alloc(0), 'picture-unreadable'],
    ['more than the limit', Buffer.alloc(200_001), 'picture-too-large'],
    // a kilobyte or so that takes seconds to decode
    ['an AVIF of five megapixels', hugeAvif, 'picture-dimensions'],
    ['a PNG of seventeen megapixels', hugePng, 'picture-dimensions'],
  ])('is refused when it is %s', async (_what, file, code) => {
    const { headers } = await callerFor(server, people.member);
    expect(JSON.parse((await upload(file, headers)).text)).toMatchObject({ errorCode: code });
  });

  it('is counted per person, before it is read', async () => {
    const few = await startTestServer({ config: { limits: { picture: { points: 2, per: 3600 } } } });
    onTestFinished(() => few.close());
    const { headers } = await callerFor(few, few.people.member);
    const other = await callerFor(few, few.people.admin);
    const put = async (caller: Record<string, string>) => (await upload(Buffer.from('rubbish'), caller, 'image', few)).status;
    expect([await put(headers), await put(headers), await put(headers), await put(other.headers)]).toEqual([400, 400, 429, 400]);
  });

  it('is refused as another part, as JSON, and from nobody', async () => {
    const { browser, headers } = await callerFor(server, people.member);
    expect(JSON.parse((await upload(Buffer.from('x'), headers, 'file')).text)).toMatchObject({ errorCode: 'picture-missing' });
    expect((await browser.put('/team/resources/profile/me/image/v1', {}, headers)).status).toBe(415);
    expect((await upload(Buffer.from('x'), {})).status).toBe(401);
  });
});

describe('the portal’s ticket', () => {
  async function ticketOf(person = people.admin): Promise<{ ticket: string; headers: Record<string, string> }> {
    const { browser, headers } = await callerFor(server, person);
    const { url } = (await browser.post('/oauth/portal/ticket', {}, headers)).json<{ url: string }>();
    expect(new URL(url).search).toBe('');
    return { ticket: new URLSearchParams(new URL(url).hash.slice(1)).get('ticket')!, headers };
  }

  it('signs in a browser that has no cookie yet, once', async () => {
    const { ticket } = await ticketOf();
    const tab = server.browser();
    expect((await tab.post('/oauth/portal/enter', { ticket })).status).toBe(200);
    const { accessToken } = (await tab.post(paths.refresh, { tenantId: null })).json<{ accessToken: string }>();
    expect((await tab.get(paths.me, bearer(accessToken))).json()).toMatchObject({ email: people.admin.email });
    expect((await server.browser().post('/oauth/portal/enter', { ticket })).json()).toMatchObject({ errorCode: 'link-invalid' });
  });

  it('is used by exactly one of ten that race', async () => {
    const { ticket } = await ticketOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.browser().post('/oauth/portal/enter', { ticket })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('is dead after 60 seconds, and when its session has ended', async () => {
    const late = await ticketOf();
    server.clock.advance(61_000);
    expect((await server.browser().post('/oauth/portal/enter', { ticket: late.ticket })).status).toBe(400);
    const ended = await ticketOf();
    await server.browser().post(paths.logout, {}, ended.headers);
    expect((await server.browser().post('/oauth/portal/enter', { ticket: ended.ticket })).status).toBe(400);
  });

  it('slips no other account under somebody who is signed in', async () => {
    const { ticket } = await ticketOf(people.stranger);
    const { browser } = await callerFor(server, people.member);
    expect((await browser.post('/oauth/portal/enter', { ticket })).status).toBe(200);
    expect((await browser.post(paths.refresh, { tenantId: null })).json()).toMatchObject({ email: people.member.email });
  });

  it('is not given to nobody, and not taken as a form or from another origin', async () => {
    expect((await server.browser().post('/oauth/portal/ticket', {})).status).toBe(401);
    const { ticket } = await ticketOf();
    expect((await server.browser().postForm('/oauth/portal/enter', { ticket })).status).toBe(415);
    expect((await server.browser().post('/oauth/portal/enter', { ticket }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await server.browser().post('/oauth/portal/enter', { ticket })).status).toBe(200);
  });

  it('travels in a fragment: fetching its page uses nothing up', async () => {
    const { ticket } = await ticketOf();
    const page = await server.browser().get('/oauth/portal/enter');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(ticket);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'nonce-/);
    expect((await server.browser().post('/oauth/portal/enter', { ticket })).status).toBe(200);
  });
});

describe('/oauth/portal', () => {
  it('asks strangers to sign in, and comes back to the page they wanted', async () => {
    const answer = await server.browser().get('/oauth/portal/users');
    expect(new URL(answer.location, server.baseUrl).searchParams.get('redirectUrl')).toBe('/oauth/portal/users');
  });
});
