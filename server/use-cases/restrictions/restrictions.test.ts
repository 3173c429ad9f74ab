/** IP and email domain restrictions of a tenant: managed, and enforced at every way in. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import {
  maxRestrictionsAtOnce,
  type DomainRestriction,
  type IpRestriction,
} from '#shared/contract/restrictions/restrictions.ts';
import type { Answer, Browser } from '#server/testing/browser.ts';
import {
  authorizePath,
  bearer,
  callerFor,
  codeFor,
  exchange,
  linkParts,
  paths,
  tryLogin,
} from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { trustedProxies: ['127.0.0.1'] } });
const { acme, globex, admin, member, guest, stranger } = server.people;
const ip = '/identity/resources/configurations/v1/restrictions/ip';
const domains = '/identity/resources/configurations/restrictions/v1/email-domain';

const office = '198.51.100.7';
const cafe = '203.0.113.9';
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const errorOf = (answer: Answer) => [answer.status, answer.json<ErrorBody>().errorCode];
/** @throws when the server refuses it */
function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
const refused = [403, 'ip-address-refused'];

const ada = await callerFor(server, admin);
const atOffice = { ...ada.headers, ...from(office) };
const atCafe = { ...ada.headers, ...from(cafe) };
const list = async (query = ''): Promise<{ items: IpRestriction[]; _metadata: { totalItems: number } }> =>
  ok(await ada.browser.get(`${ip}${query}`, atOffice)).json();
const add = (entry: Record<string, unknown>, headers = atOffice) => ada.browser.post(ip, entry, headers);
const set = (config: Record<string, unknown>, headers = atOffice) => ada.browser.post(`${ip}/config`, config, headers);

async function clear(): Promise<void> {
  await server.rows('delete from ip_restrictions');
  await server.rows('delete from ip_restriction_settings');
  await server.rows('delete from domain_restrictions');
  await server.rows('delete from domain_restriction_settings');
}

/** Admits the office alone. */
async function restrict(tenantId: string): Promise<void> {
  await server.rows(
    `insert into ip_restrictions (id, tenant_id, range, strategy, is_active, created_at, updated_at)
     values (gen_random_uuid(), $1, '198.51.100.0/24', 'ALLOW', true, $2, $2)`,
    [tenantId, server.clock.read()],
  );
  await server.rows(
    `insert into ip_restriction_settings (tenant_id, is_active, strategy, updated_at) values ($1, true, 'ALLOW', $2)`,
    [tenantId, server.clock.read()],
  );
}

describe('9 the list of IP restrictions', () => {
  beforeAll(clear);

  it('is empty and off at first', async () => {
    expect(await list()).toEqual({ items: [], _metadata: { totalItems: 0, totalPages: 0 } });
    expect(ok(await ada.browser.get(`${ip}/config`, atOffice)).json()).toEqual({ isActive: false, strategy: 'ALLOW' });
  });

  it('stores addresses and ranges in canonical form, each once per list', async () => {
    ok(await add({ ip: ' 192.0.2.77/24 ', description: 'Depot' }));
    ok(await add({ ip: '::ffff:192.0.2.5', strategy: 'BLOCK' }));
    ok(await add({ ip: '2001:DB8:0:0::/64', isActive: false }));
    expect(errorOf(await add({ ip: '192.0.2.0/24' }))).toEqual([409, 'restriction-exists']);
    const { items } = await list();
    const shown = items.map(({ ip: range, strategy, isActive }) => `${range} ${strategy} ${isActive}`);
    expect(new Set(shown)).toEqual(
      new Set(['192.0.2.0/24 ALLOW true', '192.0.2.5 BLOCK true', '2001:db8::/64 ALLOW false']),
    );
    expect((await list('?_filter=BLOCK')).items).toHaveLength(1);
    expect(await list('?_filter=ALLOW&_limit=1&_offset=1')).toMatchObject({
      items: [{ ip: expect.any(String) as string }],
      _metadata: { totalItems: 2, totalPages: 2 },
    });
  });

  it.each([
    '0.0.0.0/0',
    '::/0',
    '::ffff:0:0/96',
    '192.0.2.1/33',
    '192.0.2',
    '192.0.2.256',
    'fe80::1%eth0',
    "1.2.3.4'; drop table",
    '',
  ])('refuses “%s”', async (range) => {
    expect(errorOf(await add({ ip: range }))).toEqual([400, 'invalid-request']);
  });

  it('adds thousands at once, all or none, and names the line that is wrong', async () => {
    const ips = Array.from({ length: maxRestrictionsAtOnce }, (_, n) => ({ ip: `10.${n >> 8}.${n & 255}.1` }));
    const wrong = await ada.browser.post(`${ip}/bulk`, { ips: ips.with(3, { ip: '10.0.0.999' }) }, atOffice);
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('ips.3.ip');
    expect((await list())._metadata.totalItems).toBe(3);
    ok(await ada.browser.post(`${ip}/bulk`, { ips }, atOffice));
    ok(await ada.browser.post(`${ip}/bulk`, { ips: ips.slice(0, 10) }, atOffice));
    expect((await list())._metadata.totalItems).toBe(ips.length + 3);
    const more = ips.map((_, n) => ({ ip: `172.16.${n >> 8}.${n & 255}` }));
    expect(errorOf(await ada.browser.post(`${ip}/bulk`, { ips: more }, atOffice))).toEqual([
      409,
      'restrictions-too-many',
    ]);
    const [audited] = await server.rows<{ details: { after: { added: string[] } } }>(
      "select details from audits where target_kind = 'ip-restrictions' order by id desc limit 1",
    );
    expect(audited!.details.after.added).toContain('ALLOW 10.0.0.1');
  });

  it('removes an entry once, and only of its own tenant', async () => {
    const { id } = (await list('?_filter=BLOCK')).items[0]!;
    const sol = await callerFor(server, stranger);
    expect(errorOf(await sol.browser.send('DELETE', `${ip}/${id}`, { headers: sol.headers }))).toEqual([
      404,
      'restriction-not-found',
    ]);
    ok(await ada.browser.send('DELETE', `${ip}/${id}`, { headers: atOffice }));
    expect(errorOf(await ada.browser.send('DELETE', `${ip}/${id}`, { headers: atOffice }))).toEqual([
      404,
      'restriction-not-found',
    ]);
  });
});

