import { describe, expect, it } from 'vitest';
import type { Answer, Browser } from '#server/testing/browser.ts';
import { readForm, textOf } from '#server/testing/browser.ts';
import { paths, tryLogin } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const captcha = { enabled: true, difficulty: 8 };
const server = await useTestServer({ config: { captcha, signIn: { alternatives: ['Code', 'SmsCode'] } } });
const { admin, member } = server.people;
const second = 1000;
const asked = 'We couldn’t verify that you’re human. Wait 15 seconds, then try again.';

async function messages(): Promise<number> {
  await server.settle();
  return server.mailbox.messages.length + server.phonebox.messages.length;
}

/** Sends a page's form, is asked to wait, and sends the returned form. */
async function sendTwice(
  browser: Browser,
  page: Answer,
  fields: Record<string, string>,
  wait = 15 * second,
): Promise<{ told: Answer; done: Answer }> {
  const told = await browser.submit(page, fields);
  server.clock.advance(wait);
  return { told, done: await browser.submit(told, fields) };
}

const forms: Record<string, [address: string, fields: Record<string, string>]> = {
  'a forgotten password': ['/account/forget-password', { email: member.email }],
  'a sign-up': ['/account/sign-up', { email: 'new@start.example', password: 'typed at sign-up', name: 'New' }],
  'the activation mail again': ['/account/activate?step=resend', { email: 'nobody@start.example' }],
  'a lost phone': ['/account/reset-phone-number', { email: member.email }],
  'a code by SMS': ['/account/login?step=loginWithSmsOtc', { phoneNumber: '+12025550142' }],
};

describe('2.2 forms without a script, if a captcha is required', () => {
  it.each(Object.entries(forms))(
    'V2.4.1 %s succeeds the second time, after a pause',
    async (name, [address, fields]) => {
      const browser = server.browser();
      await browser.get('/account/login');
      const before = await messages();
      const { told, done } = await sendTwice(browser, await browser.get(address), fields);
      expect(told.status).toBe(400);
      expect(textOf(told.text)).toContain(asked);
      expect(done.status, textOf(done.text)).toBeLessThan(400);
      expect(textOf(done.text)).not.toContain('We couldn’t verify that you’re human');
      const mailsSomebody = ['a forgotten password', 'a sign-up', 'a lost phone'].includes(name);
      expect(await messages()).toBe(before + (mailsSomebody ? 1 : 0));
    },
  );

  it('V6.3.1 sign-in, after wrong passwords', async () => {
    for (let tries = 0; tries < 3; tries += 1) await tryLogin(server.browser(), admin.email, 'wrong');
    const browser = server.browser();
    const page = await browser.follow(
      await browser.submit(await browser.get('/account/login'), { email: admin.email }),
    );
    const { told, done } = await sendTwice(browser, page, { password: admin.password });
    expect(textOf(told.text)).toContain(asked);
    expect(done.status).toBe(303);
    expect((await browser.post(paths.refresh)).status).toBe(200);
  });

  it('submitting too early continues the wait, and does not restart it', async () => {
    const browser = server.browser();
    await browser.get('/account/login');
    const fields = { email: member.email };
    const { done: early } = await sendTwice(
      browser,
      await browser.get('/account/forget-password'),
      fields,
      10 * second,
    );
    expect(textOf(early.text)).toContain('Wait 5 seconds');
    server.clock.advance(5 * second);
    expect((await browser.submit(early, fields)).status).toBe(200);
  });
});

describe('V2.4.1 a waiting token is accepted', () => {
  async function patient(): Promise<{ browser: Browser; page: Answer }> {
    const browser = server.browser();
    await browser.get('/account/login');
    const page = await browser.submit(await browser.get('/account/forget-password'), { email: member.email });
    server.clock.advance(15 * second);
    return { browser, page };
  }
  const refusedWith = (answer: Answer) => (answer.status >= 400 ? textOf(answer.text) : 'passed');

  it('once, even with three concurrent requests', async () => {
    const { browser, page } = await patient();
    const answers = await Promise.all(Array.from({ length: 3 }, () => browser.submit(page, { email: member.email })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await browser.submit(page, { email: admin.email })).status).toBe(400);
  });

  it('within ten minutes', async () => {
    const { browser, page } = await patient();
    server.clock.advance(600 * second);
    expect(refusedWith(await browser.submit(page, { email: member.email }))).toContain(asked);
  });

  it('only in the same browser and on the same page', async () => {
    const { browser, page } = await patient();
    const [, waited] = readForm(page.text).fields['formToken']!.split('.');
    const other = server.browser();
    await other.get('/account/login');
    for (const [who, address] of [
      [other, '/account/forget-password'],
      [browser, '/account/reset-phone-number'],
    ] as const) {
      const fresh = await who.get(address);
      const formToken = `${readForm(fresh.text).fields['formToken']}.${waited}`;
      expect(refusedWith(await who.submit(fresh, { email: member.email, formToken }))).toContain(asked);
    }
  });

  it('only unmodified: not back-dated, and not alone', async () => {
    const { browser, page } = await patient();
    const { formToken } = readForm(page.text).fields;
    const [own, waited] = formToken!.split('.');
    const [id, begun, signature] = waited!.split('~');
    for (const made of [
      `${own}.${id}~${Number(begun) - 60}~${signature}`,
      `${own}.x~${begun}~${signature}`,
      `${own}.`,
      own!,
    ]) {
      expect(refusedWith(await browser.submit(page, { email: member.email, formToken: made }))).toContain(asked);
    }
    expect((await browser.submit(page, { email: member.email, formToken: `.${waited}` })).status).toBe(400);
  });

  it('a few times per IP address, and a few times in total', async () => {
    const strict = await startTestServer({
      config: {
        captcha,
        limits: { noScript: { points: 2, per: 900 }, noScriptAll: { points: 3, per: 900 } },
        trustedProxies: ['127.0.0.1'],
      },
    });
    const pass = async (address: string) => {
      const browser = strict.browser();
      const from = { 'x-forwarded-for': address };
      await browser.get('/account/login', from);
      const page = await browser.get('/account/forget-password', from);
      const told = await browser.postForm(
        '/account/forget-password',
        { ...readForm(page.text).fields, email: 'a@b.example' },
        from,
      );
      strict.clock.advance(15 * second);
      return (
        await browser.postForm(
          '/account/forget-password',
          { ...readForm(told.text).fields, email: 'a@b.example' },
          from,
        )
      ).status;
    };
    expect([await pass('203.0.113.1'), await pass('203.0.113.1'), await pass('203.0.113.1')]).toEqual([200, 200, 429]);
    expect([await pass('203.0.113.2'), await pass('203.0.113.3')]).toEqual([200, 429]);
    await strict.close();
  });
});
