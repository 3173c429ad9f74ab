/** SSO connections of tenants: settings, domains proved by DNS, default roles and mapped groups. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { SsoConfig, SsoDomain, SsoGroup } from '#shared/contract/sso/sso-config.ts';
import type { Answer } from '#server/testing/browser.ts';
import { createAuthority, createSelfSigned } from '#server/testing/certificates.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import { samlMetadata, samlProvider } from '#server/testing/saml-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const dns = await startDnsServer();
afterAll(() => dns.close());
const metadataPort = await freePortPair();
const operated = 'operated.example';
const ofOperator = {
  key: 'ops',
  tenant: 'acme',
  domains: [operated],
  issuer: 'https://idp.ops.example',
  clientId: 'x',
};
const server = await useTestServer({
  config: {
    sso: { dnsServers: [dns.address], connections: [ofOperator] },
    outgoing: { allow: [`127.0.0.1:${metadataPort}`] },
  },
});
// the clock goes far ahead and back: jobs that run meanwhile would remove what later tests use
await server.stopBackgroundWork();
const { acme, admin, member, stranger } = server.people;
const base = '/team/resources/sso/v1/configurations';
const [owner, other, reader] = [
  await callerFor(server, admin),
  await callerFor(server, stranger),
  await callerFor(server, member),
];
const { cert } = createSelfSigned();
const saml = { type: 'saml', ssoEndpoint: 'https://idp.harbour.example/sso', publicCertificate: cert };

let count = 0;
beforeEach(async () => {
  await server.rows('delete from sso_connections');
  count += 1;
  dns.fault = undefined;
  dns.txt.clear();
  dns.failing.clear();
});
const newDomain = () => `harbour-${count}.example`;

type Caller = typeof owner;
const create = (body: object = {}, { browser, headers }: Caller = owner) => browser.post(base, body, headers);
const change = (path: string, body: object, { browser, headers }: Caller = owner) =>
  browser.send('PATCH', `${base}/${path}`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const remove = (path: string, { browser, headers }: Caller = owner) =>
  browser.send('DELETE', `${base}/${path}`, { headers });
const list = async ({ browser, headers }: Caller = owner) => (await browser.get(base, headers)).json<SsoConfig[]>();
const find = async (id: string, caller: Caller = owner) => (await list(caller)).find((each) => each.id === id)!;
const addDomain = (id: string, domain: string, { browser, headers }: Caller = owner) =>
  browser.post(`${base}/${id}/domains`, { domain }, headers);
const prove = (id: string, domainId: string, { browser, headers }: Caller = owner, version = 'v2') =>
  browser.put(`/team/resources/sso/${version}/configurations/${id}/domains/${domainId}/validate`, {}, headers);
const created = async (body: object = {}, caller: Caller = owner) => (await create(body, caller)).json<SsoConfig>();
const codeOf = (answer: Answer) => answer.json<{ errorCode: string }>().errorCode;
const detailsOf = (answer: Answer) => answer.json<{ errors: string[] }>().errors.join('\n');
const lastAudit = async () =>
  (await server.rows('select action, severity, details from audits where tenant_id = $1 order by id desc limit 1', [
    acme,
  ])) as { action: string; severity: string; details: Record<string, unknown> }[];

describe('settings', () => {
  it('a connection is made turned off, with the values for the identity provider, and listed', async () => {
    const made = await create();
    expect(made.status).toBe(201);
    const config = made.json<SsoConfig>();
    expect(config).toMatchObject({
      enabled: false,
      type: 'saml',
      ssoEndpoint: '',
      acsUrl: `${server.services.config.baseUrl}/auth/saml/callback`,
      spEntityId: `${server.services.config.baseUrl}/auth/saml/metadata`,
      domains: [],
      groups: [],
      skipEmailDomainValidation: false,
    });
    expect(await find(config.id)).toEqual(config);
    const { browser, headers } = owner;
    const vendor = await browser.get('/team/resources/sso/v1/saml/configurations/vendor-config', headers);
    expect(vendor.json()).toEqual({ acsUrl: config.acsUrl, spEntityId: config.spEntityId });
  });

  it('one is turned on once its fields are complete, and the missing ones are named', async () => {
    const { id } = await created();
    const early = await change(id, { enabled: true });
    expect([early.status, codeOf(early)]).toEqual([400, 'sso-incomplete']);
    expect(early.json()).toMatchObject({ context: { fields: ['ssoEndpoint', 'publicCertificate'] } });
    expect((await change(id, saml)).json()).toMatchObject({ enabled: false, ssoEndpoint: saml.ssoEndpoint });
    expect((await change(id, { enabled: true })).json()).toMatchObject({ enabled: true });
    const oidc = await create({ type: 'oidc', ssoEndpoint: 'https://idp.harbour.example', enabled: true });
    expect(oidc.json()).toMatchObject({ errorCode: 'sso-incomplete', context: { fields: ['oidcClientId'] } });
  });

  it('is turned on only while the test that was seen is the last one, if the caller asks for that', async () => {
    const { id } = await created(saml);
    const testedAt = new Date('2030-01-02T03:04:05.678Z');
    await server.rows('update sso_connections set tested_at = $1 where id = $2', [testedAt, id]);
    expect((await change(id, { publicCertificate: createSelfSigned().cert })).status).toBe(200);
    const late = await change(id, { enabled: true, ifTestedAt: testedAt.toISOString() });
    expect([late.status, codeOf(late)]).toEqual([409, 'changed-meanwhile']);
    expect((await find(id)).enabled).toBe(false);
    expect((await change(id, { enabled: true, ifTestedAt: null })).json()).toMatchObject({ enabled: true });
  });

  it('the entity ID of a provider can be entered, and another endpoint without one clears it', async () => {
    const { id } = await created({ ...saml, idpEntityId: 'https://idp.harbour.example/entity' });
    expect((await find(id)).idpEntityId).toBe('https://idp.harbour.example/entity');
    await change(id, {
      ssoEndpoint: 'https://idp.harbour.example/sso/2',
      idpEntityId: 'https://idp.harbour.example/2',
    });
    expect((await find(id)).idpEntityId).toBe('https://idp.harbour.example/2');
    await change(id, { ssoEndpoint: 'https://idp.harbour.example/sso/3' });
    expect((await find(id)).idpEntityId).toBe('');
  });

  it('a client secret is never shown, kept by changes without it, and asked for again with another issuer', async () => {
    const oidc = { type: 'oidc', ssoEndpoint: 'https://idp.harbour.example', oidcClientId: 'portico' };
    const { id } = await created({ ...oidc, oidcSecret: 'the secret of the client' });
    expect(await find(id)).toMatchObject({ oidcSecret: '', oidcClientId: 'portico' });
    // what was read is sent back
    expect((await change(id, { ...(await find(id)), oidcClientId: 'portico-2' })).status).toBe(200);
    const stored = await server.rows('select oidc_secret from sso_connections where id = $1', [id]);
    expect(JSON.stringify(stored)).not.toContain('the secret of the client');
    expect(stored).toEqual([{ oidc_secret: expect.any(Buffer) as unknown }]);
    const moved = await change(id, { ssoEndpoint: 'https://idp.evil.example' });
    expect(detailsOf(moved)).toContain('oidcSecret: must be entered again');
    const second = await created({ ...oidc, oidcSecret: 'the secret of the client' });
    await change(second.id, { type: 'saml', ssoEndpoint: 'https://idp.evil.example' });
    await change(second.id, { type: 'oidc' });
    expect(await server.rows('select oidc_secret from sso_connections where id = $1', [second.id])).toEqual([
      { oidc_secret: null },
    ]);
    await change(id, { oidcSecret: '   ' });
    expect(await server.rows('select oidc_secret from sso_connections where id = $1', [id])).toEqual(stored);
    await change(id, { oidcClientId: 'portico-3' });
    expect((await lastAudit())[0]).toMatchObject({
      action: 'sso-connection.changed',
      details: { before: { oidcClientId: 'portico-2' }, after: { oidcClientId: 'portico-3' } },
    });
  });

  it('an issuer is emptied while its connection is off, and its secret with it', async () => {
    const oidc = { type: 'oidc', ssoEndpoint: 'https://idp.harbour.example', oidcClientId: 'portico' };
    const { id } = await created({ ...oidc, oidcSecret: 'the secret of the client', enabled: true });
    expect(codeOf(await change(id, { ssoEndpoint: '' }))).toBe('sso-incomplete');
    expect((await change(id, { ssoEndpoint: '', enabled: false })).json()).toMatchObject({ ssoEndpoint: '' });
    expect(await server.rows('select oidc_secret from sso_connections where id = $1', [id])).toEqual([
      { oidc_secret: null },
    ]);
  });

  it.each([
    ['not a URL', { ssoEndpoint: 'idp.harbour.example' }, 'ssoEndpoint'],
    ['a script', { ssoEndpoint: 'javascript:alert(1)' }, 'ssoEndpoint'],
    ['plain HTTP', { ssoEndpoint: 'http://idp.harbour.example' }, 'ssoEndpoint: must begin with https://'],
    ['credentials', { ssoEndpoint: 'https://me:secret@idp.harbour.example' }, 'ssoEndpoint'],
    ['an issuer in a private network', { type: 'oidc', ssoEndpoint: 'https://10.0.0.7' }, 'ssoEndpoint'],
    ['an issuer of this machine', { type: 'oidc', ssoEndpoint: 'https://localhost' }, 'ssoEndpoint'],
    ['cloud metadata', { type: 'oidc', ssoEndpoint: 'https://169.254.169.254' }, 'ssoEndpoint'],
    ['an issuer of anybody', { type: 'oidc', ssoEndpoint: 'https://appleid.apple.com' }, 'ssoEndpoint'],
    [
      'an issuer of any directory',
      { type: 'oidc', ssoEndpoint: 'https://login.microsoftonline.com/common/v2.0' },
      'ssoEndpoint',
    ],
    ['a line break', { ssoEndpoint: 'https://idp.harbour.example/\r\nx' }, 'ssoEndpoint: must not contain spaces'],
    [
      'an issuer with a query',
      { type: 'oidc', ssoEndpoint: 'https://idp.harbour.example/?x=1' },
      'ssoEndpoint: must not have a query',
    ],
    [
      'an issuer with a fragment',
      { type: 'oidc', ssoEndpoint: 'https://idp.harbour.example/#x' },
      'ssoEndpoint: must not have a query',
    ],
    [
      'a placeholder',
      { type: 'oidc', ssoEndpoint: 'https://login.microsoftonline.com/{tenantid}/v2.0' },
      'ssoEndpoint: https://login.microsoftonline.com/{tenantid}/v2.0 has a placeholder',
    ],
    ['a client ID of two lines', { oidcClientId: 'por\r\ntico' }, 'oidcClientId: must not contain line breaks'],
    ['no certificate', { publicCertificate: 'hello' }, 'publicCertificate: is not a certificate'],
    ['an EC key', { publicCertificate: createAuthority().cert }, 'publicCertificate: has a key of the kind EC'],
    [
      'a private key',
      { publicCertificate: createSelfSigned().key },
      'publicCertificate: is a private key, which belongs to the identity provider alone; enter its certificate',
    ],
    ['an unknown type', { type: 'ldap' }, 'type'],
  ])('refuses %s, naming the field, and makes nothing', async (_what, body, told) => {
    const before = (await list()).length;
    const answer = await create(body);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid-request']);
    expect(detailsOf(answer)).toContain(told);
    expect(answer.json()).toMatchObject({ context: { fields: [{ field: told.split(':')[0] }] } });
    expect((await list()).length).toBe(before);
  });

  it('takes several certificates, in PEM or one in bare base64, and keeps an expired one from being added', async () => {
    const second = createSelfSigned().cert;
    const { publicCertificate } = await created({ publicCertificate: `${cert}\n${second}\n${cert}` });
    expect(publicCertificate.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
    const bare = cert.replace(/-----[^-]+-----|\s/g, '');
    expect((await created({ publicCertificate: bare })).publicCertificate.replace(/\s/g, '')).toBe(
      cert.replace(/\s/g, ''),
    );
    server.clock.advance(400 * 86_400_000);
    const late = await callerFor(server, admin);
    const expired = await create({ publicCertificate: cert }, late);
    expect(detailsOf(expired)).toContain('publicCertificate: expired on ');
    server.clock.advance(-400 * 86_400_000);
  });

  it('audit rows carry fingerprints instead of certificates', async () => {
    await created(saml);
    const [row] = await lastAudit();
    expect(row).toMatchObject({ action: 'sso-connection.created', severity: 'High' });
    expect(row!.details['after']).toMatchObject({ certificates: [expect.stringMatching(/^([0-9A-F]{2}:){31}/)] });
  });
});

describe('domains', () => {
  const proved = async (domain = newDomain(), caller: Caller = owner) => {
    const config = await created({}, caller);
    const added = (await addDomain(config.id, domain, caller)).json<SsoDomain>();
    dns.txt.set(domain, [added.txtRecord]);
    expect((await prove(config.id, added.id, caller)).status).toBe(200);
    return { config, added };
  };

  it('a domain is added unproved, with the value of its record, and proved by DNS', async () => {
    const config = await created();
    const domain = newDomain();
    const added = await addDomain(config.id, `  ${domain.toUpperCase()}. `);
    expect(added.status).toBe(201);
    const { id, txtRecord } = added.json<SsoDomain>();
    expect(added.json()).toEqual({ id, domain, validated: false, txtRecord: config.generatedVerification });
    const early = await prove(config.id, id);
    expect([early.status, codeOf(early)]).toEqual([400, 'sso-domain-unproved']);
    dns.txt.set(domain, ['v=spf1 -all', `${txtRecord}x`]);
    expect(codeOf(await prove(config.id, id))).toBe('sso-domain-unproved');
    dns.txt.set(domain, ['v=spf1 -all', txtRecord]);
    expect((await prove(config.id, id, owner, 'v1')).status).toBe(200);
    expect((await find(config.id)).domains).toEqual([{ id, domain, validated: true, txtRecord }]);
    expect((await lastAudit())[0]).toMatchObject({ action: 'sso-domain.proved', details: { after: { domain } } });
    // proved once is enough
    dns.txt.clear();
    expect((await find(config.id)).domains[0]!.validated).toBe(true);
  });

  it('the record may stand below a label, where the domain itself cannot have one', async () => {
    const config = await created();
    const domain = newDomain();
    const { id, txtRecord } = (await addDomain(config.id, domain)).json<SsoDomain>();
    dns.txt.set(`_portico.${domain}`, [txtRecord]);
    expect((await prove(config.id, id)).status).toBe(200);
  });

  it('an international name is kept in ASCII', async () => {
    const config = await created();
    expect((await addDomain(config.id, 'bücher.example')).json()).toMatchObject({ domain: 'xn--bcher-kva.example' });
  });

  it.each([
    ['a public mail provider', 'GMail.com', 'sso-domain-public'],
    ['one in another country', 'yahoo.co.id', 'sso-domain-public'],
    ['a label that begins with a hyphen', 'a.-b.example', 'invalid-request'],
    ['a label that ends with a hyphen', 'a-.example', 'invalid-request'],
    ['punycode of nothing', 'xn--a.example', 'invalid-request'],
    ['this machine', 'a.localhost', 'invalid-request'],
    ['a local name', 'harbour.local', 'invalid-request'],
    ['a public suffix', 'co.uk', 'invalid-request'],
    ['what a host gives out names below', 'github.io', 'invalid-request'],
    ['a word', 'harbour', 'invalid-request'],
    ['a wildcard', '*.harbour.example', 'invalid-request'],
    ['an address', 'ada@harbour.example', 'invalid-request'],
    ['a URL', 'https://harbour.example', 'invalid-request'],
  ])('refuses %s', async (_what, domain, code) => {
    const { id } = await created();
    const answer = await addDomain(id, domain);
    expect([answer.status, codeOf(answer)]).toEqual([400, code]);
    expect(answer.json()).toMatchObject({ context: { fields: [{ field: 'domain' }] } });
    expect((await find(id)).domains).toEqual([]);
  });

  it('values differ by connection: the record of another proves nothing', async () => {
    const domain = newDomain();
    const [one, two] = [await created(), await created({}, other)];
    expect(one.generatedVerification).not.toBe(two.generatedVerification);
    const { id } = (await addDomain(one.id, domain)).json<SsoDomain>();
    dns.txt.set(domain, [two.generatedVerification]);
    expect(codeOf(await prove(one.id, id))).toBe('sso-domain-unproved');
  });

  it('a proved domain is refused to other tenants; an unproved one blocks nobody; a deleted one is free again', async () => {
    const domain = newDomain();
    const early = await created({}, other);
    const waiting = (await addDomain(early.id, domain, other)).json<SsoDomain>();
    const { config, added } = await proved(domain);
    dns.txt.set(domain, [added.txtRecord, waiting.txtRecord]);
    const late = await prove(early.id, waiting.id, other);
    expect([late.status, codeOf(late)]).toEqual([409, 'sso-domain-taken']);
    const again = await addDomain((await created({}, other)).id, domain, other);
    expect([again.status, codeOf(again)]).toEqual([409, 'sso-domain-taken']);
    expect((await remove(`${config.id}/domains/${added.id}`)).status).toBe(200);
    expect((await prove(early.id, waiting.id, other)).status).toBe(200);
    await remove(early.id, other);
    expect((await addDomain(config.id, domain)).status).toBe(201);
  });

  it('two tenants that prove one domain at once: one of them has it', async () => {
    const domain = newDomain();
    const [one, two] = [await created(), await created({}, other)];
    const [mine, theirs] = [
      (await addDomain(one.id, domain)).json<SsoDomain>(),
      (await addDomain(two.id, domain, other)).json<SsoDomain>(),
    ];
    dns.txt.set(domain, [mine.txtRecord, theirs.txtRecord]);
    const answers = await Promise.all([prove(one.id, mine.id), prove(two.id, theirs.id, other)]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  });

  it('one domain belongs to one connection of a tenant', async () => {
    const domain = newDomain();
    const [one, two] = [await created(), await created()];
    await addDomain(one.id, domain);
    expect(codeOf(await addDomain(two.id, domain))).toBe('sso-domain-taken');
    const again = await addDomain(one.id, domain.toUpperCase());
    expect([again.status, codeOf(again)]).toEqual([409, 'sso-domain-repeated']);
    expect(again.json()).toMatchObject({ context: { fields: [{ field: 'domain' }] } });
  });

  it('one of a connection of the operator is no tenant’s', async () => {
    const { id } = await created();
    const answer = await addDomain(id, 'Operated.example');
    expect([answer.status, codeOf(answer)]).toEqual([409, 'sso-domain-taken']);
    const { browser, headers } = owner;
    const older = await browser.post('/team/resources/sso/v1/saml/configurations', { domain: operated }, headers);
    expect(codeOf(older)).toBe('sso-domain-taken');
    // added before the operator configured it
    const early = (await addDomain(id, newDomain())).json<SsoDomain>();
    await server.rows('update sso_domains set domain = $1', [operated]);
    dns.txt.set(operated, [early.txtRecord]);
    expect(codeOf(await prove(id, early.id))).toBe('sso-domain-taken');
  });

  it.each(['domain', 'label'])('does not say that the record is missing where it may be (%s)', async (failing) => {
    const config = await created();
    const domain = newDomain();
    const { id } = (await addDomain(config.id, domain)).json<SsoDomain>();
    dns.failing.add(failing === 'domain' ? domain : `_portico.${domain}`);
    expect(codeOf(await prove(config.id, id))).toBe('sso-domain-unreachable');
  });

  it('takes a value that was published with its quotation marks', async () => {
    const config = await created();
    const domain = newDomain();
    const { id, txtRecord } = (await addDomain(config.id, domain)).json<SsoDomain>();
    dns.txt.set(domain, [`"${txtRecord}"`]);
    expect((await prove(config.id, id)).status).toBe(200);
  });

  it.each(['SERVFAIL', 'silent'] as const)(
    'says that the name servers did not answer, having asked each of them at most twice (%s)',
    async (fault) => {
      const config = await created();
      const domain = newDomain();
      const { id } = (await addDomain(config.id, domain)).json<SsoDomain>();
      dns.fault = fault;
      const answer = await prove(config.id, id);
      expect([answer.status, codeOf(answer)]).toEqual([400, 'sso-domain-unreachable']);
      const asked = dns.asked.filter((name) => name === domain).length;
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThanOrEqual(2);
    },
  );
});

describe('roles and groups', () => {
  const roleIdOf = async (key: string) => {
    const [row] = (await server.rows('select id from roles where tenant_id is null and key = $1', [key])) as {
      id: string;
    }[];
    return row!.id;
  };

  it('default roles and mapped groups are set, changed and removed', async () => {
    const { id } = await created();
    const { browser, headers } = owner;
    const [adminRole, memberRole] = [await roleIdOf('admin'), await roleIdOf('member')];
    expect((await browser.put(`${base}/${id}/roles`, { roleIds: [memberRole, memberRole] }, headers)).status).toBe(200);
    expect((await browser.get(`${base}/${id}/roles`, headers)).json()).toEqual({ roleIds: [memberRole] });
    const groups = async () => (await browser.get(`${base}/${id}/groups`, headers)).json<SsoGroup[]>();
    expect(
      (await browser.post(`${base}/${id}/groups`, { group: 'Engineers', roleIds: [memberRole] }, headers)).status,
    ).toBe(201);
    expect(await groups()).toMatchObject([{ group: 'Engineers', roleIds: [memberRole] }]);
    expect(codeOf(await browser.post(`${base}/${id}/groups`, { group: 'Engineers' }, headers))).toBe('sso-group-taken');
    const [{ id: groupId }] = (await groups()) as [SsoGroup];
    expect((await change(`${id}/groups/${groupId}`, { group: 'Admins', roleIds: [adminRole] })).status).toBe(200);
    expect(await find(id)).toMatchObject({
      roleIds: [memberRole],
      groups: [{ id: groupId, group: 'Admins', roleIds: [adminRole] }],
    });
    expect((await lastAudit())[0]).toMatchObject({
      action: 'sso-group.changed',
      details: { before: { group: 'Engineers', roleIds: [memberRole] }, after: { group: 'Admins' } },
    });
    expect((await remove(`${id}/groups/${groupId}`)).status).toBe(200);
    expect(await groups()).toEqual([]);
    expect(codeOf(await remove(`${id}/groups/${groupId}`))).toBe('sso-group-not-found');
  });

  /** A member who may set up single sign-on, and gives no role above level 50. */
  const managerOf = async (rights = ['read', 'write', 'delete']) => {
    const [sso] = (await server.rows(
      `insert into roles (id, tenant_id, key, name, level, is_default, is_first_user, permission_keys, created_at, updated_at)
       values (gen_random_uuid(), $1, 'sso-manager-' || $2, 'SSO manager', 50, false, false,
         $3, now(), now()) returning id`,
      [acme, String(count), `{${rights.map((right) => `fe.secure.${right}.samlConfiguration`).join()}}`],
    )) as { id: string }[];
    await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
      acme,
      member.id,
      sso!.id,
    ]);
    onTestFinished(async () => {
      await server.rows('delete from membership_roles where role_id = $1', [sso!.id]);
    });
    return await callerFor(server, member);
  };

  it('nobody gives roles above their own level, by default or by a group', async () => {
    const { id } = await created();
    const adminRole = await roleIdOf('admin');
    const manager = await managerOf();
    const { browser, headers } = manager;
    const answers = [
      await browser.put(`${base}/${id}/roles`, { roleIds: [adminRole] }, headers),
      await browser.post(`${base}/${id}/groups`, { group: 'Me', roleIds: [adminRole] }, headers),
      await change(id, { roleIds: [adminRole] }, manager),
      await create({ roleIds: [adminRole] }, manager),
    ];
    expect(answers.map(codeOf)).toEqual(Array(4).fill('role-above-own'));
    // what an admin gave is not theirs to take either
    await owner.browser.put(`${base}/${id}/roles`, { roleIds: [adminRole] }, owner.headers);
    expect(codeOf(await browser.put(`${base}/${id}/roles`, { roleIds: [] }, headers))).toBe('role-above-own');
  });

  it('names of groups that look alike are one, and IDs are found in either case', async () => {
    const { id } = await created();
    const memberRole = (await roleIdOf('member')).toUpperCase();
    const { browser, headers } = owner;
    const add = (group: string, roleIds: string[] = []) =>
      browser.post(`${base}/${id}/groups`, { group, roleIds }, headers);
    expect((await add('Cafe\u0301', [memberRole])).status).toBe(201);
    expect(codeOf(await add('Caf\u00e9'))).toBe('sso-group-taken');
    for (const name of ['g1\u200b', 'g1\r\nx', 'g\u202e1']) {
      const answer = await add(name);
      expect([answer.status, detailsOf(answer)]).toEqual([400, expect.stringContaining('invisible characters')]);
    }
    const [group] = (await find(id)).groups;
    expect(group).toMatchObject({ group: 'Caf\u00e9', roleIds: [memberRole.toLowerCase()] });
    const [upper, upperGroup] = [id.toUpperCase(), group!.id.toUpperCase()];
    expect((await change(`${upper}/groups/${upperGroup}`, { group: 'Tea', roleIds: [memberRole] })).status).toBe(200);
    expect((await find(id)).groups).toEqual([{ ...group, group: 'Tea' }]);
    const unknown = await add('Crew', ['5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a07']);
    expect(unknown.json()).toMatchObject({ errorCode: 'role-not-found', context: { fields: [{ field: 'roleIds' }] } });
    expect((await remove(`${upper}/groups/${upperGroup}`)).status).toBe(200);
    const domain = (await addDomain(upper, newDomain())).json<SsoDomain>();
    dns.txt.set(domain.domain, [domain.txtRecord]);
    expect((await prove(upper, domain.id.toUpperCase())).status).toBe(200);
    expect((await remove(`${upper}/domains/${domain.id.toUpperCase()}`)).status).toBe(200);
  });

  it('whoever may not delete removes no domain and no group', async () => {
    const { id } = await created();
    const domain = (await addDomain(id, newDomain())).json<SsoDomain>();
    await owner.browser.post(`${base}/${id}/groups`, { group: 'Crew' }, owner.headers);
    const [group] = (await find(id)).groups;
    const paths = [`${id}/domains/${domain.id}`, `${id}/groups/${group!.id}`];
    const writer = await managerOf(['read', 'write']);
    for (const path of paths) expect((await remove(path, writer)).status).toBe(403);
    expect(await find(id)).toMatchObject({ domains: [{ id: domain.id }], groups: [group] });
    for (const path of paths) expect((await remove(path)).status).toBe(200);
  });

  it('nor gives them to other people, by another name of the group', async () => {
    const { id } = await created();
    const [adminRole, memberRole] = [await roleIdOf('admin'), await roleIdOf('member')];
    const manager = await managerOf();
    await owner.browser.post(`${base}/${id}/groups`, { group: 'Admins', roleIds: [adminRole] }, owner.headers);
    const [group] = (await find(id)).groups;
    const path = `${id}/groups/${group!.id}`;
    const both = { roleIds: [adminRole, memberRole] };
    for (const answer of [
      await change(path, { group: 'everyone' }, manager),
      await change(path, both, manager),
      await remove(path, manager),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([403, 'role-above-own']);
    expect((await find(id)).groups).toEqual([group]);
    expect((await change(path, { group: 'Admins' }, manager)).status).toBe(200);
    expect((await change(path, { group: 'Heads' })).status).toBe(200);
  });

  it.each(['default roles', 'a group'])(
    'nor points a connection that gives them, by %s, at another provider',
    async (way) => {
      const { id } = await created(saml);
      const adminRole = await roleIdOf('admin');
      const { browser, headers } = owner;
      const give = async (roleIds: string[]) =>
        way === 'a group'
          ? await browser.post(`${base}/${id}/groups`, { group: 'Admins', roleIds }, headers)
          : await browser.put(`${base}/${id}/roles`, { roleIds }, headers);
      await addDomain(id, newDomain());
      const manager = await managerOf();
      expect((await change(id, { ssoEndpoint: 'https://idp.quay.example/sso' }, manager)).status).toBe(200);
      expect((await give([adminRole])).status).toBeLessThan(300);
      const before = await find(id);
      const older = '/team/resources/sso/v1/saml/configurations';
      const [own, put] = [createSelfSigned().cert, manager.browser.put.bind(manager.browser)];
      for (const answer of [
        await change(id, { ssoEndpoint: 'https://idp.evil.example/sso' }, manager),
        await change(id, { publicCertificate: own }, manager),
        await change(id, { type: 'oidc', oidcClientId: 'portico' }, manager),
        await put(`${base}/${id}/metadata`, { metadata: samlMetadata() }, manager.headers),
        await put(`${older}/metadata`, { metadata: samlMetadata() }, manager.headers),
        await manager.browser.post(older, { publicCertificate: own }, manager.headers),
        await manager.browser.post(older, { domain: 'evil.example' }, manager.headers),
      ])
        expect([answer.status, codeOf(answer)]).toEqual([403, 'role-above-own']);
      expect(await find(id)).toEqual(before);
      // what concerns nobody's identity is theirs to set
      expect((await change(id, { product: 'okta', singleLogout: true }, manager)).status).toBe(200);
      expect((await change(id, { publicCertificate: own })).status).toBe(200);
    },
  );
});

