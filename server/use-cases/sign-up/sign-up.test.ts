import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { day, second } from '#server/lib/clock.ts';
import { textOf } from '#server/testing/browser.ts';
import { bearer, linkParts, paths, signIn, tryLogin, type SignedIn } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { member } = server.people;
const password = 'chosen while signing up';
let people = 0;
const newAddress = () => `new-${(people += 1)}@start.example`;

async function signUp(email: string, more: Record<string, unknown> = {}, browser = server.browser()) {
  const answer = await browser.post(paths.signUp, {
    email,
    password,
    name: 'Nova Reyes',
    companyName: 'Start',
    ...more,
  });
  await server.settle();
  return { browser, answer };
}

async function signedUp(more: Record<string, unknown> = {}) {
  const email = newAddress();
  const { browser, answer } = await signUp(email, more);
  expect(answer.json()).toEqual({ shouldActivate: true });
  return { email, browser, link: linkParts(server.mailbox.linkPath(email)) };
}

describe('sign-up and activation in one browser', () => {
  it('creates a user who is admin of a new tenant, with the password from sign-up', async () => {
    const { email, browser, link } = await signedUp();
    expect((await tryLogin(server.browser(), email, password)).status).toBe(401);
    expect((await browser.get(`${paths.activationStrategy}?${new URLSearchParams(link).toString()}`)).json()).toEqual({
      shouldSetPassword: false,
    });
    const session = (await browser.post(paths.activate, link)).json<SignedIn>();
    expect(session).toMatchObject({ userId: link.userId, email, emailVerified: true });
    const me = (await browser.get(paths.me, bearer(session.accessToken))).json<{
      roles: { key: string }[];
      name: string;
    }>();
    expect(me.roles.map(({ key }) => key)).toEqual(['admin']);
    const { activeTenant } = (
      await browser.get('/identity/resources/users/v3/me/tenants', bearer(session.accessToken))
    ).json<{ activeTenant: { name: string } }>();
    expect(activeTenant.name).toBe('Start');
    expect((await browser.post(paths.refresh)).status).toBe(200);
    await signIn(server.browser(), { email, password });
  });
});

describe('V6.4.1 activation links', () => {
  it('are not used up by GET', async () => {
    const { link, browser } = await signedUp();
    const query = new URLSearchParams(link).toString();
    for (let times = 0; times < 5; times += 1) {
      await server.browser().get(`/account/activate?${query}`);
      await server.browser().get(`${paths.activationStrategy}?${query}`);
    }
    expect((await browser.post(paths.activate, link)).status).toBe(200);
  });

  it('work once', async () => {
    const { link, browser } = await signedUp();
    await browser.post(paths.activate, link);
    const again = await browser.post(paths.activate, link);
    expect(again.status).toBe(410);
    expect(again.json<ErrorBody>().errorCode).toBe('link-used');
  });

  it('V15.4.1 accept one of five concurrent requests', async () => {
    const { link, browser } = await signedUp();
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post(paths.activate, link)));
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 410, 410, 410, 410]);
  });

  it('expire after three days, by the server clock', async () => {
    const [early, late] = [await signedUp(), await signedUp()];
    server.clock.advance(3 * day - second);
    expect((await early.browser.post(paths.activate, early.link)).status).toBe(200);
    server.clock.advance(second);
    const answer = await late.browser.post(paths.activate, late.link);
    expect(answer.status).toBe(410);
    expect(answer.json<ErrorBody>().errorCode).toBe('link-expired');
  });

  it('are bound to their user and their purpose', async () => {
    const [first, second_] = [await signedUp(), await signedUp()];
    for (const link of [
      { ...first.link, userId: second_.link.userId },
      { ...first.link, token: `${first.link.token}x` },
      { userId: 'x', token: 'x' },
    ]) {
      expect((await first.browser.post(paths.activate, link)).json()).toMatchObject({ errorCode: 'link-invalid' });
    }
    expect(
      (await first.browser.post(paths.reset, { ...first.link, password: 'another good one' })).json(),
    ).toMatchObject({ errorCode: 'link-invalid' });
    expect((await first.browser.post(paths.unlock, { token: first.link.token })).json()).toMatchObject({
      errorCode: 'link-invalid',
    });
    expect((await first.browser.post(paths.activate, first.link)).status).toBe(200);
  });
});

