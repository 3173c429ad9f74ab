import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '#server/testing/browser.ts';
import { startIdentityProvider, type IdentityProvider } from '#server/testing/identity-provider.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';
import { freePortPair } from '#server/testing/start-server.ts';

const own = await freePortPair();
const baseUrl = `http://localhost:${own}`;
const idp: IdentityProvider = await startIdentityProvider([
  `${baseUrl}/account/social/success`,
  'http://app.test/account/social/success',
]);
const at = { clientId: idp.clientId, clientSecret: idp.clientSecret, issuer: idp.issuer };
const server = await useTestServer({
  config: { baseUrl, social: { google: at, microsoft: at, custom: [{ ...at, key: 'harbour', name: 'Harbour' }] } },
});
const { people, mailbox } = server;

afterAll(() => idp.close());
let browser: Browser;
let count = 0;
beforeEach(() => {
  browser = server.browser();
  count += 1;
});

const stranger = () => ({
  sub: `sub-${count}`,
  email: `new-${count}@elsewhere.example`,
  email_verified: true,
  name: 'Noor Haddad',
});
const startAt = (provider: string, query = '') =>
  `/identity/resources/auth/v2/user/sso/default/${provider}/prelogin${query}`;

/** Starts a sign-in at the provider and returns the callback URL without opening it. */
async function goThrough(account: IdentityProvider['account'], provider = 'google', query = ''): Promise<string> {
  idp.account = account;
  const left = await browser.get(startAt(provider, query));
  expect(left.status).toBe(302);
  return await idp.visit(left.location);
}

async function whoAmI(who: Browser): Promise<string | undefined> {
  const answer = await who.post('/identity/resources/auth/v1/user/token/refresh', { tenantId: null });
  return answer.status === 200 ? answer.json<{ userEmail: string }>().userEmail : undefined;
}

/** Reads the code in the latest mail to an address. */
async function codeFor(email: string): Promise<string> {
  await server.settle();
  const mail = mailbox.messages.filter((message) => message.to === email).at(-1)!;
  return /\b(\d{6})\b/.exec(mail.text)![1]!;
}

it('7.4 lists the configured providers with the URL that starts a sign-in', async () => {
  const v2 = (await browser.get('/identity/resources/sso/v2')).json<
    { type: string; authorizationUrl: string; active: boolean }[]
  >();
  expect(v2.map(({ type, active }) => [type, active])).toEqual([
    ['google', true],
    ['microsoft', true],
  ]);
  expect(v2[0]!.authorizationUrl).toBe(startAt('google'));
  const custom = (await browser.get('/identity/resources/sso/custom/v1')).json<{
    providers: { displayName: string }[];
  }>();
  expect(custom.providers.map(({ displayName }) => displayName)).toEqual(['Harbour']);
});

it('V10.5.1 sends a new state, nonce and PKCE challenge with each request', async () => {
  const [first, second] = [await browser.get(startAt('google')), await browser.get(startAt('google'))].map(
    (answer) => new URL(answer.location).searchParams,
  );
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(first!.get(name)!.length).toBeGreaterThan(40);
    expect(first!.get(name)).not.toBe(second!.get(name));
  }
  expect(first!.get('code_challenge_method')).toBe('S256');
});

it('7.1 creates an account for a new user whose address the provider has verified, and recognizes the user later', async () => {
  const account = stranger();
  const back = await goThrough(account);
  const landed = await browser.get(back);
  expect(landed.status).toBe(303);
  expect(await whoAmI(browser)).toBe(account.email);
  expect(await server.rows('select provider from users where email = $1', [account.email])).toEqual([
    { provider: 'google' },
  ]);
  browser = server.browser();
  await browser.get(await goThrough({ ...account, email: 'renamed@elsewhere.example' }));
  expect(await whoAmI(browser)).toBe(account.email);
});

it('V10.5.2 accepts a response once, and only in the browser that started the attempt', async () => {
  const back = await goThrough(stranger());
  const other = server.browser();
  await other.get('/account/login');
  expect((await other.get(back)).text).toContain('failed');
  expect(await whoAmI(other)).toBeUndefined();
  await browser.get(back);
  expect(await whoAmI(browser)).toBeDefined();
  expect((await browser.get(back)).status).toBe(400);
});

it('refuses a response after the attempt has expired', async () => {
  const back = await goThrough(stranger());
  server.clock.advance(16 * 60_000);
  expect((await browser.get(back)).status).toBe(400);
});

