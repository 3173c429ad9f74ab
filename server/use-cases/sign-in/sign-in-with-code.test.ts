import { describe, expect, it } from 'vitest';
import { minute, second } from '#server/lib/clock.ts';
import type { Browser } from '#server/testing/browser.ts';
import { bearer, paths, tryLogin, type SignedIn } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: { signIn: { strategy: 'Code', alternatives: ['SmsCode'], secondary: ['SmsCode'] } },
});
const { admin, member, guest } = server.people;

const prelogin = (browser: Browser, type: string, body: unknown) =>
  browser.post(`/identity/resources/auth/v1/passwordless/${type}/prelogin`, body);
const postlogin = (browser: Browser, type: string, body: unknown) =>
  browser.post(`/identity/resources/auth/v1/passwordless/${type}/postlogin`, body);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
async function codeFor(browser: Browser, email: string): Promise<string> {
  await prelogin(browser, 'code', { email });
  await server.settle();
  return server.mailbox.code(email);
}
async function givePhone(userId: string, number: string): Promise<void> {
  await server.rows(
    'insert into phones (id, user_id, number, verified, created_at, updated_at) values (gen_random_uuid(), $1, $2, true, $3, $3)',
    [userId, number, server.clock.read()],
  );
}

describe('4.2 sign-in by a code in a mail', () => {
  it('opens a session whose token says how', async () => {
    const browser = server.browser();
    const answer = await postlogin(browser, 'code', { token: await codeFor(browser, admin.email) });
    const session = answer.json<SignedIn>();
    expect(session).toMatchObject({ mfaRequired: false, userId: admin.id, amr: ['otp'], emailVerified: true });
    expect((await browser.get(paths.me, bearer(session.accessToken))).json()).toMatchObject({ email: admin.email });
    expect((await browser.post(paths.refresh)).status).toBe(200);
    expect(
      await server.rows("select actor_id from audits where action = 'user.signed-in' order by id desc limit 1"),
    ).toEqual([{ actor_id: admin.id }]);
  });

  it('V6.6.2 takes the code in the browser that asked for it, and in no other', async () => {
    const code = await codeFor(server.browser(), admin.email);
    const other = server.browser();
    expect((await postlogin(other, 'code', { token: code })).json()).toMatchObject({ errorCode: 'code-expired' });
    await prelogin(other, 'code', { email: guest.email });
    await server.settle();
    if (server.mailbox.code(guest.email) !== code)
      expect((await postlogin(other, 'code', { token: code })).json()).toMatchObject({ errorCode: 'code-wrong' });
  });

  it('takes it without cookies too, together with the token of the request', async () => {
    const { otcToken } = (await prelogin(server.browser(), 'code', { email: admin.email })).json<{
      otcToken: string;
    }>();
    await server.settle();
    const answer = await postlogin(server.browser(), 'code', { token: server.mailbox.code(admin.email), otcToken });
    expect(answer.json()).toMatchObject({ userId: admin.id });
  });

  it('V6.3.8 answers alike for an address that nobody has, and sends nothing there', async () => {
    const before = server.mailbox.messages.length;
    const known = await prelogin(server.browser(), 'code', { email: member.email });
    const unknown = await prelogin(server.browser(), 'code', { email: 'nobody@acme.example' });
    await server.settle();
    expect(server.mailbox.messages.slice(before).map(({ to }) => to)).toEqual([member.email]);
    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.json())).toEqual(Object.keys(known.json()));
    const names = (headers: Headers) => [...headers.keys()].sort();
    expect(names(unknown.headers)).toEqual(names(known.headers));
  });

  it('V6.3.8 counts tries alike for an address that nobody has', async () => {
    const run = async (email: string) => {
      const browser = server.browser();
      await prelogin(browser, 'code', { email });
      await server.settle();
      const code = email === member.email ? wrong(server.mailbox.code(email)) : '123456';
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) {
        const { status, text } = await postlogin(browser, 'code', { token: code });
        answers.push([status, text]);
      }
      return answers;
    };
    expect(await run('nobody@acme.example')).toEqual(await run(member.email));
  });

  it('V6.6.3 the right code is dead after five wrong ones, and a new one works', async () => {
    const browser = server.browser();
    const code = await codeFor(browser, member.email);
    for (let tries = 0; tries < 5; tries += 1) await postlogin(browser, 'code', { token: wrong(code) });
    expect((await postlogin(browser, 'code', { token: code })).json()).toMatchObject({ errorCode: 'code-exhausted' });
    expect((await postlogin(browser, 'code', { token: await codeFor(browser, member.email) })).status).toBe(200);
  });

  it('V15.4.1 signs one of five in that bring it at once', async () => {
    const browser = server.browser();
    const code = await codeFor(browser, member.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => postlogin(browser, 'code', { token: code })));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 410, 410, 410, 410]);
  });

  it('a new code takes the place of the one before, in the same browser', async () => {
    const browser = server.browser();
    const { otcToken } = (await prelogin(browser, 'code', { email: member.email })).json<{ otcToken: string }>();
    await server.settle();
    const first = server.mailbox.code(member.email);
    await codeFor(browser, member.email);
    expect((await postlogin(browser, 'code', { token: first, otcToken })).json()).toMatchObject({
      errorCode: 'code-used',
    });
  });

  it('a stranger who asks ends no code of the user', async () => {
    const browser = server.browser();
    const code = await codeFor(browser, member.email);
    await prelogin(server.browser(), 'code', { email: member.email });
    await server.settle();
    expect((await postlogin(browser, 'code', { token: code })).status).toBe(200);
  });

  it('proves the address of somebody who signed up and never opened that mail', async () => {
    const browser = server.browser();
    await browser.post(paths.signUp, { email: 'fresh@start.example' });
    await server.settle();
    const answer = await postlogin(browser, 'code', { token: await codeFor(browser, 'fresh@start.example') });
    expect(answer.json()).toMatchObject({ emailVerified: true, email: 'fresh@start.example' });
    expect(await server.rows("select verified from users where email = 'fresh@start.example'")).toEqual([
      { verified: true },
    ]);
  });

  it('mail server down: the answer is the usual one, and the mail leaves once afterwards', async () => {
    server.mailbox.failure = new Error('connect ECONNREFUSED');
    const browser = server.browser();
    const before = server.mailbox.messages.length;
    expect((await prelogin(browser, 'code', { email: admin.email })).status).toBe(200);
    await server.settle();
    server.mailbox.failure = undefined;
    server.clock.advance(minute);
    await server.settle();
    expect(server.mailbox.messages).toHaveLength(before + 1);
    expect((await postlogin(browser, 'code', { token: server.mailbox.code(admin.email) })).status).toBe(200);
  });
});