describe('9 a change that would shut out the user who makes it', () => {
  beforeAll(clear);
  const lockout = [409, 'restriction-locks-out'];

  it('is refused: turning on an allow list without their address', async () => {
    const answer = await set({ isActive: true, strategy: 'ALLOW' });
    expect(errorOf(answer)).toEqual(lockout);
    expect(answer.text).toContain(office);
    expect(ok(await ada.browser.get(`${ip}/config`, atOffice)).json()).toMatchObject({ isActive: false });
  });

  it('is refused: removing their entry, and switching to a block list that holds them', async () => {
    ok(await add({ ip: office, description: 'My IP' }));
    ok(await add({ ip: '198.51.100.0/24', strategy: 'BLOCK' }));
    ok(await set({ isActive: true, strategy: 'ALLOW' }));
    const { id } = (await list('?_filter=ALLOW')).items[0]!;
    expect(errorOf(await ada.browser.send('DELETE', `${ip}/${id}`, { headers: atOffice }))).toEqual(lockout);
    expect(errorOf(await set({ isActive: true, strategy: 'BLOCK' }))).toEqual(lockout);
    ok(await set({ isActive: false }));
    ok(await set({ isActive: false, strategy: 'BLOCK' }));
    expect(errorOf(await set({ isActive: true }))).toEqual(lockout);
  });

  it('is refused to only one of two who remove each other at once', async () => {
    await clear();
    ok(await add({ ip: office }));
    ok(await add({ ip: cafe }));
    ok(await set({ isActive: true, strategy: 'ALLOW' }));
    const byAddress = new Map((await list()).items.map((entry) => [entry.ip, entry.id]));
    const remove = (address: string, headers: Record<string, string>) =>
      ada.browser.send('DELETE', `${ip}/${byAddress.get(address)}`, { headers });
    const answers = await Promise.all([remove(cafe, atOffice), remove(office, atCafe)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await clear();
  });

  it('tells whether the present address passes', async () => {
    const verify = async (path: string, headers = atOffice) =>
      (await ada.browser.post(path, undefined, headers)).json();
    expect(await verify(`${ip}/verify`)).toEqual({ valid: false });
    expect(await verify(`${ip}/verify/allow`)).toEqual({ valid: false });
    ok(await add({ ip: office }));
    expect(await verify(`${ip}/verify`)).toEqual({ valid: true });
    expect(await verify(`${ip}/verify/allow`)).toEqual({ valid: true });
    expect(await verify(`${ip}/verify`, atCafe)).toEqual({ valid: false });
    ok(await set({ isActive: false, strategy: 'BLOCK' }));
    expect(await verify(`${ip}/verify`)).toEqual({ valid: true });
  });

  it('says of any address whether it would be admitted', async () => {
    await clear();
    ok(await add({ ip: '198.51.100.0/24' }));
    const valid = async (address: unknown) => (await ada.browser.post(`${ip}/verify`, { ip: address }, atCafe)).json();
    expect(await valid(' 198.51.100.255 ')).toEqual({ valid: true });
    expect(await valid('::ffff:198.51.100.9')).toEqual({ valid: true });
    expect(await valid(cafe)).toEqual({ valid: false });
    expect(await valid('2001:db8::1')).toEqual({ valid: false });
    for (const wrong of ['198.51.100.0/24', 'office', 7])
      expect(await valid(wrong)).toMatchObject({ errors: [expect.stringContaining('ip')] });
    await clear();
  });
});

describe('8 a tenant that admits its office alone', () => {
  let browser: Browser;
  let headers: Record<string, string>;
  let early: { refreshToken: string; code: string };

  beforeAll(async () => {
    await clear();
    const caller = await callerFor(server, guest, acme);
    ({ browser, headers } = caller);
    const tokens = ok(await exchange(browser, await codeFor(browser, { tenantId: globex }))).json<{
      refresh_token: string;
    }>();
    early = { refreshToken: tokens.refresh_token, code: await codeFor(browser, { tenantId: globex }) };
    await restrict(globex);
  });

  const refreshing = (address: string) =>
    browser.post(
      paths.token,
      { grant_type: 'refresh_token', refresh_token: early.refreshToken, tenantId: globex },
      from(address),
    );
  const ways: [string, (address: string) => Promise<Answer>][] = [
    ['switching', (address) => browser.put(paths.switchTenant, { tenantId: globex }, { ...headers, ...from(address) })],
    [
      'asking for its token',
      (address) => browser.post(paths.tokenForTenant, { tenantId: globex }, { ...headers, ...from(address) }),
    ],
    ['refreshing by the cookie', (address) => browser.post(paths.refresh, { tenantId: globex }, from(address))],
    ['refreshing by a refresh token', refreshing],
    ['signing in silently', (address) => browser.post(paths.silent, { tenantId: globex }, from(address))],
    ['authorizing', (address) => browser.get(authorizePath({ tenantId: globex }), from(address))],
    ['trading in a code from before', (address) => exchange(browser, early.code, {}, from(address))],
    [
      'a password',
      (address) =>
        tryLogin(server.browser(), guest.email, guest.password, {
          ...from(address),
          'frontegg-scoped-tenant': globex,
        }),
    ],
  ];

  it.each(ways)('refuses %s from elsewhere', async (_, ask) => {
    const answer = await ask(cafe);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(cafe);
  });

  it('loses no refresh token to a refusal, and admits the same from the office', async () => {
    const kept = ok(await refreshing(office)).json<{ access_token: string; refresh_token: string }>();
    early.refreshToken = kept.refresh_token;
    const inGlobex = bearer(kept.access_token);
    expect((await browser.get(paths.me, { ...inGlobex, ...from(office) })).status).toBe(200);
    expect(errorOf(await browser.get(paths.me, { ...inGlobex, ...from(cafe) }))).toEqual(refused);
  });

  it('leaves their other tenants open, where a sign-in without a tenant leads', async () => {
    expect((await browser.get(paths.me, { ...headers, ...from(cafe) })).status).toBe(200);
    const answer = ok(await tryLogin(server.browser(), guest.email, guest.password, from(cafe)));
    expect(answer.json()).toMatchObject({ tenantId: acme });
    expect(errorOf(await tryLogin(server.browser(), stranger.email, stranger.password, from(cafe)))).toEqual(refused);
  });

  it('tells nothing to somebody who does not know the password', async () => {
    expect(errorOf(await tryLogin(server.browser(), stranger.email, 'a wrong guess', from(cafe)))).toEqual([
      401,
      'invalid-credentials',
    ]);
  });

  it('says which rule, the address and the trace ID on the page, without JavaScript too', async () => {
    const visitor = server.browser();
    const email = await visitor.submit(await visitor.get('/account/login', from(cafe)), { email: stranger.email });
    const page = await visitor.follow(email);
    const answer = await visitor.submit(page, { password: stranger.password });
    expect(answer.text).toContain('Your organization doesn’t allow access from your IP address');
    expect(answer.text).toContain(answer.headers.get('frontegg-trace-id'));
    const silent = new URL((await visitor.get(authorizePath({ prompt: 'none' }), from(office))).location);
    expect(silent.searchParams.get('error')).toBe('login_required');
  });

  it('believes no hop that a caller made up', async () => {
    const token = ok(await refreshing(office)).json<{ access_token: string; refresh_token: string }>();
    early.refreshToken = token.refresh_token;
    const forged = { ...bearer(token.access_token), 'x-forwarded-for': `${office}, ${cafe}` };
    expect(errorOf(await browser.get(paths.me, forged))).toEqual(refused);
    for (const unknown of ['unknown', 'nonsense', '_hidden'])
      expect(
        errorOf(await browser.get(paths.me, { ...bearer(token.access_token), 'x-forwarded-for': unknown })),
      ).toEqual(refused);
  });

  it('lets a user sign out from everywhere', async () => {
    const own = await callerFor(server, guest);
    const moved = await own.browser.put(paths.switchTenant, { tenantId: globex }, { ...own.headers, ...from(office) });
    expect(moved.status).toBe(200);
    expect((await own.browser.post(paths.logout, undefined, { ...own.headers, ...from(cafe) })).status).toBe(200);
    expect((await own.browser.post(paths.refresh, {}, from(office))).status).toBe(401);
  });

  it('records what it refused, once for an address and a user', async () => {
    const rows = await server.rows<{ ip: string; actor_id: string; details: unknown }>(
      "select ip, actor_id, details from audits where action = 'user.address-refused' and tenant_id = $1 and actor_id = $2 and ip = $3",
      [globex, guest.id, cafe],
    );
    expect(rows).toEqual([{ ip: cafe, actor_id: guest.id, details: { rule: 'ip-restrictions' } }]);
  });

  it('holds in a second process on the next request', async () => {
    const other = await startTestServer({
      config: { trustedProxies: ['127.0.0.1'] },
      database: server.database,
      masterKey: server.masterKey,
      clock: server.clock,
    });
    try {
      const elsewhere = other.browser();
      const signIn = () =>
        elsewhere.post(paths.login, { email: stranger.email, password: stranger.password }, from(cafe));
      expect(errorOf(await signIn())).toEqual(refused);
      await server.rows('update ip_restriction_settings set is_active = false');
      expect((await signIn()).status).toBe(200);
      await server.rows('update ip_restriction_settings set is_active = true');
      expect(errorOf(await signIn())).toEqual(refused);
    } finally {
      await other.close();
    }
  });
});

describe('8 API tokens of a tenant that admits its office alone', () => {
  beforeAll(clear);
  const tenantTokens = '/identity/resources/tenants/api-tokens/v2';
  const accessTokens = '/identity/resources/tenants/access-tokens/v1';
  const trade = '/identity/resources/auth/v2/api-token';

  it('are refused from elsewhere: the exchange, its tokens, its refresh, and a key', async () => {
    const made = ok(await ada.browser.post(tenantTokens, { description: 'Export', permissionIds: [] }, atOffice)).json<{
      clientId: string;
      secret: string;
    }>();
    const tokens = ok(await server.browser().post(trade, made, from(office))).json<{
      access_token: string;
      refresh_token: string;
    }>();
    const { secret: key } = ok(
      await ada.browser.post(accessTokens, { description: 'Board', roleIds: [], expiresInMinutes: 60 }, atOffice),
    ).json<{ secret: string }>();
    await restrict(acme);
    const calls = (address: string) => [
      server.browser().post(trade, made, from(address)),
      server.browser().get(paths.users, { ...bearer(tokens.access_token), ...from(address) }),
      server.browser().get(paths.users, { 'x-api-key': key, ...from(address) }),
      server.browser().post(`${trade}/token/refresh`, { refreshToken: tokens.refresh_token }, from(address)),
    ];
    for (const answer of await Promise.all(calls(cafe))) expect(errorOf(answer)).toEqual(refused);
    // admitted: other requirements are reported instead
    for (const answer of await Promise.all(calls(office))) expect(errorOf(answer)).not.toEqual(refused);
    await clear();
  });
});

describe('9 email domain restrictions', () => {
  beforeAll(clear);
  const save = (config: Record<string, unknown>) => ada.browser.post(`${domains}/config`, config, atOffice);
  const addDomain = (domain: string, type = 'ALLOW') => ada.browser.post(domains, { domain, type }, atOffice);
  const invite = (email: string) => ada.browser.post(paths.users, { email }, atOffice);

  it('are written as `type` and read as `listType`', async () => {
    expect(ok(await ada.browser.get(`${domains}/config`, atOffice)).json()).toEqual({
      active: false,
      listType: 'ALLOW',
      blockPublicDomains: false,
    });
    expect(ok(await save({ active: false, type: 'BLOCK' })).json()).toMatchObject({ listType: 'BLOCK' });
    expect(ok(await save({ active: false, blockPublicDomains: true })).json()).toEqual({
      active: false,
      listType: 'BLOCK',
      blockPublicDomains: true,
    });
  });

  it('are kept in ASCII and lower case, each once', async () => {
    expect(ok(await addDomain('Bücher.Example', 'BLOCK')).json()).toMatchObject({
      domain: 'xn--bcher-kva.example',
      type: 'BLOCK',
    });
    expect(errorOf(await addDomain('XN--BCHER-KVA.example.', 'BLOCK'))).toEqual([409, 'restriction-exists']);
    for (const domain of [
      '*.example.com',
      'example',
      'a b.example',
      'https://example.com',
      'x@example.com',
      '-.example',
      // no name has this punycode
      'xn--a.example',
      // what another reader takes for a dot
      'a%2eb.example',
      // would be kept as 1.0.0.2
      '1.2',
      '192.0.2.7',
    ])
      expect(errorOf(await addDomain(domain)), domain).toEqual([400, 'invalid-request']);
  });

  it('refuse invitations to what they block, by hand and in bulk', async () => {
    ok(await save({ active: true, type: 'BLOCK', blockPublicDomains: true }));
    expect(errorOf(await invite('reader@bücher.example'))).toEqual([403, 'email-domain-refused']);
    expect(errorOf(await invite('reader@GMAIL.com'))).toEqual([403, 'email-domain-refused']);
    expect((await invite('reader@harbour.example')).status).toBeLessThan(300);
    const dry = ok(
      await ada.browser.post(
        '/identity/resources/users/bulk/v1/check',
        { users: [{ email: 'a@gmail.com' }, { email: 'b@harbour.example' }] },
        atOffice,
      ),
    ).json<{ items: { reason?: string }[] }>();
    expect(dry.items.map(({ reason }) => reason)).toEqual(['email-domain-refused', undefined]);
  });

  it('refuse a change that would refuse the user who makes it', async () => {
    expect(errorOf(await save({ active: true, type: 'ALLOW' }))).toEqual([409, 'restriction-locks-out']);
    ok(await addDomain(admin.email.split('@')[1]!));
    ok(await save({ active: true, type: 'ALLOW' }));
    ok(await addDomain(admin.email.split('@')[1]!, 'BLOCK'));
    expect(errorOf(await save({ active: true, type: 'BLOCK' }))).toEqual([409, 'restriction-locks-out']);
    expect(errorOf(await invite('reader@harbour.example'))).toEqual([403, 'email-domain-refused']);
  });

  it('refuse a new address of a member', async () => {
    const mika = await callerFor(server, member);
    expect(
      errorOf(
        await mika.browser.post(
          '/identity/resources/users/v1/email/me',
          { email: 'mika@gmail.com', newEmail: 'mika@gmail.com' },
          mika.headers,
        ),
      ),
    ).toEqual([403, 'email-domain-refused']);
    await clear();
  });

  it('refuse an invitation that was sent before the rule', async () => {
    await clear();
    ok(await invite('early@former.example'));
    ok(await ada.browser.post(paths.users, { email: stranger.email }, atOffice));
    await server.settle();
    const activation = linkParts(server.mailbox.linkPath('early@former.example'));
    const invitation = linkParts(server.mailbox.linkPath(stranger.email));
    ok(await addDomain('former.example', 'BLOCK'));
    ok(await addDomain(stranger.email.split('@')[1]!, 'BLOCK'));
    ok(await save({ active: true, type: 'BLOCK', blockPublicDomains: false }));
    const activate = () =>
      server.browser().post(paths.activate, { ...activation, password: 'my very own password' }, from(office));
    const accept = () => server.browser().post(paths.acceptInvitation, invitation, from(office));
    expect(errorOf(await activate())).toEqual([403, 'email-domain-refused']);
    expect(errorOf(await accept())).toEqual([403, 'email-domain-refused']);
    expect(
      await server.rows(
        `select state from memberships m join users u on u.id = m.user_id where m.tenant_id = $1 and u.email in ($2, $3)`,
        [acme, 'early@former.example', stranger.email],
      ),
    ).toEqual([{ state: 'invited' }, { state: 'invited' }]);
    // nothing was used up
    await clear();
    expect([(await activate()).status, (await accept()).status]).toEqual([200, 200]);
  });

  describe('in bulk', () => {
    beforeAll(clear);
    const addAll = (all: { domain: string; type?: string }[], query = '') =>
      ada.browser.post(
        `${domains}/bulk${query}`,
        { domains: all.map((each) => ({ type: 'BLOCK', ...each })) },
        atOffice,
      );
    const listed = async () =>
      ok(await ada.browser.get(domains, atOffice))
        .json<{ items: DomainRestriction[] }>()
        .items.map(({ domain, type }) => `${type} ${domain}`);
    const many = Array.from({ length: maxRestrictionsAtOnce }, (_, n) => ({ domain: `company-${n}.example` }));

    it.each(['*.example.com', 'xn--a.example', 'example', 'a b.example', '1.2', ''])(
      'add none if one is “%s”, and name its line',
      async (domain) => {
        const answer = await addAll(many.with(3, { domain }));
        expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('domains.3.domain')]);
        expect(await listed()).toEqual([]);
      },
    );

    it('are added at once, each once in any spelling, and leave those that are listed', async () => {
      ok(await addDomain('bücher.example', 'BLOCK'));
      ok(
        await addAll([
          { domain: ' Acme-Left.Example. ' },
          { domain: 'acme-left.example' },
          { domain: 'XN--BCHER-KVA.example' },
          { domain: 'acme-left.example', type: 'ALLOW' },
        ]),
      );
      expect(await listed()).toEqual([
        'ALLOW acme-left.example',
        'BLOCK acme-left.example',
        'BLOCK xn--bcher-kva.example',
      ]);
      const versions = async () =>
        await server.rows(
          `select count(*)::int as made from policy_versions where tenant_id = $1 and policy = 'domain-restrictions'`,
          [acme],
        );
      const before = await versions();
      ok(await addAll([{ domain: 'acme-left.example' }]));
      expect(await versions()).toEqual(before);
    });

    it('take as many as the limit of a call, then of the tenant, by calls at once too', async () => {
      ok(await addAll(many));
      expect(await listed()).toHaveLength(many.length + 3);
      expect((await addAll([...many, { domain: 'one-more.example' }])).status).toBe(400);
      const more = (prefix: string) => addAll(many.map(({ domain }) => ({ domain: `${prefix}-${domain}` })));
      const answers = await Promise.all([more('a'), more('b')]);
      expect(answers.map(errorOf)).toEqual([
        [409, 'restrictions-too-many'],
        [409, 'restrictions-too-many'],
      ]);
      expect(await listed()).toHaveLength(many.length + 3);
      const [audited] = await server.rows<{ details: { after: { added: string[] } } }>(
        "select details from audits where target_kind = 'domain-restrictions' order by id desc limit 1",
      );
      expect(audited!.details.after.added).toContain('BLOCK company-0.example');
    });

    it('are refused if they would shut out the user who adds them, and as a trial undo themselves', async () => {
      await clear();
      ok(await save({ active: true, type: 'BLOCK' }));
      const own = admin.email.split('@')[1]!;
      expect(errorOf(await addAll([{ domain: 'left.example' }, { domain: own }]))).toEqual([
        409,
        'restriction-locks-out',
      ]);
      expect(await listed()).toEqual([]);
      ok(await addAll([{ domain: 'left.example' }, { domain: 'gone.example' }], '?provisional=true'));
      expect(errorOf(await invite('reader@left.example'))).toEqual([403, 'email-domain-refused']);
      server.clock.advance(10 * 60_000);
      await server.settle();
      expect(await listed()).toEqual([]);
      await clear();
    });

    it('need the permission, and are those of one’s own tenant', async () => {
      const mika = await callerFor(server, member);
      const body = { domains: [{ domain: 'left.example', type: 'BLOCK' }] };
      expect((await mika.browser.post(`${domains}/bulk`, body, mika.headers)).status).toBe(403);
      expect((await server.browser().post(`${domains}/bulk`, body)).status).toBe(401);
      const sol = await callerFor(server, stranger);
      ok(await sol.browser.post(`${domains}/bulk`, body, sol.headers));
      expect(await listed()).toEqual([]);
      await clear();
    });
  });
});
