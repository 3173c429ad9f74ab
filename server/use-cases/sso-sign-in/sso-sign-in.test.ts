import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '#server/testing/browser.ts';
import { startIdentityProvider, type IdentityProvider } from '#server/testing/identity-provider.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';
import { freePortPair } from '#server/testing/start-server.ts';

const own = await freePortPair();
const baseUrl = `http://localhost:${own}`;
const back = '/account/oidc/callback';
const idp: IdentityProvider = await startIdentityProvider([
  `${baseUrl}${back}`,
  `http://app.test${back}`,
  `${baseUrl}/account/social/success`,
]);
const at = { clientId: idp.clientId, clientSecret: idp.clientSecret, issuer: idp.issuer };
const connections = [
  { ...at, key: 'harbour', tenant: 'harbour', name: 'Harbour', domains: ['harbour.example', 'pier.example'] },
  { ...at, key: 'lost', tenant: 'nobody', domains: ['lost.example'] },
];
const server = await useTestServer({
  config: { baseUrl, sso: { connections }, social: { google: at }, mfa: { enforce: 'ForceExceptSAML' } },
});
const { people, mailbox } = server;
await server.rows("update tenants set alias = 'harbour' where id = $1", [people.globex]);

afterAll(() => idp.close());
let browser: Browser;
let count = 0;
beforeEach(() => {
  browser = server.browser();
  count += 1;
});

const colleague = () => ({ sub: `sub-${count}`, email: `new-${count}@harbour.example`, name: 'Noor Haddad' });
const prelogin = (email: string) => browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email });

/** Starts a sign-in at the company's provider and returns the callback URL without opening it. */
async function goThrough(
  account: IdentityProvider['account'],
  email = 'somebody@harbour.example',
  more = '',
): Promise<string> {
  idp.account = account;
  const { address } = (await prelogin(email)).json<{ address: string }>();
  const left = await browser.get(address + more);
  expect(left.status).toBe(302);
  return await idp.visit(left.location);
}

async function me(who: Browser): Promise<{ userEmail: string; amr: string[]; tenantId: string } | undefined> {
  const answer = await who.post('/identity/resources/auth/v1/user/token/refresh', { tenantId: null });
  if (answer.status !== 200) return undefined;
  const { userEmail, accessToken } = answer.json<{ userEmail: string; accessToken: string }>();
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as {
    amr: string[];
    tenantId: string;
  };
  return { userEmail, amr: claims.amr, tenantId: claims.tenantId };
}

it('4.2 selects the SSO connection of an address by its domain alone', async () => {
  for (const email of ['nobody-at-all@harbour.example', 'Somebody@PIER.example']) {
    const answer = (await prelogin(email)).json<{ address: string; idpType: string }>();
    expect(answer.idpType).toBe('oidc');
    const address = new URL(answer.address);
    expect(address.origin).toBe(baseUrl);
    expect(address.searchParams.get('at')).toBe(new URL(idp.issuer).host);
  }
  for (const email of [
    people.admin.email,
    'a@sub.harbour.example',
    'a@harbour.example.evil.example',
    'harbour.example@evil.example',
  ]) {
    expect((await prelogin(email)).json()).toEqual({});
    const saml = await browser.post('/identity/resources/auth/v1/user/saml/prelogin', { email });
    expect(saml.status).toBe(404);
    expect(saml.json()).toMatchObject({ errorCode: 'sso-not-found' });
  }
  expect((await browser.get('/team/resources/sso/v2/configurations/public')).json()).toEqual({ isActive: true });
});

it('V10.5.1 sends the provider a state, a nonce, a PKCE challenge and the address that was typed', async () => {
  const { address } = (await prelogin('typed@harbour.example')).json<{ address: string }>();
  const query = new URL((await browser.get(address)).location).searchParams;
  expect(query.get('login_hint')).toBe('typed@harbour.example');
  expect(query.get('redirect_uri')).toBe(`${baseUrl}${back}`);
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('nonce')!.length).toBeGreaterThan(40);
});

it('7.1 signs in a new user as a member of the company’s tenant with its default roles, and recognizes them later', async () => {
  const account = colleague();
  const landed = await browser.get(await goThrough(account));
  expect(landed.status).toBe(303);
  expect(await me(browser)).toMatchObject({ userEmail: account.email, tenantId: people.globex, amr: ['fed', 'sso'] });
  const roles = await server.rows<{ key: string; is_default: boolean }>(
    'select r.key, r.is_default from membership_roles m join roles r on r.id = m.role_id join users u on u.id = m.user_id where u.email = $1',
    [account.email],
  );
  expect(roles.map(({ is_default }) => is_default)).toEqual(roles.map(() => true));
  expect(roles.length).toBeGreaterThan(0);
  const audits = await server.rows<{ action: string }>(
    'select a.action from audits a join users u on u.id::text = a.actor_id::text where u.email = $1',
    [account.email],
  );
  expect(audits.map(({ action }) => action)).toEqual(expect.arrayContaining(['user.joined', 'user.identity-linked']));

  browser = server.browser();
  await browser.get(await goThrough({ ...account, email: `renamed-${count}@pier.example` }));
  expect(await me(browser)).toMatchObject({ userEmail: account.email });
});

