import { describe, expect, it } from 'vitest';
import { textOf, type Answer, type Browser } from '#server/testing/browser.ts';
import { authorizePath, callerFor, paths } from '#server/testing/flows.ts';
import { publicClient, useTestServer, type TestServer } from '#server/testing/test-server.ts';

const byCode = await useTestServer({ config: { signIn: { strategy: 'Code' } } });
const byLink = await useTestServer({ config: { signIn: { strategy: 'MagicLink' } } });
const bySms = await useTestServer({ config: { signIn: { strategy: 'SmsCode' } } });
const confirming = await useTestServer({
  config: { signUp: { confirmBy: 'code' }, invitations: { confirmBy: 'code' } },
});

const severalMethods = await useTestServer({ config: { signIn: { alternatives: ['Code', 'MagicLink', 'SmsCode'] } } });
const passwordBeside = await useTestServer({
  config: { signIn: { strategy: 'SmsCode', alternatives: ['EmailAndPassword'] } },
});

/** The first page of a sign-in that an application started, with the email filled in. */
async function typeEmail(browser: Browser, email: string): Promise<Answer> {
  const page = await browser.follow(await browser.get(authorizePath()));
  return await browser.follow(await browser.submit(page, { email }));
}
/** The final redirect target, without opening the application. */
async function arrivesWithCode(server: TestServer, browser: Browser, answer: Answer): Promise<void> {
  const last = await browser.follow(answer);
  const location = new URL(last.location);
  expect(location.origin + location.pathname).toBe(publicClient.redirectUris[0]);
  expect(location.searchParams.get('code')).toBeTruthy();
  expect(server.people.admin.id).toBeTruthy();
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('4.2 without a script: a code by email', () => {
  it('email, code, and back to the application', async () => {
    const browser = byCode.browser();
    const { admin } = byCode.people;
    const page = await typeEmail(browser, admin.email);
    expect(textOf(page.text)).toContain(admin.email);
    expect(page.text).toContain('autocomplete="one-time-code"');
    await byCode.settle();
    const code = byCode.mailbox.code(admin.email);
    const again = await browser.submit(page, { code: wrong(code) });
    expect(textOf(again.text)).toContain('Incorrect code. Attempts left: 4.');
    await arrivesWithCode(byCode, browser, await browser.submit(again, { code }));
  });

  it('a reload stays at the code, and sends no second one', async () => {
    const browser = byCode.browser();
    const { member } = byCode.people;
    await browser.get('/account/login');
    const sent = await browser.submit(await browser.get('/account/login'), { email: member.email });
    await byCode.settle();
    const before = byCode.mailbox.messages.length;
    const pages = [await browser.get(sent.location), await browser.get(sent.location)];
    await byCode.settle();
    for (const page of pages) expect(textOf(page.text)).toContain(member.email);
    expect(byCode.mailbox.messages).toHaveLength(before);
  });

  it('V6.3.8 shows the same page for an unknown email', async () => {
    const text = async (email: string) =>
      textOf((await typeEmail(byCode.browser(), email)).text).replaceAll(email, 'X');
    expect(await text('nobody@acme.example')).toBe(await text(byCode.people.guest.email));
  });

  it('asks for the email first if this browser requested nothing', async () => {
    const page = await byCode.browser().get('/account/login?step=loginWithOtc');
    expect(page.text).toContain('name="email"');
  });

  it('reports an empty code at its field', async () => {
    const browser = byCode.browser();
    const page = await typeEmail(browser, byCode.people.guest.email);
    expect((await browser.submit(page, { code: '' })).text).toContain('name="code"');
  });

  it('V3.5.1 refuses a form without its token', async () => {
    const browser = byCode.browser();
    await typeEmail(browser, byCode.people.guest.email);
    const answer = await browser.postForm('/account/login', { step: 'loginWithOtc', code: '123456' });
    expect(answer.status).toBe(400);
  });
});

describe('4.2 without a script: a link by email', () => {
  const linkOf = (email: string) => byLink.mailbox.linkPath(email);

  it('opened in the same browser: one button, the number, and the application’s request continues', async () => {
    const browser = byLink.browser();
    const { admin } = byLink.people;
    const waiting = await typeEmail(browser, admin.email);
    await byLink.settle();
    const number = /<strong[^>]*>(\d{2})<\/strong>/.exec(waiting.text)?.[1];
    const page = await browser.get(linkOf(admin.email));
    expect(page.text).toContain(`<strong>${number}</strong>`);
    expect(page.text).not.toContain(new URL(linkOf(admin.email), 'http://x').searchParams.get('token')!);
    await arrivesWithCode(byLink, browser, await browser.submit(page, {}));
    expect(textOf((await browser.submit(waiting, {})).text)).toContain('You’re signed in');
  });

  it('opened elsewhere: asks for the number, and the first browser continues by its button', async () => {
    const [first, phone] = [byLink.browser(), byLink.browser()];
    const { member } = byLink.people;
    const waiting = await typeEmail(first, member.email);
    await byLink.settle();
    const number = /<strong[^>]*>(\d{2})<\/strong>/.exec(waiting.text)![1]!;
    const page = await phone.get(linkOf(member.email));
    expect(textOf(page.text)).not.toContain(member.email);
    expect(page.text).not.toContain(`<strong>${number}</strong>`);
    expect(textOf((await first.submit(waiting, {})).text)).toContain('hasn’t been opened yet');
    const wrongNumber = await phone.submit(page, { matchNumber: number === '10' ? '11' : '10' });
    expect(textOf(wrongNumber.text)).toContain('Attempts left: 2.');
    const done = await phone.submit(wrongNumber, { matchNumber: number });
    expect(done.status).toBe(303);
    expect((await phone.post(paths.refresh)).status).toBe(200);
    await arrivesWithCode(byLink, first, await first.submit(waiting, {}));
  });

  it('a used or invalid link is reported, with a link to continue', async () => {
    const page = await byLink.browser().get('/account/login/magic-link?token=nonsense');
    expect(textOf(page.text)).toContain('no longer valid');
    expect(page.text).toContain('href="/account/login"');
  });
});

describe('4.2 without a script: a code by SMS', () => {
  async function givePhone(userId: string, number: string): Promise<void> {
    await bySms.rows(
      'insert into phones (id, user_id, number, verified, created_at, updated_at) values (gen_random_uuid(), $1, $2, true, $3, $3)',
      [userId, number, bySms.clock.read()],
    );
  }

  it('email, number, code, and back to the application', async () => {
    const number = '+12025550161';
    await givePhone(bySms.people.admin.id, number);
    const browser = bySms.browser();
    const asksNumber = await typeEmail(browser, bySms.people.admin.email);
    expect(asksNumber.text).toContain('autocomplete="tel"');
    const refused = await browser.submit(asksNumber, { phoneNumber: '12' });
    expect(textOf(refused.text)).toContain('Enter a valid phone number');
    const asksCode = await browser.follow(await browser.submit(refused, { phoneNumber: '+1 202 555 0161' }));
    expect(textOf(asksCode.text)).toContain(number);
    await bySms.settle();
    await arrivesWithCode(bySms, browser, await browser.submit(asksCode, { code: bySms.phonebox.code(number) }));
  });

  it('4.5 a lost phone: email code, new number, sign-in with it', async () => {
    const browser = bySms.browser();
    const { member } = bySms.people;
    const asksCode = await browser.submit(await browser.get('/account/reset-phone-number'), { email: member.email });
    await bySms.settle();
    const wrongCode = await browser.submit(asksCode, { code: wrong(bySms.mailbox.code(member.email)) });
    const asksNumber = await browser.submit(wrongCode, { code: bySms.mailbox.code(member.email) });
    const refused = await browser.submit(asksNumber, { phoneNumber: '12' });
    const sms = await browser.follow(await browser.submit(refused, { phoneNumber: '+1 202 555 0162' }));
    await bySms.settle();
    const done = await browser.submit(sms, { code: bySms.phonebox.code('+12025550162') });
    expect(done.status).toBe(303);
    expect((await browser.post(paths.refresh)).json()).toMatchObject({ userId: member.id });
  });
});

describe('2.2 without a script: confirming by code', () => {
  it('4.5 sign-up opens the page of its code, which activates', async () => {
    const browser = confirming.browser();
    const signedUp = await browser.submit(await browser.get('/account/sign-up'), {
      email: 'new@start.example',
      name: 'New',
      companyName: 'Start',
      password: 'quiet harbour at noon',
    });
    const page = await browser.follow(signedUp);
    await confirming.settle();
    const code = confirming.mailbox.code('new@start.example');
    expect(page.text).not.toContain('name="password"');
    const again = await browser.submit(page, { code: wrong(code) });
    expect(textOf(again.text)).toContain('Attempts left: 4.');
    expect((await browser.submit(again, { code })).status).toBe(303);
    expect((await browser.post(paths.refresh)).status).toBe(200);
    expect(textOf((await browser.get(signedUp.location)).text)).toContain('');
  });

  it('4.5 an invitation asks for its code, and an error returns to the question', async () => {
    const { browser: admin, headers } = await callerFor(confirming, confirming.people.admin);
    await admin.post(paths.users, { email: confirming.people.stranger.email }, headers);
    await confirming.settle();
    const browser = confirming.browser();
    const page = await browser.get(confirming.mailbox.linkPath(confirming.people.stranger.email));
    expect(textOf(page.text)).toContain('Acme');
    const code = confirming.mailbox.code(confirming.people.stranger.email);
    const again = await browser.submit(page, { code: wrong(code) });
    expect(textOf(again.text)).toContain('Attempts left: 4.');
    expect(textOf((await browser.submit(again, { code })).text)).toContain('Acme');
    expect(textOf((await browser.get(confirming.mailbox.linkPath(confirming.people.stranger.email))).text)).toMatch(
      /no longer|invalid|expired|used/i,
    );
  });
});

describe('4.2 without a script: another method than the password', () => {
  const methods = ['Use your password', 'Email me a code', 'Email me a link', 'Text me a code'];

  it('a code by email is sent to the entered address, and signs in', async () => {
    const browser = severalMethods.browser();
    const { admin } = severalMethods.people;
    const password = await typeEmail(browser, admin.email);
    const page = await browser.follow(await browser.submit(password, {}, 'Email me a code instead'));
    expect(textOf(page.text)).toContain(admin.email);
    await severalMethods.settle();
    await arrivesWithCode(
      severalMethods,
      browser,
      await browser.submit(page, { code: severalMethods.mailbox.code(admin.email) }),
    );
  });

  it('all methods are listed for the email; the password, a link and a number are one click away, and link back', async () => {
    const browser = severalMethods.browser();
    const { member } = severalMethods.people;
    const list = await browser.submit(await typeEmail(browser, member.email), {}, 'Other ways to sign in');
    for (const method of [member.email, ...methods]) expect(textOf(list.text)).toContain(method);
    const link = await browser.follow(await browser.submit(list, {}, 'Email me a link'));
    expect(textOf(link.text)).toContain('Check your email');
    await severalMethods.settle();
    expect(severalMethods.mailbox.linkPath(member.email)).toContain('/account/');
    const again = await browser.submit(link, {}, 'Other ways to sign in');
    expect(textOf(again.text)).toContain(member.email);
    const number = await browser.follow(await browser.submit(again, {}, 'Text me a code'));
    expect(number.text).toContain('name="phoneNumber"');
    const back = await browser.submit(number, {}, 'Other ways to sign in');
    const password = await browser.follow(await browser.submit(back, {}, 'Use your password'));
    await arrivesWithCode(severalMethods, browser, await browser.submit(password, { password: member.password }));
  });

  it('a method that needs the email asks for it first, and is then not listed', async () => {
    const browser = passwordBeside.browser();
    const number = await browser.get('/account/login?step=loginWithSmsOtc');
    const asked = await browser.submit(number, {}, 'Use your password instead');
    expect(asked.text).toContain('name="email"');
    const password = await browser.submit(asked, { email: passwordBeside.people.member.email });
    expect(password.text).toContain('name="password"');
    expect((await browser.submit(password, { password: passwordBeside.people.member.password })).status).toBe(303);
  });

  it('a form cannot use a method that configuration disables', async () => {
    const browser = byCode.browser();
    const page = await browser.get('/account/login');
    for (const method of ['EmailAndPassword', 'MagicLink', 'SmsCode', 'Passkey']) {
      const answer = await browser.submit(page, { step: 'otherMethods', method, email: 'nobody@acme.example' });
      expect(textOf(answer.text)).toContain('Continue');
    }
    await byCode.settle();
    expect(byCode.mailbox.to('nobody@acme.example')).toEqual([]);
  });

  it.each(['Email me a code instead', 'Other ways to sign in'])(
    'V6.3.8 “%s” shows the same page for an unknown email',
    async (method) => {
      const shape = async (email: string) => {
        const browser = severalMethods.browser();
        const answer = await browser.submit(await typeEmail(browser, email), {}, method);
        const page = await browser.follow(answer);
        return [answer.status, page.status, textOf(page.text).replaceAll(email, 'X')];
      };
      expect(await shape('nobody@acme.example')).toEqual(await shape(severalMethods.people.guest.email));
    },
  );
});
