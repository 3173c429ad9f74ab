/** The older form of SSO connections: one SAML connection of the tenant, with one domain. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SamlConfig } from '#shared/contract/sso/saml-config.ts';
import type { SsoConfig, SsoGroup } from '#shared/contract/sso/sso-config.ts';
import type { Answer } from '#server/testing/browser.ts';
import { createSelfSigned } from '#server/testing/certificates.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import { samlMetadata, samlProvider } from '#server/testing/saml-provider.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const dns = await startDnsServer();
afterAll(() => dns.close());
const server = await useTestServer({ config: { sso: { dnsServers: [dns.address] } } });
const { acme, admin, stranger } = server.people;
const [owner, other] = [await callerFor(server, admin), await callerFor(server, stranger)];
type Caller = typeof owner;

const saml = '/team/resources/sso/v1/saml/configurations';
const list = '/team/resources/sso/v1/configurations';
const groups = '/team/resources/sso/v2/saml/configurations/groups';
const certificate = createSelfSigned().cert.trim();
const provider = { ssoEndpoint: 'https://idp.harbour.example/sso', publicCertificate: certificate, signRequest: true };

beforeEach(async () => {
  await server.rows('delete from sso_connections');
  dns.txt.clear();
});

const read = async <T = SamlConfig>(path = saml, { browser, headers }: Caller = owner) =>
  (await browser.get(path, headers)).json<T>();
const save = (body: object, { browser, headers }: Caller = owner) => browser.post(saml, body, headers);
const saved = async (body: object, caller: Caller = owner) => (await save(body, caller)).json<SamlConfig>();
const validate = ({ browser, headers }: Caller = owner) =>
  browser.send('PUT', '/team/resources/sso/v1/saml/validations/domain', { headers });
const refusal = (answer: Answer) => [answer.status, answer.json<{ errorCode: string }>().errorCode];
const actions = async () =>
  (
    await server.rows<{ action: string }>(
      `select action from audits where tenant_id = $1 and action like 'sso%' order by id`,
      [acme],
    )
  ).map(({ action }) => action);

describe('4 the single connection', () => {
  const empty = () => ({
    enabled: false,
    isSamlActive: false,
    acsUrl: `${server.services.config.baseUrl}/auth/saml/callback`,
    spEntityId: `${server.services.config.baseUrl}/auth/saml/metadata`,
  });

  it('has the values for the identity provider before there is one', async () => {
    expect(await read()).toEqual(empty());
    expect(await read(`${saml}/roles/default`)).toEqual({ roleIds: [] });
    expect(await read(groups)).toEqual([]);
  });

  it('requires a domain: without one nothing is stored and nothing recorded', async () => {
    const before = await actions();
    for (const body of [provider, { ...provider, domain: '' }, { domain: null }])
      expect(refusal(await save(body))).toEqual([400, 'sso-domain-required']);
    expect(await read()).toEqual(empty());
    expect(await actions()).toEqual(before);
  });

  it('is the oldest connection of the list, saved and read in either form', async () => {
    const config = await saved({ domain: 'Harbour.Example', ...provider });
    expect(config).toMatchObject({
      enabled: false,
      domain: 'harbour.example',
      validated: false,
      ...provider,
      oidcSecret: '',
      isSamlActive: false,
      type: 'saml',
    });
    expect(await read()).toEqual(config);
    const [connection] = await read<SsoConfig[]>(list);
    expect(connection).toMatchObject({ ...provider, domains: [{ domain: 'harbour.example', validated: false }] });
    expect(connection!.generatedVerification).toBe(config.generatedVerification);
    expect(await actions()).toEqual(expect.arrayContaining(['sso-connection.created', 'sso-domain.added']));
    server.clock.advance(1000);
    await owner.browser.post(list, { type: 'okta' }, owner.headers);
    // what was read is sent back
    expect((await save({ ...config, enabled: true })).json()).toMatchObject({ enabled: true, isSamlActive: true });
    expect((await read<SsoConfig[]>(list)).map(({ enabled }) => enabled)).toEqual([true, false]);
  });

  it('is validated:false until its domain is validated by DNS', async () => {
    const { generatedVerification } = await saved({ domain: 'harbour.example' });
    expect(refusal(await validate())).toEqual([400, 'sso-domain-unproved']);
    expect(await read()).toMatchObject({ validated: false });
    dns.txt.set('harbour.example', [generatedVerification!]);
    expect((await validate()).json()).toMatchObject({ domain: 'harbour.example', validated: true });
    expect(await read()).toMatchObject({ validated: true });
  });

  it('validated without a configuration is an illegal state', async () => {
    expect(refusal(await validate())).toEqual([409, 'sso-illegal-state']);
    await owner.browser.post(list, {}, owner.headers);
    expect(refusal(await validate())).toEqual([409, 'sso-illegal-state']);
  });

  it('moved to another domain clears endpoint, certificate and signing, is turned off and not validated', async () => {
    const { generatedVerification } = await saved({ domain: 'harbour.example', ...provider });
    dns.txt.set('harbour.example', [generatedVerification!]);
    await validate();
    const on = await saved({ enabled: true });
    expect(on).toMatchObject({ domain: 'harbour.example', validated: true, enabled: true, ...provider });
    const began = (await actions()).length;
    const moved = await saved({ ...on, domain: 'quay.example' });
    expect(moved).toMatchObject({
      domain: 'quay.example',
      validated: false,
      enabled: false,
      ssoEndpoint: '',
      publicCertificate: '',
      signRequest: false,
    });
    expect(await read()).toEqual(moved);
    expect((await actions()).slice(began)).toEqual([
      'sso-domain.removed',
      'sso-connection.changed',
      'sso-domain.added',
    ]);
    const again = await saved({ ...moved, domain: 'pier.example', ssoEndpoint: 'https://idp.pier.example/sso' });
    expect(again).toMatchObject({ domain: 'pier.example', ssoEndpoint: 'https://idp.pier.example/sso' });
  });

  it('with several domains is not moved as a whole', async () => {
    await saved({ domain: 'harbour.example', ...provider });
    const [{ id }] = (await read<SsoConfig[]>(list)) as [SsoConfig];
    await owner.browser.post(`${list}/${id}/domains`, { domain: 'quay.example' }, owner.headers);
    expect((await save({ domain: 'quay.example' })).json()).toMatchObject({ domain: 'harbour.example', ...provider });
    expect(refusal(await save({ domain: 'pier.example' }))).toEqual([400, 'invalid-request']);
    expect(await read()).toMatchObject({ domain: 'harbour.example', ...provider });
  });

  it('saved twice at once is one connection', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save({ domain: 'harbour.example' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read<SsoConfig[]>(list)).toHaveLength(1);
  });

  it('refuses a domain that another tenant has proved, and changes nothing', async () => {
    const { generatedVerification } = await saved({ domain: 'harbour.example' }, other);
    dns.txt.set('harbour.example', [generatedVerification!]);
    expect((await validate(other)).status).toBe(200);
    await saved({ domain: 'quay.example', ...provider });
    expect(refusal(await save({ domain: 'harbour.example' }))).toEqual([409, 'sso-domain-taken']);
    expect(await read()).toMatchObject({ domain: 'quay.example', ...provider });
    expect(refusal(await save({ domain: 'gmail.com' }))).toEqual([400, 'sso-domain-public']);
  });

  it('reads metadata, of the connection or for the first one', async () => {
    const put = () => owner.browser.put(`${saml}/metadata`, { metadata: samlMetadata() }, owner.headers);
    expect((await put()).json()).toMatchObject({ type: 'saml', ssoEndpoint: samlProvider.endpoint });
    await saved({ domain: 'harbour.example' });
    expect((await put()).json()).toMatchObject({ domain: 'harbour.example', ssoEndpoint: samlProvider.endpoint });
    expect(await read<SsoConfig[]>(list)).toHaveLength(1);
  });

  it('reads metadata several times at once as one connection', async () => {
    const put = () => owner.browser.put(`${saml}/metadata`, { metadata: samlMetadata() }, owner.headers);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(put));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await read<SsoConfig[]>(list)).toHaveLength(1);
  });

  it('is no longer tested with another provider', async () => {
    const other = { ssoEndpoint: 'https://idp.quay.example/sso', publicCertificate: createSelfSigned().cert };
    await saved({ domain: 'harbour.example', ...provider });
    const testedAfter = async (body: object) => {
      await server.rows('update sso_connections set tested_at = now()');
      expect((await save(body)).status).toBe(200);
      return (await read<SsoConfig[]>(list))[0]!.testedAt;
    };
    expect(await testedAfter({ enabled: true })).not.toBeNull();
    expect(await testedAfter({ ...other, enabled: true })).toBeNull();
    expect(await testedAfter({ domain: 'quay.example' })).toBeNull();
  });

  it('tells login boxes of single sign-on while a proved domain leads to a connection that is on', async () => {
    const { browser } = owner;
    const isActive = async () => (await browser.get('/team/resources/sso/v2/configurations/public')).json();
    const { generatedVerification } = await saved({ domain: 'harbour.example', ...provider, enabled: true });
    dns.txt.set('harbour.example', [generatedVerification!]);
    await validate();
    expect(await isActive()).toEqual({ isActive: true });
    await saved({ enabled: false });
    expect(await isActive()).toEqual({ isActive: false });
  });

  it('of OpenID Connect is beside the SAML one, and tells the redirect URI', async () => {
    const oidc = '/team/resources/sso/v1/oidc/configurations';
    const redirectUri = `${server.services.config.baseUrl}/account/oidc/callback`;
    expect(await read(oidc)).toEqual({ active: false, redirectUri });
    await saved({ domain: 'harbour.example', ...provider });
    const client = { type: 'oidc', ssoEndpoint: 'https://login.quay.example', oidcClientId: 'portico' };
    const made = await saved({ ...client, domain: 'quay.example', oidcSecret: 'a secret', enabled: true });
    expect(made).toMatchObject({ type: 'oidc', oidcSecret: '', domain: 'quay.example', isSamlActive: false });
    expect(await read(oidc)).toEqual({ active: true, redirectUri });
    expect(await read()).toMatchObject({ domain: 'harbour.example', ...provider });
    expect(await read(`${saml}?type=oidc`)).toEqual(made);
    dns.txt.set('quay.example', [made.generatedVerification!]);
    const { browser, headers } = owner;
    const proved = await browser.send('PUT', '/team/resources/sso/v1/saml/validations/domain?type=oidc', { headers });
    expect(proved.json()).toMatchObject({ type: 'oidc', domain: 'quay.example', validated: true });
    expect(await read()).toMatchObject({ domain: 'harbour.example', validated: false });
    // a secret is for one issuer: another domain forgets it
    await saved({ type: 'oidc', domain: 'pier.example' });
    expect(await server.rows(`select oidc_secret from sso_connections where type = 'oidc'`)).toEqual([
      { oidc_secret: null },
    ]);
  });
});

describe('default roles and groups of the single connection', () => {
  it('are those of the connection, and need one', async () => {
    const { browser, headers } = owner;
    const [role] = await server.rows<{ id: string }>(`select id from roles where tenant_id is null and key = 'member'`);
    const roleIds = [role!.id];
    expect(refusal(await browser.post(`${saml}/roles/default`, { roleIds }, headers))).toEqual([
      404,
      'sso-connection-not-found',
    ]);
    await saved({ domain: 'harbour.example' });
    expect((await browser.post(`${saml}/roles/default`, { roleIds }, headers)).status).toBe(200);
    expect(await read(`${saml}/roles/default`)).toEqual({ roleIds });
    expect((await browser.post(groups, { group: 'Crew', roleIds }, headers)).status).toBe(201);
    const [group] = await read<SsoGroup[]>(groups);
    expect(group).toMatchObject({ group: 'Crew', roleIds });
    const change = {
      body: JSON.stringify({ group: 'Deck' }),
      headers: { ...headers, 'content-type': 'application/json' },
    };
    expect((await browser.send('PATCH', `${groups}/${group!.id}`, change)).status).toBe(200);
    const [connection] = await read<SsoConfig[]>(list);
    expect(connection).toMatchObject({ roleIds, groups: [{ id: group!.id, group: 'Deck', roleIds }] });
    expect((await browser.send('DELETE', `${groups}/${group!.id}`, { headers })).status).toBe(200);
    expect(await read(groups)).toEqual([]);
  });
});
