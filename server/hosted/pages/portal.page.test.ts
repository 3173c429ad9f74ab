import { describe, expect, it } from 'vitest';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: {
    theme: { mode: 'dark' },
    flags: { 'fe-usage-page': true },
    usage: { meters: [{ key: 'requests', unit: 'requests' }] },
  },
});
const { browser, session } = await callerFor(server, server.people.admin);

/** The language attributes in the page. */
async function languageOf(address: string, headers: Record<string, string> = {}) {
  const { text, headers: answered } = await browser.get(address, headers);
  return {
    document: /<html[^>]*>/.exec(text)?.[0],
    element: /<portico-admin-box[^>]*? locale="([^"]*)"/.exec(text)?.[1],
    cache: answered.get('cache-control'),
  };
}

const arabic = { document: '<html lang="ar" dir="rtl">', element: 'ar', cache: 'no-store' };
const english = { document: '<html lang="en" dir="ltr">', element: 'en', cache: 'no-store' };

describe('the portal’s page', () => {
  it('is in the first supported language that the URL requests', async () => {
    expect(await languageOf('/oauth/portal?ui_locales=sv%20ar%20en')).toEqual(arabic);
  });

  it('is in the language that the browser accepts, by weight', async () => {
    expect(await languageOf('/oauth/portal/users', { 'accept-language': 'en;q=0.5, ar;q=0.8, sv' })).toEqual(arabic);
    expect(await languageOf('/oauth/portal', { 'accept-language': 'sv, fi;q=0.9' })).toEqual(english);
    expect(await languageOf('/oauth/portal')).toEqual(english);
  });

  it('keeps the language that was chosen in the portal; only the URL overrides it', async () => {
    const { browser: own } = await callerFor(server, server.people.member);
    own.cookies.set('portico_locale', 'ar');
    const read = async (address: string) =>
      /<html[^>]*>/.exec((await own.get(address, { 'accept-language': 'en' })).text)?.[0];
    expect(await read('/oauth/portal')).toBe(arabic.document);
    expect(await read('/oauth/portal?ui_locales=en')).toBe(english.document);
  });

  it.each(['%22%3E%3Cscript%3E', 'x'.repeat(3000), 'ar%00'])(
    'V1.2.1 inserts only valid language tags into its markup: %s',
    async (asked) => {
      expect(await languageOf(`/oauth/portal?ui_locales=${asked}`)).toEqual(english);
    },
  );

  it('has the configured theme before its script runs', async () => {
    expect((await browser.get('/oauth/portal')).text).toMatch(/<portico-admin-box[^>]* data-theme="dark"/);
  });
});

describe('V3.4.3 the policy of the portal’s page', () => {
  it('allows pictures from this server only', async () => {
    const policy = (await browser.get('/oauth/portal/users')).headers.get('content-security-policy')!;
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive.slice(directive.indexOf(' ') + 1)]),
    );
    expect(directives['img-src']).toBe("'self' data:");
    expect(policy).not.toContain('https:');
  });
});