describe('others', () => {
  it('another tenant and a member without the permission see and change nothing', async () => {
    const { id } = await created(saml);
    const { id: domainId } = (await addDomain(id, newDomain())).json<SsoDomain>();
    expect((await list(other)).map((each) => each.id)).not.toContain(id);
    const tries = (caller: Caller) => [
      change(id, { enabled: true }, caller),
      remove(id, caller),
      addDomain(id, 'mine.example', caller),
      prove(id, domainId, caller),
      remove(`${id}/domains/${domainId}`, caller),
      caller.browser.put(`${base}/${id}/roles`, { roleIds: [] }, caller.headers),
    ];
    for (const answer of await Promise.all(tries(other)))
      expect([answer.status, codeOf(answer)]).toEqual([404, 'sso-connection-not-found']);
    for (const answer of await Promise.all(tries(reader))) expect(answer.status).toBe(403);
    expect((await create({}, reader)).status).toBe(403);
    expect(await find(id)).toMatchObject({ enabled: false, domains: [{ id: domainId }] });
  });

  it('a tenant has at most 20 connections, though several are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => create({}, other)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409).map(codeOf)).toEqual(
      Array(5).fill('sso-connections-too-many'),
    );
  });
});

describe('refusals', () => {
  const refusals = async () =>
    (
      await server.rows<{ severity: string; target_id: string | null; details: Record<string, unknown> }>(
        `select severity, target_id, details from audits where action = 'sso-connection.refused' order by id`,
      )
    ).map(({ severity, target_id: connection, details }) => ({ severity, connection, ...details }));

  it('leave an audit row with the rule, without what was entered, and change nothing', async () => {
    const { id } = await created(saml);
    const began = (await refusals()).length;
    const before = await find(id);
    const secret = 'hunter2-hunter2';
    const { browser, headers } = owner;
    const key = createAuthority().issue().key;
    await change(id, { oidcSecret: secret, publicCertificate: key });
    await create({ sloEndpoint: 'http://idp.harbour.example' });
    await browser.put(`${base}/${id}/metadata`, { metadata: '<a><b></a>' }, headers);
    await browser.put(`${base}/${id}/metadata-url`, { url: 'https://10.0.0.7/metadata' }, headers);
    await addDomain(id, 'gmail.com');
    await browser.post('/team/resources/sso/v1/saml/configurations', { domain: 'github.io' }, headers);
    expect(await find(id)).toEqual(before);
    const { id: domainId } = (await addDomain(id, newDomain())).json<SsoDomain>();
    await prove(id, domainId);
    const connection = { severity: 'Medium', connection: 'saml' };
    const call = (method: string, rest = '') => `${method} ${base}${rest}`;
    expect((await refusals()).slice(began)).toMatchObject([
      { ...connection, call: call('PATCH', '/{ssoConfigId}'), rule: 'invalid-request', field: 'publicCertificate' },
      { call: call('POST'), rule: 'invalid-request', field: 'sloEndpoint' },
      { ...connection, call: call('PUT', '/{ssoConfigId}/metadata'), rule: 'invalid-request', field: 'metadata' },
      { ...connection, call: call('PUT', '/{ssoConfigId}/metadata-url'), rule: 'sso-metadata-unreachable' },
      { ...connection, rule: 'sso-domain-public', field: 'domain', domain: 'gmail.com' },
      { call: 'POST /team/resources/sso/v1/saml/configurations', rule: 'invalid-request', field: 'domain' },
      { ...connection, rule: 'sso-domain-unproved', domain: newDomain() },
    ]);
    const told = JSON.stringify(await refusals());
    expect(told).not.toContain(secret);
    expect(told).not.toContain(key.split('\n')[1]);
  });

  it('do not fill the log: each is told once a minute', async () => {
    const { id } = await created(saml);
    const began = (await refusals()).length;
    for (let tries = 0; tries < 5; tries++) await addDomain(id, 'gmail.com');
    await addDomain('5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a07', 'gmail.com');
    await addDomain('5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a08', 'gmail.com');
    expect((await refusals()).slice(began)).toMatchObject([{ connection: 'saml' }, { connection: null }]);
    expect((await change(id, {}, reader)).status).toBe(403);
    expect((await addDomain('5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a07', 'harbour.example')).status).toBe(404);
    expect((await refusals()).length).toBe(began + 2);
  });
});

