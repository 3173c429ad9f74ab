import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { CaptchaChallenge } from '#shared/contract/verification/captcha.ts';
import { leadingZeroBits } from '#server/integrations/captcha/proof-of-work.ts';
import { paths, signIn, tryLogin } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: {
    captcha: { enabled: true, difficulty: 8, lifetime: 120 },
    signIn: { alternatives: ['Code', 'MagicLink', 'SmsCode'], secondary: ['Passkeys'] },
  },
});
const { admin, member } = server.people;
const base = '/identity/resources/configurations/v1/captcha-policy';

function solve({ challenge, difficulty }: CaptchaChallenge): string {
  for (let nonce = 0; ; nonce += 1) {
    const token = `${challenge}.${nonce}`;
    if (leadingZeroBits(createHash('sha256').update(token).digest()) >= difficulty) return token;
  }
}
const challenge = async () => (await server.browser().get(`${base}/challenge`)).json<CaptchaChallenge>();
const forgot = (recaptchaToken?: string) =>
  server.browser().post(paths.forgot, { email: member.email, recaptchaToken });
const refused = async (recaptchaToken?: string) => (await forgot(recaptchaToken)).text.includes('captcha-required');

describe('V2.4.1 proof of work', () => {
  it('7.4 is reported by the policy endpoint', async () => {
    expect((await server.browser().get(`${base}/public`)).json()).toMatchObject({
      enabled: true,
      siteKey: 'proof-of-work',
    });
  });

  it('unlocks the endpoints that bots would abuse', async () => {
    expect(await refused()).toBe(true);
    expect((await forgot(solve(await challenge()))).status).toBe(200);
    const signUp = { email: 'new@acme.example', password: 'a password of length' };
    expect((await server.browser().post(paths.signUp, signUp)).json()).toMatchObject({ errorCode: 'captcha-required' });
    expect(
      (await server.browser().post(paths.signUp, { ...signUp, recaptchaToken: solve(await challenge()) })).status,
    ).toBe(200);
  });

  const passwordless = '/identity/resources/auth/v1/passwordless';
  const users = '/identity/resources/users';
  const byMail = { identifier: member.email, identifierType: 'email' };
  it.each<[string, object]>([
    [`${passwordless}/code/prelogin`, { email: member.email }],
    [`${passwordless}/magiclink/prelogin`, { email: member.email }],
    [`${passwordless}/smscode/prelogin`, { phoneNumber: '+12025550142' }],
    [`${users}/v2/passwords/reset/email`, byMail],
    [`${users}/v2/passwords/reset/sms`, byMail],
    [`${users}/v1/phone/reset`, { email: member.email }],
    [`${users}/v1/activate/reset`, { email: member.email }],
    [`${users}/v1/signUp/phoneNumber`, { email: 'other@acme.example', phoneNumber: '+12025550143' }],
  ])('V2.4.1 %s sends no message without it', async (path, body) => {
    await server.settle();
    const messages = () => server.mailbox.messages.length + server.phonebox.messages.length;
    const before = messages();
    expect((await server.browser().post(path, body)).json()).toMatchObject({ errorCode: 'captcha-required' });
    await server.settle();
    expect(messages()).toBe(before);
    expect((await server.browser().post(path, { ...body, recaptchaToken: solve(await challenge()) })).status).toBe(200);
  });

  it('V2.4.1 nor does the endpoint return a passkey challenge', async () => {
    const path = '/identity/resources/auth/v1/webauthn/prelogin';
    expect((await server.browser().post(path, {})).json()).toMatchObject({ errorCode: 'captcha-required' });
    expect((await server.browser().post(path, { recaptchaToken: solve(await challenge()) })).status).toBe(200);
  });

  it.each([
    ['login?step=loginWithSmsOtc', { phoneNumber: '+12025550142' }],
    ['reset-phone-number', { email: member.email }],
  ])('V2.4.1 the form of /account/%s, which carries none, does not bypass it', async (page, fields) => {
    const browser = server.browser();
    await browser.get('/account/login');
    await server.settle();
    const before = server.mailbox.messages.length + server.phonebox.messages.length;
    const answer = await browser.submit(await browser.get(`/account/${page}`), fields);
    expect(answer.text).toContain('We couldn’t verify that you’re human.');
    await server.settle();
    expect(server.mailbox.messages.length + server.phonebox.messages.length).toBe(before);
  });

  it('V2.4.1 nor does entering an address if codes by mail are the sign-in method', async () => {
    const byCode = await startTestServer({
      config: { captcha: { enabled: true, difficulty: 8, lifetime: 120 }, signIn: { strategy: 'Code' } },
    });
    const browser = byCode.browser();
    const answer = await browser.submit(await browser.get('/account/login'), { email: byCode.people.member.email });
    expect(answer.text).toContain('We couldn’t verify that you’re human.');
    await byCode.settle();
    expect(byCode.mailbox.messages).toEqual([]);
    await byCode.close();
  });

  it('is accepted once, even for two concurrent requests', async () => {
    const token = solve(await challenge());
    const outcomes = await Promise.all([refused(token), refused(token), refused(token)]);
    expect(outcomes.toSorted()).toEqual([false, true, true]);
  });

  it('expires', async () => {
    const token = solve(await challenge());
    server.clock.advance(121_000);
    expect(await refused(token)).toBe(true);
  });

  it('is refused if unsolved, made easier, extended or forged', async () => {
    const { challenge: text, difficulty } = await challenge();
    const [id, bits, expires, signature] = text.split('.');
    const easier = [id, 0, expires, signature].join('.');
    const longer = [id, bits, Number(expires) + 9999, signature].join('.');
    for (const token of [
      '',
      'x',
      `${text}.`,
      `${easier}.1`,
      solve({ challenge: longer, difficulty }),
      `${solve({ challenge: text, difficulty })}.1`,
    ])
      expect(await refused(token)).toBe(true);
  });
});

