import { describe, expect, it } from 'vitest';
import { minute, second } from '#server/lib/clock.ts';
import type { Browser } from '#server/testing/browser.ts';
import { paths, type SignedIn } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { signIn: { strategy: 'MagicLink' } } });
const { admin, member } = server.people;

interface Asked {
  otcToken: string;
  matchNumber: string;
}
interface Waited {
  state: string;
  matchNumber?: string;
  login?: SignedIn;
}
async function ask(browser: Browser, email = admin.email): Promise<Asked & { token: string }> {
  const asked = (
    await browser.post('/identity/resources/auth/v1/passwordless/magiclink/prelogin', { email })
  ).json<Asked>();
  await server.settle();
  const token = new URL(server.mailbox.linkPath(email), 'http://link').searchParams.get('token')!;
  return { ...asked, token };
}
const open = (browser: Browser, body: Record<string, string>) =>
  browser.post('/identity/resources/auth/v1/passwordless/magiclink/postlogin', body);
const wait = async (browser: Browser, otcToken?: string) =>
  (await browser.post('/identity/resources/auth/v1/passwordless/magiclink/wait', { otcToken })).json<Waited>();
const wrongNumber = (number: string) => (number === '10' ? '11' : '10');

describe('4.2 a link that signs in', () => {
  it('opens a session in the browser that asked for it', async () => {
    const browser = server.browser();
    const { token } = await ask(browser);
    expect((await open(browser, { token })).json()).toMatchObject({ userId: admin.id, emailVerified: true });
    expect((await browser.post(paths.refresh)).status).toBe(200);
  });

  it('V6.4.1 works once, and 15 minutes', async () => {
    const browser = server.browser();
    const first = await ask(browser);
    expect((await open(browser, { token: first.token })).status).toBe(200);
    expect((await open(browser, { token: first.token })).json()).toMatchObject({ errorCode: 'link-used' });
    const second_ = await ask(browser);
    server.clock.advance(15 * minute - second);
    expect((await wait(browser, second_.otcToken)).state).toBe('waiting');
    server.clock.advance(second);
    expect((await open(browser, { token: second_.token })).json()).toMatchObject({ errorCode: 'link-expired' });
    expect((await wait(browser, second_.otcToken)).state).toBe('ended');
  });

  it('V15.4.1 lets one of five through that come at once', async () => {
    const browser = server.browser();
    const { token } = await ask(browser);
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(browser, { token })));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 410, 410, 410, 410]);
  });

  it('survives every GET: a scanner burns nothing', async () => {
    const browser = server.browser();
    const { token } = await ask(browser);
    for (let times = 0; times < 5; times += 1) await server.browser().get(`/account/login/magic-link?token=${token}`);
    expect((await open(browser, { token })).status).toBe(200);
  });

  it('V6.3.8 answers alike for an address that nobody has', async () => {
    const before = server.mailbox.messages.length;
    const answers = [];
    for (const email of ['nobody@acme.example', member.email])
      answers.push(
        await server.browser().post('/identity/resources/auth/v1/passwordless/magiclink/prelogin', { email }),
      );
    await server.settle();
    expect(answers.map((answer) => [answer.status, Object.keys(answer.json())])).toEqual(
      [1, 2].map(() => [200, ['otcToken', 'matchNumber', 'expires']]),
    );
    expect(server.mailbox.messages.slice(before).map(({ to }) => to)).toEqual([member.email]);
  });
});

describe('V6.6.1 a link that is opened on another device', () => {
  it('asks for the number, and then signs in there and where it was asked for', async () => {
    const [first, phone] = [server.browser(), server.browser()];
    const { token, otcToken, matchNumber } = await ask(first);
    expect(matchNumber).toMatch(/^\d{2}$/);
    expect((await open(phone, { token })).json()).toMatchObject({ errorCode: 'match-number-needed' });
    expect(await wait(first, otcToken)).toMatchObject({ state: 'waiting', matchNumber });
    expect((await open(phone, { token, matchNumber })).json()).toMatchObject({ userId: admin.id });
    const waited = await wait(first, otcToken);
    expect(waited).toMatchObject({ state: 'confirmed', login: { userId: admin.id } });
    expect((await first.post(paths.refresh)).status).toBe(200);
    expect((await phone.post(paths.refresh)).status).toBe(200);
    // once
    expect(await wait(first, otcToken)).toEqual({ state: 'ended' });
  });

  it('is dead after three wrong numbers, for everybody', async () => {
    const [first, phone] = [server.browser(), server.browser()];
    const { token, matchNumber } = await ask(first);
    const codes = [];
    for (let tries = 0; tries < 3; tries += 1)
      codes.push((await open(phone, { token, matchNumber: wrongNumber(matchNumber) })).json()['errorCode']);
    expect(codes).toEqual(['match-number-wrong', 'match-number-wrong', 'link-expired']);
    expect((await open(phone, { token, matchNumber })).status).toBe(410);
    expect((await open(first, { token })).status).toBe(410);
    expect((await wait(first)).state).toBe('ended');
  });

  it('counts parallel guesses exactly', async () => {
    const [first, phone] = [server.browser(), server.browser()];
    const { token, matchNumber } = await ask(first);
    const guesses = Array.from({ length: 12 }, (_, index) => String(10 + index)).filter(
      (guess) => guess !== matchNumber,
    );
    await Promise.all(guesses.map((guess) => open(phone, { token, matchNumber: guess })));
    expect(await server.rows('select attempts, used_at from magic_links order by number desc limit 1')).toEqual([
      { attempts: 3, used_at: null },
    ]);
  });

  it('signs nobody in who asked for somebody else’s link: the mail’s owner does not see the number', async () => {
    const attacker = server.browser();
    const { token, otcToken } = await ask(attacker);
    await open(server.browser(), { token });
    expect((await wait(attacker, otcToken)).state).toBe('waiting');
  });
});

describe('the page that waits', () => {
  it('V7.2.1 is bound to its browser', async () => {
    const [first, phone] = [server.browser(), server.browser()];
    const { token, otcToken, matchNumber } = await ask(first);
    await open(phone, { token, matchNumber });
    const thief = server.browser();
    await thief.get('/account/login');
    expect(await wait(thief, otcToken)).toEqual({ state: 'ended' });
    expect(await wait(server.browser(), otcToken)).toEqual({ state: 'ended' });
    expect((await wait(first, otcToken)).state).toBe('confirmed');
  });

  it('V15.4.1 signs in once, however many of its tabs ask', async () => {
    const [first, phone] = [server.browser(), server.browser()];
    const { token, otcToken, matchNumber } = await ask(first);
    await open(phone, { token, matchNumber });
    const states = (await Promise.all(Array.from({ length: 5 }, () => wait(first, otcToken)))).map(
      ({ state }) => state,
    );
    expect(states.sort()).toEqual(['confirmed', 'ended', 'ended', 'ended', 'ended']);
  });

  it('is told when the link was opened in the same browser, whose session it leaves alone', async () => {
    const browser = server.browser();
    const { token, otcToken } = await ask(browser);
    await open(browser, { token });
    expect(await wait(browser, otcToken)).toEqual({ state: 'here' });
    expect((await browser.post(paths.refresh)).status).toBe(200);
  });

  it('a new link takes the place of the one before, in the same browser', async () => {
    const browser = server.browser();
    const older = await ask(browser);
    const newer = await ask(browser);
    expect((await open(browser, { token: older.token })).json()).toMatchObject({ errorCode: 'link-expired' });
    expect((await open(browser, { token: newer.token })).status).toBe(200);
  });
});
