import { describe, expect, it } from 'vitest';
import { callerFor, paths, tryLogin } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, guest, stranger } = server.people;
type Who = Awaited<ReturnType<typeof callerFor>>;
const ask = (who: Who, email: string) =>
  who.browser.post('/identity/resources/users/v1/email/me', { email }, who.headers);
const verify = (who: Who, email: string, code: string) =>
  who.browser.post('/identity/resources/users/v1/email/me/verify', { email, code }, who.headers);
const codeTo = async (address: string): Promise<string> => {
  await server.settle();
  return server.mailbox.code(address);
};

describe('changing one’s own email address', () => {
  it('requires the code sent to the new address, which signs in from then on', async () => {
    const who = await callerFor(server, member);
    expect((await ask(who, 'Mika.New@acme.example')).status).toBe(200);
    const code = await codeTo('mika.new@acme.example');
    expect((await tryLogin(server.browser(), 'mika.new@acme.example', member.password)).status).toBe(401);
    expect((await verify(who, 'Mika.New@acme.example', code)).status).toBe(200);
    expect((await who.browser.get(paths.me, who.headers)).json()).toMatchObject({
      email: 'Mika.New@acme.example',
      verified: true,
    });
    expect((await tryLogin(server.browser(), 'mika.new@ACME.example', member.password)).status).toBe(200);
    expect((await tryLogin(server.browser(), member.email, member.password)).status).toBe(401);
    await server.settle();
    expect(server.mailbox.latest(member.email).text).toContain('Mika.New@acme.example');
    expect(await server.rows("select actor_id, details from audits where action = 'user.email-changed'")).toEqual([
      { actor_id: member.id, details: { before: { email: member.email }, after: { email: 'Mika.New@acme.example' } } },
    ]);
    expect((await who.browser.get('/notification', who.headers)).json()).toMatchObject([{ key: 'email-changed' }]);
  });

  it('V6.3.1 a wrong code changes nothing, and too many invalidate the right one', async () => {
    const who = await callerFor(server, guest);
    await ask(who, 'gita.new@partner.example');
    const code = await codeTo('gita.new@partner.example');
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await verify(who, 'gita.new@partner.example', wrong)).json()).toMatchObject({ errorCode: 'code-wrong' });
    for (let tries = 0; tries < 10; tries += 1) await verify(who, 'gita.new@partner.example', wrong);
    expect((await verify(who, 'gita.new@partner.example', code)).json()).toMatchObject({ errorCode: 'code-exhausted' });
    expect((await who.browser.get(paths.me, who.headers)).json()).toMatchObject({ email: guest.email });
  });

  it('V6.3.8 the request does not disclose who owns the address; only a mail to it does', async () => {
    const who = await callerFor(server, guest);
    const answers = [await ask(who, stranger.email), await ask(who, 'nobody@nowhere.example')];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, answers[0]!.text],
      [200, answers[0]!.text],
    ]);
    const code = await codeTo(stranger.email);
    expect((await verify(who, stranger.email, code)).json()).toMatchObject({ errorCode: 'email-taken' });
    expect((await tryLogin(server.browser(), stranger.email, stranger.password)).status).toBe(200);
  });

  it('a code for one address verifies no other address and no other user', async () => {
    const [who, other] = [await callerFor(server, guest), await callerFor(server, admin)];
    await ask(who, 'gita.two@partner.example');
    const code = await codeTo('gita.two@partner.example');
    expect((await verify(who, 'gita.three@partner.example', code)).json()).toMatchObject({ errorCode: 'code-expired' });
    expect((await verify(other, 'gita.two@partner.example', code)).json()).toMatchObject({ errorCode: 'code-expired' });
    expect((await verify(who, 'gita.two@partner.example', code)).status).toBe(200);
    expect((await verify(who, 'gita.two@partner.example', code)).json()).toMatchObject({ errorCode: 'code-used' });
  });

  it('refuses the present address, and an old sign-in', async () => {
    const who = await callerFor(server, admin);
    expect((await ask(who, admin.email.toUpperCase())).json()).toMatchObject({ errorCode: 'email-unchanged' });
    server.clock.advance(11 * 60_000);
    expect((await ask(who, 'ada.new@acme.example')).json()).toMatchObject({ errorCode: 'reauthentication-required' });
  });

  it('V6.4.3 invalidates a reset link that was sent to the former address', async () => {
    await server.browser().post(paths.forgot, { email: stranger.email });
    await server.settle();
    const query = new URL(server.mailbox.linkPath(stranger.email), 'http://link').searchParams;
    const who = await callerFor(server, stranger);
    await ask(who, 'sol.new@globex.example');
    expect((await verify(who, 'sol.new@globex.example', await codeTo('sol.new@globex.example'))).status).toBe(200);
    const reset = await server.browser().post(paths.reset, {
      userId: query.get('userId'),
      token: query.get('token'),
      password: 'a boat below the bridge',
    });
    expect(reset.json()).toMatchObject({ errorCode: 'link-used' });
  });
});

describe('one’s own sign-in history', () => {
  const history = '/identity/resources/users/sessions/v1/me/history';

  it('V7.5.2 lists refused sign-ins too, the newest first, in pages, and none of other users', async () => {
    await tryLogin(server.browser(), admin.email, 'a wrong password');
    server.clock.advance(1000);
    const who = await callerFor(server, admin);
    const page = (await who.browser.get(`${history}?_limit=2`, who.headers)).json<{
      items: { outcome: string }[];
      _metadata: { totalItems: number };
    }>();
    expect(page.items).toMatchObject([{ outcome: 'signed-in', ipAddress: '127.0.0.1' }, { outcome: 'refused' }]);
    const all = (
      await server.rows('select id from audits where actor_id = $1 and action in ($2, $3)', [
        admin.id,
        'user.signed-in',
        'user.sign-in-failed',
      ])
    ).length;
    expect(page._metadata).toEqual({ totalItems: all, totalPages: Math.ceil(all / 2) });
  });
});