describe('4.2 sign-in by SMS', () => {
  const number = '+12025550171';

  it('sends a code to a proved number, whatever way it was typed', async () => {
    await givePhone(member.id, number);
    const browser = server.browser();
    expect((await prelogin(browser, 'smscode', { phoneNumber: '+1 (202) 555-0171' })).json()).toMatchObject({
      phoneNumber: number,
    });
    await server.settle();
    const session = (await postlogin(browser, 'smscode', { token: server.phonebox.code(number) })).json<SignedIn>();
    expect(session).toMatchObject({ userId: member.id, amr: ['otp', 'sms'] });
  });

  it('V6.6.2 takes a code by SMS only as such', async () => {
    const browser = server.browser();
    await prelogin(browser, 'smscode', { phoneNumber: number });
    await server.settle();
    expect((await postlogin(browser, 'code', { token: server.phonebox.code(number) })).json()).toMatchObject({
      errorCode: 'code-expired',
    });
  });

  it('4.2 quick login: the device remembers who, and never learns the number', async () => {
    const browser = server.browser();
    const asked = await prelogin(browser, 'smscode', { userId: member.id });
    expect(asked.text).not.toContain('555');
    await server.settle();
    expect((await postlogin(browser, 'smscode', { token: server.phonebox.code(number) })).json()).toMatchObject({
      userId: member.id,
    });
  });

  it('V6.3.8 answers alike for numbers and people that are not there, and sends nothing', async () => {
    const before = server.phonebox.messages.length;
    for (const body of [
      { phoneNumber: '+12025550172' },
      { userId: guest.id },
      { userId: '11111111-1111-4111-8111-111111111111' },
      { userId: 'nobody' },
      { email: 'nobody@acme.example' },
    ]) {
      const answer = await prelogin(server.browser(), 'smscode', body);
      expect([answer.status, Object.keys(answer.json()).filter((key) => key !== 'phoneNumber')]).toEqual([
        200,
        ['otcToken', 'expires'],
      ]);
    }
    await server.settle();
    expect(server.phonebox.messages).toHaveLength(before);
  });

  it.each([
    ['what is no number', { phoneNumber: '12' }, 400, 'invalid-request'],
    ['a number that cannot be', { phoneNumber: '+1 202 555' }, 400, 'phone-invalid'],
    ['a number that costs the sender', { phoneNumber: '+1 900 555 0100' }, 400, 'phone-not-allowed'],
    ['nobody', {}, 400, 'invalid-request'],
    ['two people', { email: 'a@b.example', userId: 'x' }, 400, 'invalid-request'],
  ])('V2.2.1 refuses %s', async (_name, body, status, errorCode) => {
    const answer = await prelogin(server.browser(), 'smscode', body);
    expect([answer.status, answer.json()['errorCode']]).toEqual([status, errorCode]);
  });
});