describe('V6.3.1 sign-in after failures', () => {
  it('requires it, for unknown users too, and counts no attempt without it', async () => {
    for (const email of [member.email, 'nobody@nowhere.example']) {
      const seen = [];
      for (let tries = 0; tries < 7; tries += 1)
        seen.push((await tryLogin(server.browser(), email, 'wrong')).json()['errorCode']);
      expect(seen).toEqual([
        ...Array<string>(3).fill('invalid-credentials'),
        ...Array<string>(4).fill('captcha-required'),
      ]);
    }
    const answer = await server
      .browser()
      .post(paths.login, { email: member.email, password: member.password, recaptchaToken: solve(await challenge()) });
    expect(answer.json()).toHaveProperty('accessToken');
    await signIn(server.browser(), admin);
  });
});

describe('reCAPTCHA', async () => {
  const seen: URLSearchParams[] = [];
  let answer: () => [number, string] = () => [200, '{}'];
  const google = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push(new URLSearchParams(body));
      const [status, text] = answer();
      response.writeHead(status).end(text);
    });
  });
  google.listen(0, '127.0.0.1');
  await once(google, 'listening');
  const verifyUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`;

  it('is verified with the provider; its outage blocks no sign-in', async () => {
    const other = await startTestServer({
      config: {
        captcha: {
          enabled: true,
          provider: 'recaptcha',
          recaptcha: { siteKey: 'public-key', secret: 'kept here', verifyUrl },
        },
      },
    });
    const status = async (recaptchaToken?: string) =>
      (await other.browser().post(paths.forgot, { email: 'a@b.example', recaptchaToken })).status;
    expect((await other.browser().get(`${base}/public`)).json()).toMatchObject({ siteKey: 'public-key' });
    expect((await other.browser().get(`${base}/challenge`)).status).toBe(404);
    expect(await status()).toBe(400);
    expect(seen).toEqual([]);
    answer = () => [200, JSON.stringify({ success: true, score: 0.9 })];
    expect(await status('a person')).toBe(200);
    expect(Object.fromEntries(seen[0]!)).toEqual({ secret: 'kept here', response: 'a person', remoteip: '127.0.0.1' });
    answer = () => [200, JSON.stringify({ success: true, score: 0.1 })];
    expect(await status('a machine')).toBe(400);
    answer = () => [200, JSON.stringify({ success: false })];
    expect(await status('a machine')).toBe(400);
    answer = () => [503, 'down'];
    expect(await status('anybody')).toBe(200);
    expect(other.logText()).not.toContain('kept here');
    await other.close();
    google.close();
  });
});

it('requires nothing if it is off', async () => {
  const plain = await startTestServer();
  expect((await plain.browser().post(paths.forgot, { email: 'a@b.example' })).status).toBe(200);
  expect((await plain.browser().get(`${base}/public`)).json()).toMatchObject({ enabled: false });
  await plain.close();
});