it('4.2 exempts SSO users from MFA as the policy says, and requires a second factor of others', async () => {
  await browser.get(await goThrough(colleague()));
  expect((await me(browser))?.amr).toEqual(['fed', 'sso']);
  const password = await server
    .browser()
    .post('/identity/resources/auth/v1/user', { email: people.admin.email, password: people.admin.password });
  expect(password.json()).toMatchObject({ mfaRequired: true });
});

it.each([
  ['another company’s address', { email: 'intruder@elsewhere.example' }],
  ['a sub-domain', { email: 'intruder@sub.harbour.example' }],
  ['an address that its provider calls unproved', { email: 'unproved@harbour.example', email_verified: false }],
  ['no address', {}],
])('V10.5.2 refuses %s, with a page that gives the reason', async (_, claims) => {
  const page = await browser.get(await goThrough({ sub: `bad-${count}`, ...claims }));
  expect(page.status).toBe(403);
  expect(page.text).toContain('in a verified domain of your organization');
  expect(page.text).toContain('href="/account/login"');
  expect(await me(browser)).toBeUndefined();
  expect(await server.rows("select 1 from users where email like 'intruder@%' or email like 'unproved@%'")).toEqual([]);
});

it('refuses users of other companies’ domains', async () => {
  const page = await browser.get(
    await goThrough({ sub: `thief-${count}`, email: people.admin.email, email_verified: true }),
  );
  expect(page.status).toBe(403);
  expect(await me(browser)).toBeUndefined();
});

it('V10.5.2 accepts a response once, and only in the browser that started the attempt', async () => {
  const answer = await goThrough(colleague());
  expect((await server.browser().get(answer)).status).toBe(400);
  expect((await browser.get(answer)).status).toBe(303);
  const again = await browser.get(answer);
  expect(again.status).toBe(400);
  expect(again.text).toContain('Single sign-on failed');
});

it('4.2 shows loginWithSSOFailed after a sign-in that failed at the provider, and leads back to where it began', async () => {
  const answer = await goThrough(undefined, undefined, '&redirectUrl=%2Fembedded');
  const page = await browser.get(answer);
  expect(page.status).toBe(400);
  expect(page.text).toContain('Single sign-on failed');
  expect(page.text).toContain('the sign-in was canceled, or you don’t have access');
  expect(page.text).toContain('href="/embedded"');
  expect((await server.browser().get(answer)).text).not.toContain('/embedded');
});

it('refuses a social provider’s response for an SSO attempt, and the reverse', async () => {
  idp.account = { ...colleague(), email_verified: true };
  const left = await browser.get('/identity/resources/auth/v2/user/sso/default/google/prelogin');
  const social = new URL(await idp.visit(left.location));
  expect((await browser.get(`${back}${social.search}`)).status).toBe(400);
  const company = new URL(await goThrough(colleague()));
  expect((await browser.get(`/account/social/success${company.search}`)).status).toBe(404);
  expect(await me(browser)).toBeUndefined();
});

it('keeps an account deactivated that an admin deactivated', async () => {
  const account = colleague();
  await browser.get(await goThrough(account));
  await server.rows(
    "update memberships m set state = 'disabled' from users u where u.id = m.user_id and u.email = $1",
    [account.email],
  );
  browser = server.browser();
  const page = await browser.get(await goThrough(account));
  expect(page.status).toBe(403);
  expect(await me(browser)).toBeUndefined();
});

it('gives no access to a user who registered the address earlier without owning it', async () => {
  const account = colleague();
  await browser.post('/identity/resources/users/v1/signUp', {
    email: account.email,
    password: 'planted by another',
    companyName: 'Trap',
  });
  await server.settle();
  const trap = mailbox.messages.filter(({ to }) => to === account.email).at(-1)!;
  const link = /http\S+\/account\/activate\?\S+/.exec(trap.text)![0];
  const theirs = server.browser();
  browser = server.browser();
  await browser.get(await goThrough(account));
  const fields = Object.fromEntries(new URL(link).searchParams);
  expect((await theirs.post('/identity/resources/users/v1/activate', fields)).status).toBeGreaterThanOrEqual(400);
  expect(
    (await theirs.post('/identity/resources/auth/v1/user', { email: account.email, password: 'planted by another' }))
      .status,
  ).toBe(401);
});