describe('a stranger who signs up with another user’s address', () => {
  it('gains nothing: in the owner’s browser the owner chooses the password', async () => {
    const { email, link } = await signedUp({ password: 'the password of the stranger' });
    const owner = server.browser();
    expect((await owner.get(`${paths.activationStrategy}?${new URLSearchParams(link).toString()}`)).json()).toEqual({
      shouldSetPassword: true,
    });
    expect((await owner.post(paths.activate, link)).status).toBe(400);
    expect((await owner.post(paths.activate, { ...link, password: 'short' })).json()).toMatchObject({
      errorCode: 'password-too-short',
    });
    expect((await owner.post(paths.activate, { ...link, password: 'the choice of the owner' })).status).toBe(200);
    expect((await tryLogin(server.browser(), email, 'the password of the stranger')).status).toBe(401);
    await signIn(server.browser(), { email, password: 'the choice of the owner' });
  });

  it('cannot set a password through an old link, once the owner has set one by reset', async () => {
    const { email, link } = await signedUp({ password: 'the password of the stranger' });
    await server.browser().post(paths.forgot, { email });
    await server.settle();
    const reset = linkParts(server.mailbox.linkPath(email));
    expect((await server.browser().post(paths.reset, { ...reset, password: 'the choice of the owner' })).status).toBe(
      200,
    );
    await server.browser().post(paths.activate, link);
    expect((await tryLogin(server.browser(), email, 'the password of the stranger')).status).toBe(401);
    await signIn(server.browser(), { email, password: 'the choice of the owner' });
  });
});

describe('two sign-ups with one address, before it is verified', () => {
  const stranger = { name: 'A Stranger', companyName: 'Stranger Ltd', password: 'the password of the stranger' };
  const owner = { name: 'The Owner', companyName: 'Owner GmbH' };

  /** Name of the account and of its organizations. */
  async function accountOf(browser: ReturnType<typeof server.browser>, { accessToken }: SignedIn) {
    const [me, own] = [
      (await browser.get(paths.me, bearer(accessToken))).json<{ name: string }>(),
      (await browser.get('/identity/resources/users/v3/me/tenants', bearer(accessToken))).json<{
        tenants: { name: string }[];
      }>(),
    ];
    return [me.name, ...own.tenants.map(({ name }) => name)];
  }

  it.each([
    ['the one whose mail is opened decides name and organization', true],
    ['the other does not, though it came later', false],
  ])('%s', async (_title, ownerIsLast) => {
    const email = newAddress();
    if (!ownerIsLast) await signUp(email, owner);
    const first = ownerIsLast ? undefined : linkParts(server.mailbox.linkPath(email));
    server.clock.advance(second);
    await signUp(email, stranger);
    server.clock.advance(second);
    if (ownerIsLast) await signUp(email, owner);
    const browser = server.browser();
    const link = first ?? linkParts(server.mailbox.linkPath(email));
    const session = (await browser.post(paths.activate, { ...link, password })).json<SignedIn>();
    expect(await accountOf(browser, session)).toEqual(['The Owner', 'Owner GmbH']);
    expect(
      await server.rows('select details from audits where tenant_id = $1 and action = $2', [
        session.tenantId,
        'account.changed',
      ]),
    ).toEqual(
      ownerIsLast
        ? [{ details: { account: 'Owner GmbH', before: { name: 'Stranger Ltd' }, after: { name: 'Owner GmbH' } } }]
        : [],
    );
  });

  it('resending the mail resends that of the latest sign-up', async () => {
    const { email } = await signedUp(stranger);
    server.clock.advance(second);
    await signUp(email, owner);
    server.clock.advance(second);
    await server.browser().post('/identity/resources/users/v1/activate/reset', { email });
    await server.settle();
    const browser = server.browser();
    const link = linkParts(server.mailbox.linkPath(email));
    const session = (await browser.post(paths.activate, { ...link, password })).json<SignedIn>();
    expect(await accountOf(browser, session)).toEqual(['The Owner', 'Owner GmbH']);
  });

  it('that of the browser counts, where a password is reset instead', async () => {
    const { email } = await signedUp(stranger);
    server.clock.advance(second);
    const { browser } = await signUp(email, owner);
    await browser.post(paths.forgot, { email });
    await server.settle();
    const reset = linkParts(server.mailbox.linkPath(email));
    expect((await browser.post(paths.reset, { ...reset, password: 'the choice of the owner' })).status).toBe(200);
    const session = await signIn(browser, { email, password: 'the choice of the owner' });
    expect(await accountOf(browser, session)).toEqual(['The Owner', 'Owner GmbH']);
  });

  it('changes nothing of an account that is verified, by a link that is opened later', async () => {
    const { email, link } = await signedUp(owner);
    server.clock.advance(second);
    await signUp(email, stranger);
    const later = linkParts(server.mailbox.linkPath(email));
    const browser = server.browser();
    await browser.post(paths.activate, { ...link, password });
    expect((await browser.post(paths.activate, later)).status).toBe(410);
    const session = await signIn(browser, { email, password });
    expect(await accountOf(browser, session)).toEqual(['The Owner', 'Owner GmbH']);
  });
});