describe('6 the way that configuration names', () => {
  it('is told before anybody signs in', async () => {
    const browser = server.browser();
    expect((await browser.get('/identity/resources/configurations/v1/public')).json()).toMatchObject({
      authStrategy: 'Code',
    });
    expect((await browser.get('/identity/resources/configurations/v1/auth/strategies/public')).json()).toEqual({
      mainAuthStrategies: [{ strategy: 'Code' }, { strategy: 'SmsCode' }],
      secondaryAuthStrategies: [{ strategy: 'SmsCode', isActive: true }],
    });
  });

  it('V6.1.3 is enforced: a password opens nothing where codes are the way', async () => {
    expect((await tryLogin(server.browser(), admin.email, admin.password)).json()).toMatchObject({
      errorCode: 'sign-in-method-off',
    });
    expect((await prelogin(server.browser(), 'magiclink', { email: admin.email })).status).toBe(403);
  });

  it('V6.1.3 nobody signs in here where only identity providers do', async () => {
    const closed = await startTestServer({
      config: { signIn: { strategy: 'NoLocalAuthentication', alternatives: ['Code'], secondary: ['SmsCode'] } },
    });
    expect((await tryLogin(closed.browser(), closed.people.admin.email, closed.people.admin.password)).status).toBe(
      403,
    );
    for (const type of ['code', 'smscode', 'magiclink'])
      expect((await prelogin(closed.browser(), type, { email: closed.people.admin.email })).status).toBe(403);
    await closed.close();
  });
});

it('V2.4.1 limits how many codes one user is sent, known or not', async () => {
  const strict = await startTestServer({
    config: { signIn: { strategy: 'Code' }, limits: { codeSend: { points: 2, per: 60 } } },
  });
  for (const email of [strict.people.admin.email, 'nobody@acme.example']) {
    const statuses = [];
    for (let times = 0; times < 3; times += 1)
      statuses.push((await prelogin(strict.browser(), 'code', { email })).status);
    expect(statuses).toEqual([200, 200, 429]);
  }
  await strict.settle();
  expect(strict.mailbox.messages).toHaveLength(2);
  strict.clock.advance(61 * second);
  expect((await prelogin(strict.browser(), 'code', { email: strict.people.admin.email })).status).toBe(200);
  await strict.close();
});