it('accepts an open invitation, and notifies the owner of an existing account', async () => {
  const email = `invited-${count}@harbour.example`;
  const [user] = await server.rows<{ id: string }>(
    "insert into users (id, email, email_folded, name, metadata, verified, super_user, created_at, updated_at) values (gen_random_uuid(), $1, $1, 'Ines', '{}', true, false, $2, $2) returning id",
    [email, server.clock.read()],
  );
  await server.rows("insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'invited', $3)", [
    people.globex,
    user!.id,
    server.clock.read(),
  ]);
  await browser.get(await goThrough({ sub: `invited-${count}`, email }));
  expect(await me(browser)).toMatchObject({ userEmail: email, tenantId: people.globex });
  await server.settle();
  expect(mailbox.messages.filter(({ to }) => to === email).at(-1)!.subject).toContain('Harbour');
});

it('signs no user in through a connection whose tenant is missing', async () => {
  const page = await browser.get(await goThrough({ sub: 'lost', email: 'a@lost.example' }, 'a@lost.example'));
  expect(page.status).toBe(400);
  expect(await server.rows("select 1 from users where email = 'a@lost.example'")).toEqual([]);
});

it.each(['v1', 'v2'])(
  '7.1 accepts the response from a client’s own page through oidc/postlogin %s, with the code and the state alone',
  async (version) => {
    const account = colleague();
    const answer = new URL(
      await goThrough(account, account.email, `&redirect_uri=${encodeURIComponent(`http://app.test${back}`)}`),
    );
    expect(answer.origin).toBe('http://app.test');
    const [code, state] = [answer.searchParams.get('code')!, answer.searchParams.get('state')!];
    const body = {
      code,
      redirectUri: `http://app.test${back}`,
      ...(version === 'v1' ? { state } : { RelayState: state }),
    };
    const signedIn = await browser.post(`/identity/resources/auth/${version}/user/oidc/postlogin`, body, {
      origin: 'http://app.test',
    });
    expect(signedIn.json()).toMatchObject({ mfaRequired: false, userEmail: account.email });
    expect((await browser.post(`/identity/resources/auth/${version}/user/oidc/postlogin`, body)).json()).toMatchObject({
      errorCode: 'sso-failed',
    });
  },
);

it.each([
  'https://evil.example/account/oidc/callback',
  'http://app.test/elsewhere',
  'http://app.test/account/oidc/callback?x=1',
])('refuses to send a code to %s', async (address) => {
  const { address: start } = (await prelogin('a@harbour.example')).json<{ address: string }>();
  expect((await browser.get(`${start}&redirect_uri=${encodeURIComponent(address)}`)).status).toBe(400);
});

it('7.1 reports in API and page a SAML answer that nobody asked for, with a link back', async () => {
  const answer = { RelayState: 'x', SAMLResponse: 'PHNhbWw+' };
  const post = await browser.post('/identity/resources/auth/v1/user/saml/postlogin', answer);
  expect(post.json()).toMatchObject({ errorCode: 'sso-failed' });
  const sentOn = await browser.postForm('/account/saml/callback', answer);
  expect([sentOn.status, sentOn.location]).toEqual([303, '/account/saml/callback?state=x']);
  for (const path of ['/account/saml/callback', sentOn.location]) {
    const page = await browser.get(path);
    expect(page.status).toBe(400);
    expect(page.text).toContain('href="/account/login"');
  }
});

it('2.2 works without JavaScript: a page links to the provider, then the pending request continues', async () => {
  const account = colleague();
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: publicClient.id,
    scope: 'openid',
    redirect_uri: publicClient.redirectUris[0]!,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    nonce: 'n',
    state: 'their-state',
  });
  const login = await browser.follow(await browser.get(`/oauth/authorize?${query.toString()}`));
  const page = await browser.submit(login, { email: account.email });
  expect(page.text).toContain(new URL(idp.issuer).host);
  const href = /href="([^"]*\/sso\/company\/harbour\/[^"]*)"/.exec(page.text)![1]!.replaceAll('&amp;', '&');
  idp.account = account;
  const returned = await browser.get(await idp.visit((await browser.get(href)).location));
  const done = await browser.get(returned.location);
  expect(done.location).toContain(`${publicClient.redirectUris[0]!}?code=`);
  expect(done.location).toContain('state=their-state');
});

it('lets an authorization request redirect straight to a company’s provider', async () => {
  const action = Buffer.from(JSON.stringify({ type: 'social-login', data: 'company:harbour' })).toString('base64');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: publicClient.id,
    scope: 'openid',
    redirect_uri: publicClient.redirectUris[0]!,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    nonce: 'n',
    login_direct_action: action,
  });
  const left = await browser.get(`/oauth/authorize?${query.toString()}`);
  expect(left.location).toContain('/sso/company/harbour/prelogin?state=');
});