it('never links an account by its address alone: the owner has to verify the mailbox first', async () => {
  const back = await goThrough({
    sub: 'ada-elsewhere',
    email: people.admin.email.toUpperCase(),
    email_verified: true,
    name: 'Ada',
  });
  const asked = await browser.get((await browser.get(back)).location);
  expect(asked.text).toContain('Confirm your email');
  expect(await whoAmI(browser)).toBeUndefined();

  const wrong = await browser.submit(asked, { code: '000000' });
  expect(wrong.status).toBe(400);
  const done = await browser.submit(wrong, {
    code: await codeFor(people.admin.email.toUpperCase()).catch(() => codeFor(people.admin.email)),
  });
  expect(done.status).toBe(303);
  expect(await whoAmI(browser)).toBe(people.admin.email);
  await server.settle();
  expect(mailbox.messages.filter(({ to }) => to === people.admin.email).at(-1)!.subject).toContain('Google');

  browser = server.browser();
  await browser.get(await goThrough({ sub: 'ada-elsewhere', email: people.admin.email, email_verified: true }));
  expect(await whoAmI(browser)).toBe(people.admin.email);
});

it('V10.5.3 links nothing if the address was assigned to another account after the code was sent', async () => {
  const email = `moved-${count}@elsewhere.example`;
  const asked = await browser.get(
    (await browser.get(await goThrough({ sub: `moved-${count}`, email, email_verified: false }))).location,
  );
  const code = await codeFor(email);
  await server.rows('update users set email = $2, email_folded = $2 where email = $1', [email, `old-${email}`]);
  await server.rows(
    `insert into users (id, email, email_folded, name, metadata, verified, super_user, created_at, updated_at) values (gen_random_uuid(), $1, $1, 'New owner', '{}', true, false, $2, $2)`,
    [email, server.clock.read()],
  );
  expect((await browser.submit(asked, { code })).status).toBe(400);
  expect(await whoAmI(browser)).toBeUndefined();
  expect(await server.rows('select 1 from identities where subject = $1', [`moved-${count}`])).toEqual([]);
});

it('V15.4.1 rolls back the code and the identity together if the process stops in between: the same code works afterwards', async () => {
  const email = `cut-off-${count}@elsewhere.example`;
  const asked = await browser.get(
    (await browser.get(await goThrough({ sub: `cut-off-${count}`, email, email_verified: false }))).location,
  );
  const code = await codeFor(email);
  // make the database refuse the last step
  await server.rows('alter table identities add constraint nobody check (false) not valid');
  expect((await browser.submit(asked, { code })).status).toBe(500);
  expect(await server.rows('select used_at, attempts from one_time_codes order by number desc limit 1')).toEqual([
    { used_at: null, attempts: 0 },
  ]);
  expect(await whoAmI(browser)).toBeUndefined();
  await server.rows('alter table identities drop constraint nobody');
  expect((await browser.submit(asked, { code })).status).toBe(303);
  expect(await whoAmI(browser)).toBe(email);
  expect(
    await server.rows('select used_at is not null as used, attempts from one_time_codes order by number desc limit 1'),
  ).toEqual([{ used: true, attempts: 1 }]);
});

it('does not reveal whether an unverified address belongs to an account', async () => {
  const known = await browser.get(
    (
      await browser.get(
        await goThrough({ sub: `a-${count}`, email: people.member.email, email_verified: false }, 'google'),
      )
    ).location,
  );
  browser = server.browser();
  const unknown = await browser.get(
    (
      await browser.get(
        await goThrough(
          { sub: `b-${count}`, email: `nobody-${count}@elsewhere.example`, email_verified: false },
          'google',
        ),
      )
    ).location,
  );
  const shape = (text: string) =>
    text
      .replaceAll(/[\w-]+@[\w.]+/g, 'ADDRESS')
      .replaceAll(/(name="formToken" value=")[^"]+/g, '$1')
      .replaceAll(/[\w+/-]{40,}={0,2}/g, 'RANDOM')
      .replaceAll(/nonce="[^"]+"/g, '');
  expect(shape(unknown.text)).toBe(shape(known.text));
  expect(unknown.status).toBe(known.status);
});

it('creates an account for an unverified new user only after the code, and then a tenant', async () => {
  const email = `slow-${count}@elsewhere.example`;
  const asked = await browser.get(
    (await browser.get(await goThrough({ sub: `slow-${count}`, email, email_verified: false }))).location,
  );
  await browser.submit(asked, { code: await codeFor(email) });
  expect(await whoAmI(browser)).toBe(email);
  const [row] = await server.rows<{ count: string }>(
    'select count(*) from memberships m join users u on u.id = m.user_id where u.email = $1',
    [email],
  );
  expect(Number(row!.count)).toBe(1);
});

it('does not trust the address of a Microsoft account in an unverified domain', async () => {
  const back = await goThrough({ sub: `ms-${count}`, email: people.member.email, email_verified: true }, 'microsoft');
  expect((await browser.get((await browser.get(back)).location)).text).toContain('Confirm your email');
});

it('reports that a provider returned no address', async () => {
  const back = await goThrough({ sub: `anonymous-${count}` });
  expect((await browser.get(back)).status).toBe(403);
});