describe('metadata', () => {
  const provider = {
    status: 200,
    headers: {} as Record<string, string>,
    body: samlMetadata(),
    asked: [] as string[],
  };
  const listening = createServer((request, answer) => {
    provider.asked.push(request.url!);
    answer.writeHead(provider.status, provider.headers).end(provider.body);
  });
  beforeEach(() => Object.assign(provider, { status: 200, headers: {}, body: samlMetadata(), asked: [] }));
  const url = `http://127.0.0.1:${metadataPort}/metadata`;
  beforeAll(async () => void (await once(listening.listen(metadataPort, '127.0.0.1'), 'listening')));
  afterAll(() => void listening.close());
  const fromXml = (metadata: string) => owner.browser.post(`${base}/metadata`, { metadata }, owner.headers);
  const fromUrl = (at: string) => owner.browser.post(`${base}/metadata-url`, { url: at }, owner.headers);

  it('as a document fills in endpoint, certificates and entity ID, in a new connection or a known one', async () => {
    const second = createSelfSigned().cert;
    const made = await fromXml(samlMetadata({ certificates: [samlProvider.certificate, second] }));
    expect(made.status).toBe(201);
    const config = made.json<SsoConfig>();
    expect(config).toMatchObject({ type: 'saml', ssoEndpoint: samlProvider.endpoint, enabled: false });
    expect(config.publicCertificate.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
    const { id } = await created({ type: 'okta' });
    const { browser, headers } = owner;
    const changed = await browser.put(`${base}/${id}/metadata`, { metadata: samlMetadata() }, headers);
    expect(changed.json()).toMatchObject({ id, type: 'okta', ssoEndpoint: samlProvider.endpoint });
    const entity = async () => await server.rows('select idp_entity_id from sso_connections where id = $1', [id]);
    expect(await entity()).toEqual([{ idp_entity_id: samlProvider.entityId }]);
    // another endpoint is another provider
    await change(id, { ssoEndpoint: 'https://another.example/sso' });
    expect(await entity()).toEqual([{ idp_entity_id: '' }]);
  });

  it.each([
    ['another endpoint', { endpoint: 'https://idp.evil.example/sso' }, false],
    ['another entity ID', { entityId: 'https://idp.evil.example' }, false],
    ['another certificate', { certificates: [createSelfSigned().cert] }, true],
  ])('of %s does not inherit the trust of another provider', async (_what, differing, isTrusted) => {
    const { id } = (await fromXml(samlMetadata())).json<SsoConfig>();
    const granted = { trustMfa: true, mfaValues: ['urn:ours'], idpInitiated: true };
    expect((await change(id, granted)).json()).toMatchObject(granted);
    const { browser, headers } = owner;
    const answer = await browser.put(`${base}/${id}/metadata`, { metadata: samlMetadata(differing) }, headers);
    expect(answer.json()).toMatchObject(isTrusted ? granted : { trustMfa: false, mfaValues: [], idpInitiated: false });
  });

  it('fill in the entity ID of the same provider', async () => {
    const { id } = await created({ ...saml, ssoEndpoint: samlProvider.endpoint, trustMfa: true });
    const { browser, headers } = owner;
    const answer = await browser.put(`${base}/${id}/metadata`, { metadata: samlMetadata() }, headers);
    expect(answer.json()).toMatchObject({ trustMfa: true, idpEntityId: samlProvider.entityId });
  });

  it('by its URL is read now, and again after each redirect that is permitted', async () => {
    expect((await fromUrl(url)).json()).toMatchObject({ ssoEndpoint: samlProvider.endpoint });
    Object.assign(provider, { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } });
    const cloud = await fromUrl(url);
    expect([cloud.status, codeOf(cloud)]).toEqual([400, 'sso-metadata-unreachable']);
    Object.assign(provider, { headers: { location: '/metadata' }, asked: [] });
    expect(codeOf(await fromUrl(url))).toBe('sso-metadata-unreachable');
    expect(provider.asked).toHaveLength(4);
  });

  it.each([
    ['a private address', 'https://10.0.0.7/metadata'],
    ['this machine', 'http://127.0.0.1:9/metadata'],
    ['cloud metadata', 'http://169.254.169.254/metadata'],
  ])('is not read from %s', async (_what, at) => {
    expect(codeOf(await fromUrl(at))).toBe('sso-metadata-unreachable');
  });

  it.each([
    ['no XML', 'hello', 'metadata: has no root element'],
    ['broken XML', '<a><b></a>', 'metadata: is not well-formed'],
    ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', 'metadata: has a document type'],
    ['a service provider', samlMetadata().replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), 'describes 0 SAML'],
    ['HTTP-POST alone', samlMetadata({ binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST' }), 'HTTP-Redirect'],
    ['no certificate', samlMetadata({ certificates: [] }), 'has no certificate'],
    ['an expired certificate', samlMetadata({ certificates: [createSelfSigned({ until: -1 }).cert] }), 'expired on'],
    [
      'a future certificate',
      samlMetadata({ certificates: [createSelfSigned({ from: 2 }).cert] }),
      'is not valid before',
    ],
    ['a short key', samlMetadata({ certificates: [createSelfSigned({ bits: 512 }).cert] }), 'fewer than 1024 bits'],
    ['an endpoint that is a script', samlMetadata({ endpoint: 'javascript:alert(1)' }), 'ssoEndpoint'],
  ])('with %s is refused, saying why', async (_what, xml, told) => {
    const answer = await fromXml(xml);
    expect(answer.status).toBe(400);
    expect(detailsOf(answer)).toContain(told);
    expect(await list()).toEqual([]);
  });

  it('above 1 MB is refused, pasted or read', async () => {
    expect((await fromXml(samlMetadata() + ' '.repeat(1_048_576))).status).toBe(400);
    provider.body = samlMetadata() + ' '.repeat(1_048_576);
    expect(codeOf(await fromUrl(url))).toBe('sso-metadata-unreachable');
  });
});