describe('V6.3.8 an address that has an account', () => {
  it('gets the same answer, and its owner a mail about it', async () => {
    const known = await signUp(member.email);
    const unknown = await signUp(newAddress());
    expect(known.answer.status).toBe(unknown.answer.status);
    expect(known.answer.json()).toEqual(unknown.answer.json());
    expect(server.mailbox.latest(member.email).subject).toContain('already have a');
    await signIn(server.browser(), member);
  });

  it('creates one account if the same address signs up twice', async () => {
    const { email, browser } = await signedUp();
    await signUp(email.toUpperCase(), {}, browser);
    expect(await server.rows('select id from users where email_folded = $1', [email])).toHaveLength(1);
    expect(server.mailbox.to(email)).toHaveLength(2);
    expect((await browser.post(paths.activate, linkParts(server.mailbox.linkPath(email)))).status).toBe(200);
  });
});

describe('resending the activation mail', () => {
  it('reaches only users who are not active yet, with the same answer for every address', async () => {
    const { email } = await signedUp();
    const answers = [];
    for (const address of [email, member.email, 'nobody@start.example'])
      answers.push(await server.browser().post('/identity/resources/users/v1/activate/reset', { email: address }));
    await server.settle();
    expect(answers.map((answer) => [answer.status, answer.text])).toEqual(Array.from({ length: 3 }, () => [200, '']));
    expect(server.mailbox.to(email)).toHaveLength(2);
    expect(server.mailbox.to('nobody@start.example')).toHaveLength(0);
    expect(
      (await server.browser().post(paths.activate, { ...linkParts(server.mailbox.linkPath(email)), password })).status,
    ).toBe(200);
  });

  it('invalidates older links once one was used', async () => {
    const { email, browser, link } = await signedUp();
    await server.browser().post('/identity/resources/users/v1/activate/reset', { email });
    await server.settle();
    await server.browser().post(paths.activate, { ...linkParts(server.mailbox.linkPath(email)), password });
    expect((await browser.post(paths.activate, link)).status).toBe(410);
  });
});

describe('input validation', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a short password', { password: 'short' }, 'password-too-short'],
    ['a common password', { password: 'password1' }, 'password-too-common'],
    ['no address', { email: 'nobody' }, 'email-invalid'],
    ['an address with a second header', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email-invalid'],
    ['two addresses', { email: 'a@b.example,c@d.example' }, 'email-invalid'],
    ['a name with a line end', { name: 'Nova\r\nReyes' }, 'invalid-request'],
    ['a name without end', { name: 'n'.repeat(201) }, 'invalid-request'],
  ])('refuses %s', async (_name, changes, code) => {
    expect((await signUp(newAddress(), changes)).answer.json()).toMatchObject({ errorCode: code });
  });

  it('reports the numbers of the rule', async () => {
    const { answer } = await signUp(newAddress(), { password: 'short' });
    expect(answer.json()).toMatchObject({
      context: { minLength: 8, maxLength: 128 },
      errors: ['This password is too short. Use at least 8 characters.'],
    });
  });

  it('keeps input as plain text in the mail', async () => {
    const { email } = await signedUp({ name: '<b>Nova</b>' });
    expect(server.mailbox.latest(email).html).not.toContain('<b>');
  });
});

it('closed sign-up applies to page and API', async () => {
  const closed = await startTestServer({ config: { signUp: { allowed: false } } });
  expect((await closed.browser().post(paths.signUp, { email: newAddress(), password })).json()).toMatchObject({
    errorCode: 'sign-up-closed',
  });
  const page = await closed.browser().get('/account/sign-up');
  expect(page.status).toBe(403);
  expect(textOf(page.text)).toContain('by invitation only');
  await closed.close();
});