it('shows a user who canceled at the provider how to continue', async () => {
  const page = await browser.get(await goThrough(undefined));
  expect(page.text).toContain('Sign-in with Google was canceled');
  expect(page.text).toContain('href="/account/login"');
});

it('continues the authorization request that started it', async () => {
  const authorize = new URLSearchParams({
    response_type: 'code',
    client_id: publicClient.id,
    redirect_uri: publicClient.redirectUris[0]!,
    scope: 'openid email profile',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    nonce: 'n',
    state: 'of the client',
  });
  const login = await browser.get(`/oauth/authorize?${authorize.toString()}`);
  const state = new URL(login.location, baseUrl).searchParams.get('state')!;
  const landed = await browser.follow(await browser.get(await goThrough(stranger(), 'google', `?state=${state}`)));
  expect(landed.location).toMatch(/^http:\/\/app\.test\/oauth\/callback\?code=/);
});

it('7.1 signs in through the API when a client has its own callback page', async () => {
  const account = stranger();
  const back = new URL(
    await goThrough(account, 'google', `?redirectUri=${encodeURIComponent('http://app.test/account/social/success')}`),
  );
  expect(back.origin).toBe('http://app.test');
  const answer = await browser.post(`/identity/resources/auth/v1/user/sso/google/postlogin${back.search}`, {});
  expect(answer.json()).toMatchObject({ email: account.email, isNewUser: true, mfaRequired: false });
});

it.each([
  'http://evil.test/account/social/success',
  'http://app.test.evil.test/account/social/success',
  'http://app.test/elsewhere',
  'http://user@app.test/account/social/success',
  'javascript:alert(1)',
])('V10.4.1 refuses to redirect to %s', async (address) => {
  expect((await browser.get(startAt('google', `?redirectUri=${encodeURIComponent(address)}`))).status).toBe(400);
});

it('reports an unavailable provider without its details', async () => {
  const dead = await useDeadProvider();
  expect(dead.status).toBe(400);
  expect(dead.text).not.toContain('ECONNREFUSED');
});

async function useDeadProvider() {
  const { startTestServer } = await import('#server/testing/test-server.ts');
  const other = await startTestServer({
    config: { social: { google: { clientId: 'x', clientSecret: 'y', issuer: 'http://localhost:9' } } },
  });
  try {
    return await other.browser().get(startAt('google'));
  } finally {
    await other.close();
  }
}

it('reports an unknown provider', async () => {
  expect((await browser.get(startAt('nowhere'))).status).toBe(404);
});

it("V8.2.1 requires the second factor of a user after the provider's sign-in", async () => {
  const account = stranger();
  await browser.get(await goThrough(account));
  const [user] = await server.rows<{ id: string }>('select id from users where email = $1', [account.email]);
  await server.rows(
    `insert into factors (id, user_id, kind, name, phone_number, confirmed_at, created_at) values (gen_random_uuid(), $1, 'sms', 'Phone', '+15005550006', $2, $2)`,
    [user!.id, server.clock.read()],
  );
  browser = server.browser();
  const landed = await browser.get(await goThrough(account));
  expect(landed.location).toContain('step=loginWithTwoFactor');
  expect(await whoAmI(browser)).toBeUndefined();
});

it('V6.3.3 links an identity to an account with a second factor only after that factor was verified, not by the mailbox alone', async () => {
  const account = stranger();
  await browser.get(await goThrough(account));
  const [user] = await server.rows<{ id: string }>('select id from users where email = $1', [account.email]);
  const number = '+15005550006';
  const [factor] = await server.rows<{ id: string }>(
    `insert into factors (id, user_id, kind, name, phone_number, confirmed_at, created_at) values (gen_random_uuid(), $1, 'sms', 'Phone', $2, $3, $3) returning id`,
    [user!.id, number, server.clock.read()],
  );
  const subject = `thief-${count}`;
  browser = server.browser();
  const asked = await browser.get(
    (await browser.get(await goThrough({ sub: subject, email: account.email, email_verified: true }))).location,
  );
  expect((await browser.submit(asked, { code: await codeFor(account.email) })).location).toContain(
    'step=loginWithTwoFactor',
  );
  const linked = () => server.rows('select user_id from identities where subject = $1', [subject]);
  expect(await linked()).toEqual([]);
  // the challenge is identified by the browser's cookie
  const factors = '/identity/resources/auth/v1/user/mfa/sms';
  const { otcToken } = (await browser.post(`${factors}/${factor!.id}`, { mfaToken: '' })).json<{ otcToken: string }>();
  await server.settle();
  expect(
    (
      await browser.post(`${factors}/${factor!.id}/verify`, {
        mfaToken: '',
        otcToken,
        code: server.phonebox.code(number),
      })
    ).status,
  ).toBe(200);
  expect(await linked()).toEqual([{ user_id: user!.id }]);
});