describe('the snapshot of the portal', () => {
  const snapshotOf = (text: string) => /<template shadowrootmode="open"[^]*?<\/template>/.exec(text)?.[0] ?? '';

  it.each([
    ['profile', 'Profile'],
    ['privacy', 'Security &amp; privacy'],
    ['personal-api-tokens', 'Personal API tokens'],
    ['users', 'Users'],
    ['groups', 'Groups'],
    ['roles', 'Roles'],
    ['account', 'Organization settings'],
    ['all-accounts', 'Sub-accounts'],
    ['api-tokens', 'API tokens'],
    ['security', 'Security'],
    ['audits', 'Audit log'],
    ['usage', 'Usage'],
    ['provisioning', 'Provisioning'],
    ['sso', 'Single sign-on'],
    ['subscriptions', 'Subscription'],
    ['nowhere', 'You don’t have access to this page'],
  ])('shows the page %s with its data, under a policy that forbids style attributes', async (page, title) => {
    const snapshot = snapshotOf((await browser.get(`/oauth/portal/${page}`)).text);
    expect(/<h1[^>]*>([^<]*)/.exec(snapshot)?.[1]).toBe(title);
    expect(snapshot).toContain(server.people.admin.name);
    expect(snapshot).not.toMatch(/ style="|<style>|<script|data-part="skeleton"/);
  });

  it('fills in the fields of a form', async () => {
    const snapshot = snapshotOf((await browser.get('/oauth/portal/profile')).text);
    expect(/<input[^>]*autoComplete="name"[^>]*>/i.exec(snapshot)?.[0]).toContain(
      ` value="${server.people.admin.name}"`,
    );
  });

  it('is in the language of the page', async () => {
    expect(snapshotOf((await browser.get('/oauth/portal/users?ui_locales=ar')).text)).toContain('المستخدمون');
  });

  it('V8.2.1 shows no data that the user may not read', async () => {
    const reader = await callerFor(server, server.people.member);
    const snapshot = snapshotOf((await reader.browser.get('/oauth/portal/users')).text);
    expect(snapshot).toContain(server.people.member.name);
    expect(snapshot).not.toContain(server.people.admin.email);
  });

  it('is omitted if it cannot be rendered, and the page still works', async () => {
    const { renderPortal } = server.services.bundles;
    server.services.bundles.renderPortal = () => Promise.reject(new Error('a part asked for the window'));
    try {
      const page = await browser.get('/oauth/portal/users');
      expect([page.status, snapshotOf(page.text)]).toEqual([200, '']);
      expect(page.text).toContain('portico-portal-answers');
    } finally {
      server.services.bundles.renderPortal = renderPortal;
    }
  });

  it('is omitted if settings are on an external host, which the server does not call', async () => {
    await server.rows(`update tenants set admin_box = $1 where id = $2`, [
      JSON.stringify({ metadataOverrides: { url: 'http://127.0.0.1:1/' } }),
      session.tenantId,
    ]);
    try {
      expect(snapshotOf((await browser.get('/oauth/portal/users')).text)).toBe('');
    } finally {
      await server.rows(`update tenants set admin_box = '{}' where id = $1`, [session.tenantId]);
    }
  });
});

describe('the portal’s first API answers', () => {
  const answersOf = (text: string) =>
    JSON.parse(
      /<script type="application\/json" id="portico-portal-answers">(.*?)<\/script>/.exec(text)![1]!,
    ) as Record<string, unknown>;

  it('are embedded in the page, and equal those of the endpoints', async () => {
    const answers = answersOf((await browser.get('/oauth/portal/users')).text);
    const { access_token: token } = answers['POST /oauth/authorize/silent'] as { access_token: string };
    expect(Object.keys(answers)).toHaveLength(6);
    for (const call of Object.keys(answers).filter((name) => name.startsWith('GET '))) {
      const answer = await browser.get(call.slice(4), { authorization: `Bearer ${token}` });
      expect(answers[call], call).toEqual(answer.json());
    }
  });

  it.each([
    ['users', '/team/resources/members/v1?sortBy=name&sortDirection=asc&pageOffset=0&pageSize=10'],
    [
      'users?sort=-lastLogin&page=2&size=20&search=a%26b',
      '/team/resources/members/v1?sortBy=lastLogin&sortDirection=desc&pageOffset=1&pageSize=20&search=a%26b',
    ],
    [
      'users?sort=password&page=-1&size=999',
      '/team/resources/members/v1?sortBy=name&sortDirection=asc&pageOffset=0&pageSize=10',
    ],
    ['roles', '/identity/resources/roles/v1'],
  ])('include the list for its URL: %s', async (address, call) => {
    expect(answersOf((await browser.get(`/oauth/portal/${address}`)).text)).toHaveProperty([`GET ${call}`]);
  });

  it.each([
    'profile',
    'privacy',
    'personal-api-tokens',
    'users',
    'groups',
    'roles',
    'account',
    'all-accounts',
    'api-tokens',
  ])('include the queries of the snapshot of %s, so that the portal reuses them', async (page) => {
    const { text } = await browser.get(`/oauth/portal/${page}`);
    const queries = JSON.parse(/id="portico-portal-queries">(.*?)<\/script>/.exec(text)![1]!) as {
      queryKey: unknown[];
      state: { data: { call: string } };
    }[];
    const asked = queries.map(({ state }) => state.data.call);
    const later = [
      'POST /oauth/authorize/silent',
      ...(page === 'profile' ? [] : ['GET /identity/resources/users/v2/me']),
    ];
    expect([...asked, ...later].sort()).toEqual(Object.keys(answersOf(text)).sort());
    expect(new Set(queries.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(queries.length);
  });

  it('V8.2.1 omit a list that the user may not read', async () => {
    const reader = await callerFor(server, server.people.member);
    expect(Object.keys(answersOf((await reader.browser.get('/oauth/portal/users')).text))).toHaveLength(5);
  });

  it('V8.3.1 are those of the browser’s user only, and end with their session', async () => {
    const other = await callerFor(server, server.people.member);
    const page = (await other.browser.get('/oauth/portal')).text;
    expect(page).toContain(server.people.member.email);
    expect(page).not.toContain(server.people.admin.email);
    const { access_token: token } = answersOf(page)['POST /oauth/authorize/silent'] as { access_token: string };
    await other.browser.post('/identity/resources/auth/v1/logout', undefined, { authorization: `Bearer ${token}` });
    expect(
      (await other.browser.get('/identity/resources/users/v2/me', { authorization: `Bearer ${token}` })).status,
    ).toBe(401);
    expect((await other.browser.get('/oauth/portal')).status).toBe(302);
  });

  it('cannot close its element, whatever a name contains', async () => {
    await server.rows(`update users set name = '</script><script>alert(1)</script>' where id = $1`, [
      server.people.guest.id,
    ]);
    const { browser: own } = await callerFor(server, server.people.guest);
    const page = (await own.get('/oauth/portal')).text;
    expect(page).not.toContain('<script>alert');
    expect(answersOf(page)['GET /identity/resources/users/v2/me']).toMatchObject({
      name: '</script><script>alert(1)</script>',
    });
  });
});

it('return through the login page to the same list, search and page', async () => {
  const { headers } = await server.browser().get('/oauth/portal/users?search=ada&page=2');
  expect(new URL(headers.get('location') ?? '', server.baseUrl).searchParams.get('redirectUrl')).toBe(
    '/oauth/portal/users?search=ada&page=2',
  );
});
