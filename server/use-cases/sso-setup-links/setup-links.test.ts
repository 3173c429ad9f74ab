/** Setup links: made by admins, used by people without an account, and attacked. */
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import type { SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import type { SsoSetupLink } from '#shared/contract/sso/sso-setup-links.ts';
import type { Answer, Browser } from '#server/testing/browser.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import { answerTo, encoded, readSamlRequest, samlProvider, samlXml } from '#server/testing/saml-provider.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const dns = await startDnsServer();
afterAll(() => dns.close());
const server = await useTestServer({ config: { sso: { dnsServers: [dns.address] } } });
const { acme, globex, admin, member, stranger } = server.people;
const connectionsPath = '/team/resources/sso/v1/configurations';
const linksPath = '/team/resources/sso/v1/setup-links';
const guestPath = '/account/sso-setup';
const api = `${guestPath}/api`;
const saml = { type: 'saml', ssoEndpoint: samlProvider.endpoint, publicCertificate: samlProvider.certificate };

type Caller = Awaited<ReturnType<typeof callerFor>>;
const [owner, other, reader] = [
  await callerFor(server, admin),
  await callerFor(server, stranger),
  await callerFor(server, member),
];
type Made = SsoSetupLink & { url: string };

beforeEach(async () => {
  await server.rows('delete from sso_connections');
  await server.rows('delete from sso_setup_links');
  await server.rows('delete from rate_limits');
});

const connect = async ({ browser, headers }: Caller = owner, more: object = saml) =>
  (await browser.post(connectionsPath, more, headers)).json<SsoConfig>();
const createLink = async (body: object = {}, { browser, headers }: Caller = owner) =>
  await browser.post(linksPath, body, headers);
const linkFor = async (body: object = {}, caller: Caller = owner) => (await createLink(body, caller)).json<Made>();
const links = async ({ browser, headers }: Caller = owner) =>
  (await browser.get(linksPath, headers)).json<{ items: SsoSetupLink[] }>().items;
const revoke = ({ id }: { id: string }, { browser, headers }: Caller = owner) =>
  browser.send('DELETE', `${linksPath}/${id}`, { headers });
const secretOf = ({ url }: { url: string }) => new URL(url).hash.slice(1);

/** What the script of the page does with the secret of the address, and the press. */
async function open(url: string, browser: Browser = server.browser()) {
  const page = await browser.get(new URL(url).pathname);
  const { status, headers, text } = await browser.submit(page, { secret: secretOf({ url }) });
  return { status, headers, text, browser };
}
/** For the rest of a test: sessions of admins end, too. */
function pass(milliseconds: number): void {
  server.clock.advance(milliseconds);
  onTestFinished(() => server.clock.advance(-milliseconds));
}
async function guestOf(body: object = {}): Promise<{ link: Made; guest: Browser }> {
  const link = await linkFor(body);
  const { browser: guest, status } = await open(link.url);
  expect(status).toBe(303);
  return { link, guest };
}
const patch = (browser: Browser, id: string, body: object) =>
  browser.send('PATCH', `${api}/configurations/${id}`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const codeOf = (answer: Answer) => answer.json<{ errorCode: string }>().errorCode;
const audits = (action: string) =>
  server.rows<{ details: Record<string, unknown>; actor_id: string | null; tenant_id: string }>(
    'select details, actor_id, tenant_id from audits where action like $1 order by id',
    [action],
  );
const openings = async ({ id }: { id: string }) =>
  (await audits('sso-setup-link.opened')).filter(({ details }) => JSON.stringify(details).includes(id));
const roleId = async (key: string) =>
  (await server.rows<{ id: string }>('select id from roles where tenant_id is null and key = $1', [key]))[0]!.id;

describe('an admin', () => {
  it('makes a link whose secret is in one answer, and kept as a hash', async () => {
    const made = await createLink({ expiresInDays: 3 });
    expect(made.status).toBe(201);
    const link = made.json<Made>();
    expect(link).toMatchObject({ ssoConfigId: null, state: 'active', mayMapRoles: false, mayActivate: false });
    expect(Date.parse(link.expiresAt) - server.clock.read().getTime()).toBe(3 * 86_400_000);
    expect(secretOf(link)).toHaveLength(43);
    expect(new URL(link.url).search).toBe('');
    const listed = (await links())[0]!;
    expect(JSON.stringify(listed)).not.toContain(secretOf(link));
    const kept = JSON.stringify(await server.rows('select * from sso_setup_links'));
    expect(kept).not.toContain(secretOf(link));
    expect((await audits('sso-setup-link.created')).at(-1)).toMatchObject({ actor_id: admin.id, tenant_id: acme });
  });

  it('has a week by default, and a month at most', async () => {
    const link = await linkFor();
    expect(Date.parse(link.expiresAt) - server.clock.read().getTime()).toBe(7 * 86_400_000);
    for (const expiresInDays of [0, 31, 1.5, 'x']) expect((await createLink({ expiresInDays })).status).toBe(400);
  });

  it('mails it to an address, in the language of the call', async () => {
    const link = (
      await owner.browser.post(
        linksPath,
        { email: 'it@harbour.example' },
        { ...owner.headers, 'accept-language': 'de' },
      )
    ).json<Made>();
    await server.settle();
    const mail = server.mailbox.to('it@harbour.example').at(-1)!;
    expect(mail.subject).toContain('Single Sign-on für');
    expect(mail.text).toContain(link.url);
    expect((await links())[0]).toMatchObject({ email: 'it@harbour.example' });
    expect((await createLink({ email: 'nobody' })).status).toBe(400);
  });

  it('needs the right, in the own tenant, and is no impersonator', async () => {
    expect((await createLink({}, reader)).status).toBe(403);
    const foreign = await connect(other);
    expect(codeOf(await createLink({ ssoConfigId: foreign.id }))).toBe('sso-connection-not-found');
    const link = await linkFor();
    expect((await revoke(link, other)).status).toBe(404);
    expect((await revoke(link, reader)).status).toBe(403);
    expect(await links(other)).toEqual([]);
    expect((await links())[0]!.state).toBe('active');
  });

  it('revokes it once, with effect from the next call', async () => {
    const { link, guest } = await guestOf();
    expect((await guest.get(`${api}/link`)).status).toBe(200);
    expect((await revoke(link)).status).toBe(200);
    expect(codeOf(await guest.get(`${api}/link`))).toBe('sso-setup-link-invalid');
    expect((await guest.get(guestPath)).status).toBe(401);
    expect((await open(link.url)).status).toBe(401);
    expect(codeOf(await revoke(link))).toBe('sso-setup-link-not-found');
    expect((await links())[0]!.state).toBe('revoked');
    expect((await audits('sso-setup-link.revoked')).at(-1)).toMatchObject({ actor_id: admin.id });
  });

  it('has twenty at a time, with calls at once too', async () => {
    await server.rows(
      `insert into sso_setup_links (id, tenant_id, created_by, may_map_roles, may_activate, token_hash, created_at, expires_at)
       select gen_random_uuid(), $1, $2, false, false, decode(md5(n::text), 'hex'), $3, $3::timestamptz + interval '1 day'
       from generate_series(1, 19) n`,
      [acme, admin.id, server.clock.read()],
    );
    const answers = await Promise.all([createLink(), createLink(), createLink()]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409, 409]);
  });
});

describe('opening a link', () => {
  it('takes a press: the page is the same for every secret, and uses none up', async () => {
    const link = await linkFor();
    const { pathname } = new URL(link.url);
    const scanner = server.browser();
    const page = await scanner.get(pathname);
    expect(page.status).toBe(200);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).not.toContain('Acme');
    expect((await links())[0]).toMatchObject({ openedAt: null, lastUsedAt: null });
    expect(await openings(link)).toEqual([]);
    const { status, headers } = await open(link.url);
    expect([status, headers.get('location')]).toEqual([303, guestPath]);
  });

  it('gives a cookie of one path, that no other site sends', async () => {
    const link = await linkFor();
    const { headers } = await open(link.url);
    const cookie = headers.getSetCookie().find((line) => line.startsWith('portico_setup='))!;
    expect(cookie).toContain(`Path=${guestPath}`);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).not.toContain(secretOf(link));
    const kept = JSON.stringify(await server.rows('select * from sso_setup_sessions'));
    expect(kept).not.toContain(/portico_setup=([^;]+)/.exec(cookie)![1]);
  });

  it('is recorded for each browser, once', async () => {
    const { link, guest } = await guestOf();
    await open(link.url, guest);
    await open(link.url);
    const rows = await openings(link);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      actor_id: null,
      tenant_id: acme,
      details: { setupLink: { id: link.id, createdBy: admin.name } },
    });
    expect((await links())[0]!.lastIp).not.toBeNull();
  });

  it('is refused without the token of its form, and with that of another browser', async () => {
    const link = await linkFor();
    const secret = secretOf(link);
    const page = await server.browser().get(`${guestPath}/open`);
    expect((await server.browser().postForm(`${guestPath}/open`, { secret })).status).toBe(400);
    const { formToken = '' } = Object.fromEntries(
      [...page.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    expect((await server.browser().postForm(`${guestPath}/open`, { secret, formToken })).status).toBe(400);
    expect((await links())[0]!.openedAt).toBeNull();
  });

  it('answers the same for unknown, expired and revoked links', async () => {
    const [expired, revoked] = [await linkFor({ expiresInDays: 1 }), await linkFor({ expiresInDays: 30 })];
    await revoke(revoked);
    pass(2 * 86_400_000);
    const unknown = `${new URL(expired.url).origin}${guestPath}/open#${'a'.repeat(43)}`;
    const seen = await Promise.all(
      [expired.url, revoked.url, unknown, `${guestPath}/open#`].map(async (url) => {
        const { status, text } = await open(new URL(url, expired.url).href);
        return [status, text.replaceAll(/nonce-[^']+|nonce="[^"]+"/g, '')];
      }),
    );
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(seen[0]![0]).toBe(401);
  });

  it('is limited by address', async () => {
    const { limits } = server.services.config;
    const roomy = limits.link;
    limits.link = { points: 3, per: 300 };
    try {
      const wrong = `http://localhost${guestPath}/open#${'b'.repeat(43)}`;
      const statuses = [];
      for (let tries = 0; tries < 5; tries += 1) statuses.push((await open(wrong)).status);
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
    } finally {
      limits.link = roomy;
    }
  });
});

describe('a guest', () => {
  it('makes one connection and sets it up, as the admin sees', async () => {
    const { link, guest } = await guestOf({ email: 'it@harbour.example' });
    expect((await guest.get(`${api}/link`)).json()).toMatchObject({ tenant: 'Acme', createdBy: admin.name });
    expect((await guest.get(`${api}/configurations`)).json()).toEqual([]);
    const made = (await guest.post(`${api}/configurations`, { type: 'saml', product: 'okta' })).json<SsoConfig>();
    const { ssoEndpoint, publicCertificate } = saml;
    expect((await patch(guest, made.id, { ssoEndpoint, publicCertificate })).status).toBe(200);
    const domain = 'quay.example';
    const added = (await guest.post(`${api}/configurations/${made.id}/domains`, { domain })).json<SsoDomain>();
    dns.txt.set(domain, [added.txtRecord]);
    expect((await guest.put(`${api}/configurations/${made.id}/domains/${added.id}/validate`, {})).status).toBe(200);
    const seen = (await owner.browser.get(connectionsPath, owner.headers)).json<SsoConfig[]>();
    expect(seen).toMatchObject([{ id: made.id, ssoEndpoint, enabled: false, domains: [{ domain, validated: true }] }]);
    expect((await links())[0]).toMatchObject({ id: link.id, ssoConfigId: made.id });
    const changes = [...(await audits('sso-connection.%')), ...(await audits('sso-domain.%'))];
    expect(changes.length).toBeGreaterThanOrEqual(4);
    const guestRows = changes.filter(({ actor_id: actorId }) => actorId === null);
    for (const { details, tenant_id: tenantId } of guestRows.slice(-4)) {
      expect(tenantId).toBe(acme);
      expect(details['setupLink']).toEqual({ id: link.id, createdBy: admin.name, recipient: 'it@harbour.example' });
    }
    const log = (await owner.browser.get('/audits?count=5&sortBy=createdAt&sortDirection=desc', owner.headers)).json<{
      data: { user: string; action: string }[];
    }>();
    expect(log.data.find(({ action }) => action === 'sso-domain.proved')!.user).toBe(`Setup link of ${admin.name}`);
  });

  it('makes no second connection, with calls at once either', async () => {
    const { guest } = await guestOf();
    const made = await Promise.all(
      ['okta', 'entra', 'google'].map((product) => guest.post(`${api}/configurations`, { type: 'saml', product })),
    );
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map((answer) => answer.json<SsoConfig>().id)).size).toBe(1);
    expect(await server.rows('select id from sso_connections')).toHaveLength(1);
  });

  it('knows no other connection, of the tenant or of another', async () => {
    const [own, second, foreign] = [await connect(), await connect(), await connect(other)];
    const { guest } = await guestOf({ ssoConfigId: own.id, mayMapRoles: true, mayActivate: true });
    const domain = await owner.browser.post(
      `${connectionsPath}/${second.id}/domains`,
      { domain: 'pier.example' },
      owner.headers,
    );
    const domainId = domain.json<SsoDomain>().id;
    for (const { id } of [second, foreign, { id: 'rubbish' }, { id: '00000000-0000-4000-8000-000000000000' }]) {
      const one = `${api}/configurations/${id}`;
      const answers = [
        await patch(guest, id, { ssoEndpoint: 'https://evil.example/sso' }),
        await guest.put(`${one}/metadata`, { metadata: '<x/>' }),
        await guest.post(`${one}/domains`, { domain: 'evil.example' }),
        await guest.send('DELETE', `${one}/domains/${domainId}`),
        await guest.put(`${one}/domains/${domainId}/validate`, {}),
        await guest.put(`${one}/roles`, { roleIds: [] }),
        await guest.post(`${one}/groups`, { group: 'x', roleIds: [] }),
        await guest.post(`${one}/tests`),
        await guest.get(`${one}/exchanges`),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map((_answer, index) => (index === 1 ? 400 : 404)));
    }
    expect((await guest.get(`${api}/configurations`)).json<SsoConfig[]>().map(({ id }) => id)).toEqual([own.id]);
    // the domain of the second, by the path of the own
    expect((await guest.send('DELETE', `${api}/configurations/${own.id}/domains/${domainId}`)).status).toBe(404);
  });

  it('is nobody anywhere else', async () => {
    const { guest } = await guestOf();
    for (const path of [
      connectionsPath,
      linksPath,
      '/identity/resources/users/v2/me',
      '/team/resources/members/v1',
      '/identity/resources/roles/v1',
      '/audits',
    ])
      expect([path, (await guest.get(path)).status]).toEqual([path, 401]);
    expect((await guest.post('/identity/resources/auth/v1/user/token/refresh', { tenantId: null })).status).not.toBe(
      200,
    );
    expect((await guest.get('/oauth/portal')).location).toContain('/account/login');
  });

  it('is no guest by the session of an admin, and an admin none by that of a guest', async () => {
    expect((await owner.browser.get(`${api}/link`, owner.headers)).status).toBe(401);
    const browser = server.browser();
    browser.cookies.set('portico_setup', 'x'.repeat(43));
    expect((await browser.get(`${api}/link`)).status).toBe(401);
    const link = await linkFor();
    browser.cookies.set('portico_setup', secretOf(link));
    expect((await browser.get(`${api}/link`)).status).toBe(401);
  });

  it('is refused from other origins', async () => {
    const { guest } = await guestOf();
    const foreign: Record<string, string>[] = [
      { origin: 'http://app.test' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign)
      expect((await guest.post(`${api}/configurations`, { type: 'saml' }, headers)).status).toBe(403);
    const form = await guest.postForm(`${api}/configurations`, { type: 'saml' });
    expect(form.status).toBe(415);
    expect(await server.rows('select id from sso_connections')).toEqual([]);
  });

  it('turns nothing on, and changes nothing that is on, unless the link allows it', async () => {
    const connection = await connect();
    const { guest } = await guestOf({ ssoConfigId: connection.id });
    expect(codeOf(await patch(guest, connection.id, { enabled: true }))).toBe('forbidden');
    await owner.browser.send('PATCH', `${connectionsPath}/${connection.id}`, {
      body: JSON.stringify({ enabled: true }),
      headers: { 'content-type': 'application/json', ...owner.headers },
    });
    const one = `${api}/configurations/${connection.id}`;
    expect(codeOf(await patch(guest, connection.id, { ssoEndpoint: 'https://evil.example/sso' }))).toBe(
      'sso-connection-active',
    );
    expect(codeOf(await patch(guest, connection.id, { enabled: false }))).toBe('sso-connection-active');
    expect(codeOf(await guest.post(`${one}/domains`, { domain: 'evil.example' }))).toBe('sso-connection-active');
    const { guest: trusted } = await guestOf({ ssoConfigId: connection.id, mayActivate: true });
    expect((await patch(trusted, connection.id, { enabled: false })).status).toBe(200);
    expect((await patch(trusted, connection.id, { enabled: true })).status).toBe(200);
    const { guest: maker } = await guestOf();
    expect(codeOf(await maker.post(`${api}/configurations`, { ...saml, enabled: true }))).toBe('forbidden');
  });

  it('gives no roles unless the link allows it, and none above those of its creator', async () => {
    const [adminRole, memberRole] = [await roleId('admin'), await roleId('member')];
    const connection = await connect();
    const { guest } = await guestOf({ ssoConfigId: connection.id });
    const one = `${api}/configurations/${connection.id}`;
    expect((await patch(guest, connection.id, { roleIds: [adminRole] })).status).toBe(200);
    expect((await guest.put(`${one}/roles`, { roleIds: [memberRole] })).status).toBe(403);
    expect((await guest.post(`${one}/groups`, { group: 'Crew', roleIds: [memberRole] })).status).toBe(403);
    expect((await guest.get(`${api}/roles`)).status).toBe(403);
    await owner.browser.put(`${connectionsPath}/${connection.id}/roles`, { roleIds: [memberRole] }, owner.headers);
    expect((await guest.get(`${api}/configurations`)).json()).toMatchObject([{ roleIds: [], groups: [] }]);

    const { guest: mapper } = await guestOf({ ssoConfigId: connection.id, mayMapRoles: true });
    expect((await mapper.put(`${one}/roles`, { roleIds: [memberRole] })).status).toBe(200);
    const { browser, headers } = owner;
    const groups = `${connectionsPath}/${connection.id}/groups`;
    expect((await browser.post(groups, { group: 'Heads', roleIds: [adminRole] }, headers)).status).toBe(201);
    // the creator is no admin any more, but may still set up connections
    const [{ id: setter }] = (await server.rows<{ id: string }>(
      `insert into roles (id, tenant_id, key, name, level, permission_keys, is_default, created_at, updated_at)
       values (gen_random_uuid(), $1, 'setter', 'Setter', 90000, '{fe.secure.write.samlConfiguration}', false, now(), now())
       returning id`,
      [acme],
    )) as [{ id: string }];
    const before = await server.rows<{ role_id: string }>(
      'update membership_roles set role_id = $3 where tenant_id = $1 and user_id = $2 returning role_id',
      [acme, admin.id, setter],
    );
    expect(before).toHaveLength(1);
    try {
      expect(codeOf(await mapper.put(`${one}/roles`, { roleIds: [memberRole, adminRole] }))).toBe('role-above-own');
      expect(codeOf(await mapper.post(`${one}/groups`, { group: 'Crew', roleIds: [adminRole] }))).toBe(
        'role-above-own',
      );
      // nor to other people, by another provider
      const moved = { ssoEndpoint: 'https://idp.evil.example/sso' };
      for (const link of [guest, mapper]) {
        const answer = await patch(link, connection.id, moved);
        expect([answer.status, codeOf(answer)]).toEqual([403, 'role-above-own']);
      }
      expect((await audits('sso-connection.refused')).at(-1)).toMatchObject({
        actor_id: null,
        details: { rule: 'role-above-own', setupLink: { createdBy: expect.any(String) as unknown } },
      });
      const offered = (await mapper.get(`${api}/roles`)).json<{ id: string }[]>().map(({ id }) => id);
      expect(offered).not.toContain(adminRole);
    } finally {
      await server.rows('update membership_roles set role_id = $3 where tenant_id = $1 and user_id = $2', [
        acme,
        admin.id,
        adminRole,
      ]);
    }
  });

  it('reads no secret', async () => {
    const connection = await connect(owner, {
      type: 'oidc',
      ssoEndpoint: 'https://idp.harbour.example',
      oidcClientId: 'harbour',
      oidcSecret: 'kept to itself',
    });
    const { guest } = await guestOf({ ssoConfigId: connection.id });
    const read = await guest.get(`${api}/configurations`);
    expect(read.text).not.toContain('kept to itself');
    expect(read.json()).toMatchObject([{ oidcSecret: '', oidcClientId: 'harbour' }]);
    const changed = await patch(guest, connection.id, { oidcSecret: 'another one' });
    expect(changed.text).not.toContain('another one');
  });

  it('ends with the membership and the right of the admin who made the link', async () => {
    const { guest, link } = await guestOf();
    const state = async (value: string) =>
      server.rows('update memberships set state = $3 where tenant_id = $1 and user_id = $2', [acme, admin.id, value]);
    await state('disabled');
    try {
      expect((await guest.get(`${api}/link`)).status).toBe(401);
      expect((await open(link.url)).status).toBe(401);
    } finally {
      await state('active');
    }
    expect((await guest.get(`${api}/link`)).status).toBe(200);
    const memberRole = await roleId('member');
    const adminRole = await roleId('admin');
    const role = async (id: string) =>
      server.rows('update membership_roles set role_id = $3 where tenant_id = $1 and user_id = $2', [
        acme,
        admin.id,
        id,
      ]);
    await role(memberRole);
    try {
      expect((await guest.get(`${api}/link`)).status).toBe(401);
      expect((await open(link.url)).status).toBe(401);
    } finally {
      await role(adminRole);
    }
    expect((await links())[0]!.state).toBe('active');
  });

  it('ends with the expiry of the link, and after half a day in a browser', async () => {
    const { guest, link } = await guestOf({ expiresInDays: 1 });
    pass(13 * 3_600_000);
    expect((await guest.get(`${api}/link`)).status).toBe(401);
    await open(link.url, guest);
    expect((await guest.get(`${api}/link`)).status).toBe(200);
    pass(12 * 3_600_000);
    expect((await guest.get(`${api}/link`)).status).toBe(401);
    expect((await open(link.url, guest)).status).toBe(401);
  });

  it('is refused from addresses that the tenant refuses', async () => {
    const { guest, link } = await guestOf();
    await server.rows(
      `insert into country_restriction_settings (id, tenant_id, enabled, action, fail_strategy, updated_at)
       values (gen_random_uuid(), $1, true, 'ALLOW', 'BLOCK', now())`,
      [acme],
    );
    try {
      expect(codeOf(await guest.get(`${api}/link`))).toBe('country-refused');
      expect((await open(link.url)).status).toBe(403);
    } finally {
      await server.rows('delete from country_restriction_settings where tenant_id = $1', [acme]);
    }
  });

  it('loses the link with its connection', async () => {
    const connection = await connect();
    const { guest } = await guestOf({ ssoConfigId: connection.id });
    await owner.browser.send('DELETE', `${connectionsPath}/${connection.id}`, { headers: owner.headers });
    expect((await guest.get(`${api}/link`)).status).toBe(401);
    expect(await links()).toEqual([]);
  });

  it('tells the admin once an hour', async () => {
    const { guest } = await guestOf();
    expect((await guest.post(`${api}/finish`)).status).toBe(404);
    await guest.post(`${api}/configurations`, saml);
    const told = () =>
      server.rows(`select 1 from notifications where user_id = $1 and key = 'sso-setup-finished'`, [admin.id]);
    const before = (await told()).length;
    const answers = await Promise.all([1, 2, 3].map(() => guest.post(`${api}/finish`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await told()).toHaveLength(before + 1);
    expect((await links())[0]!.finishedAt).not.toBeNull();
    pass(2 * 3_600_000);
    await guest.post(`${api}/finish`);
    expect(await told()).toHaveLength(before + 2);
  });

  it('is limited in number of calls', async () => {
    const { guest } = await guestOf();
    const statuses = new Set<number>();
    for (let round = 0; round < 31; round += 1)
      for (const { status } of await Promise.all(Array.from({ length: 20 }, () => guest.get(`${api}/roles`))))
        statuses.add(status);
    expect(statuses.has(429)).toBe(true);
  });
});

describe('a test of a guest', () => {
  it('runs in the browser of the link, and shows nobody', async () => {
    const connection = await connect();
    const { guest, link } = await guestOf({ ssoConfigId: connection.id });
    const domain = 'mole.example';
    const one = `${api}/configurations/${connection.id}`;
    const added = (await guest.post(`${one}/domains`, { domain })).json<SsoDomain>();
    dns.txt.set(domain, [added.txtRecord]);
    await guest.put(`${one}/domains/${added.id}/validate`, {});
    const test = (await guest.post(`${one}/tests`)).json<{ id: string; address: string }>();
    expect(new URL(test.address).pathname).toBe(`${guestPath}/test`);
    // neither a stranger's browser nor an admin's opens it
    expect((await server.browser().get(test.address)).status).toBe(401);
    expect((await owner.browser.get(test.address)).status).toBe(401);
    const adminPath = test.address.replace(`${guestPath}/test`, '/auth/sso/test');
    expect((await owner.browser.get(adminPath)).status).toBe(400);
    const second = await guestOf({ ssoConfigId: connection.id });
    expect((await second.guest.get(test.address)).status).toBe(400);

    const request = readSamlRequest((await guest.get(test.address)).location);
    const xml = samlXml(answerTo(request, server.clock.read(), { nameId: `noor@${domain}` }));
    const form = new URLSearchParams({ SAMLResponse: encoded(xml), RelayState: request.relayState });
    const answer = await server.browser().send('POST', '/auth/saml/callback', {
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.harbour.example' },
    });
    const page = await guest.get(answer.location);
    expect(page.text).toContain('Test passed');
    const exchange = (await guest.get(`${one}/exchanges/${test.id}`)).json<SsoExchange>();
    expect(exchange).toMatchObject({ outcome: 'passed', email: `•••@${domain}`, startedBy: null });
    expect(JSON.stringify(exchange)).not.toContain(`noor@${domain}`);
    expect(exchange.checks.filter(({ rule }) => ['account', 'membership', 'first-roles'].includes(rule))).toEqual([]);
    expect((await audits('sso-connection.tested')).at(-1)).toMatchObject({
      actor_id: null,
      details: { outcome: 'passed', setupLink: { id: link.id } },
    });
    // tests of admins, and of other links, are not seen
    const ofAdmin = (await owner.browser.post(`${connectionsPath}/${connection.id}/tests`, {}, owner.headers)).json<{
      id: string;
      address: string;
    }>();
    expect((await guest.get(`${one}/exchanges/${ofAdmin.id}`)).status).toBe(404);
    expect((await guest.get(ofAdmin.address.replace('/auth/sso/test', `${guestPath}/test`))).status).toBe(400);
    expect((await second.guest.get(`${one}/exchanges`)).json()).toEqual({ items: [], hasMore: false });
    const seen = (await guest.get(`${one}/exchanges`)).json<{ items: SsoExchange[] }>().items;
    expect(seen.map(({ id }) => id)).toEqual([test.id]);
  });
});

it('has no part of another tenant', async () => {
  const link = await linkFor({}, other);
  const { browser: guest } = await open(link.url);
  const made = (await guest.post(`${api}/configurations`, saml)).json<SsoConfig>();
  expect(await server.rows('select tenant_id from sso_connections where id = $1', [made.id])).toEqual([
    { tenant_id: globex },
  ]);
  expect(await links()).toEqual([]);
});
