import { describe, expect, it } from 'vitest';
import { createPreview } from './preview-send.ts';
import type { SendRequest } from '#shared/api/send.types.ts';

function start() {
  const { send, state } = createPreview({ wait: async () => {} });
  const call = <T>(method: SendRequest['method'], path: string, more: Partial<SendRequest> = {}) =>
    send<T>({ method, path, ...more });
  return { call, state };
}

interface Sso {
  domains: { id: string; domain: string; validated: boolean }[];
}
const sso = '/team/resources/sso/v1/configurations';
const ip = '/identity/resources/configurations/v1/restrictions/ip';

describe('single sign-on of the preview', () => {
  it('4 validating a domain of single sign-on sets it validated, in both versions', async () => {
    const { call } = start();
    const domains = async () =>
      (await call<Sso[]>('GET', sso))[0]!.domains.map(({ domain, validated }) => [domain, validated]);
    const { id } = await call<{ id: string }>('POST', `${sso}/sso-0/domains`, { body: { domain: 'other.example' } });
    expect(await domains()).toEqual([
      ['acme.example', false],
      ['other.example', false],
    ]);
    await call('PUT', `${sso}/sso-0/domains/domain-0/validate`);
    await call('PUT', `/team/resources/sso/v2/configurations/sso-0/domains/${id}/validate`);
    expect(await domains()).toEqual([
      ['acme.example', true],
      ['other.example', true],
    ]);
    await call('DELETE', `${sso}/sso-0/domains/${id}`);
    expect(await domains()).toEqual([['acme.example', true]]);
    await expect(call('PUT', `${sso}/sso-0/domains/${id}/validate`)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('tests of single sign-on in the preview', () => {
  it('pass at once, are listed first, and count until the endpoint changes', async () => {
    const { call } = start();
    const testedAt = async () => (await call<{ testedAt: string | null }[]>('GET', sso))[0]!.testedAt;
    expect(await testedAt()).toBeNull();
    const { id } = await call<{ id: string }>('POST', `${sso}/sso-0/tests`);
    const { items } = await call<{ items: { id: string; outcome: string }[] }>('GET', `${sso}/sso-0/exchanges`);
    expect(items.map(({ outcome }) => outcome)).toEqual(['passed', 'failed']);
    expect(await call('GET', `${sso}/sso-0/exchanges/${id}`)).toEqual({ ...items[0], message: expect.any(String) });
    await expect(call('GET', `${sso}/sso-0/exchanges/none`)).rejects.toMatchObject({ statusCode: 404 });
    await call('PATCH', `${sso}/sso-0`, { body: { enabled: true } });
    expect(await testedAt()).not.toBeNull();
    await call('PATCH', `${sso}/sso-0`, { body: { ssoEndpoint: 'https://idp.example/other' } });
    expect(await testedAt()).toBeNull();
  });
});

describe('the single SAML connection of the preview', () => {
  const saml = '/team/resources/sso/v1/saml/configurations';
  const validation = '/team/resources/sso/v1/saml/validations/domain';
  interface Saml {
    domain?: string;
    validated?: boolean;
    ssoEndpoint?: string;
    publicCertificate?: string;
    signRequest?: boolean;
  }

  it('4 a domain is validated:false until it is validated; another one clears endpoint, certificate and signing', async () => {
    const { call } = start();
    const save = (body: object) => call<Saml>('POST', saml, { body });
    await save({ ssoEndpoint: 'https://idp.acme.example', publicCertificate: 'PEM', signRequest: true });
    const before = await call<Saml>('GET', saml);
    expect(before).toMatchObject({ domain: 'acme.example', validated: false, publicCertificate: 'PEM' });
    expect(await call('PUT', validation)).toMatchObject({ domain: 'acme.example', validated: true });
    expect(await save({ ...before, domain: 'other.example' })).toMatchObject({
      domain: 'other.example',
      validated: false,
      ssoEndpoint: '',
      publicCertificate: '',
      signRequest: false,
    });
  });

  it('4 saving requires a domain, and validating without one is an illegal state', async () => {
    const { send } = createPreview({ scenario: 'empty', wait: async () => {} });
    expect(await send({ method: 'GET', path: saml })).toMatchObject({ enabled: false, isSamlActive: false });
    await expect(
      send({ method: 'POST', path: saml, body: { ssoEndpoint: 'https://a.example' } }),
    ).rejects.toMatchObject({ errorCode: 'sso-domain-required' });
    await expect(send({ method: 'PUT', path: validation })).rejects.toMatchObject({
      errorCode: 'sso-illegal-state',
    });
    expect(await send({ method: 'GET', path: saml })).not.toHaveProperty('domain');
  });

  it('4 default roles and groups are those of the connection', async () => {
    const { call } = start();
    await call('POST', `${saml}/roles/default`, { body: { roleIds: ['r1'] } });
    expect(await call('GET', `${saml}/roles/default`)).toEqual({ roleIds: ['r1'] });
    const groups = '/team/resources/sso/v2/saml/configurations/groups';
    await call('POST', groups, { body: { group: 'Crew' } });
    const [group] = await call<{ id: string }[]>('GET', groups);
    await call('PATCH', `${groups}/${group!.id}`, { body: { roleIds: ['r2'] } });
    expect(await call('GET', groups)).toEqual([{ id: group!.id, group: 'Crew', roleIds: ['r2'] }]);
    await call('DELETE', `${groups}/${group!.id}`);
    expect(await call('GET', groups)).toEqual([]);
  });
});

describe('rows of the specification that the contract has', () => {
  it('9 restrictions by address come in pages of 50, from page 0', async () => {
    const { call } = start();
    for (let count = 0; count < 60; count += 1)
      await call('POST', ip, { body: { ip: `198.51.100.${count}`, strategy: 'ALLOW', isActive: true } });
    const list = (query = {}) => call<{ items: { id: string }[]; _metadata: unknown }>('GET', ip, { query });
    const { items, _metadata } = await list();
    expect([items.length, items[0]!.id, _metadata]).toEqual([50, 'ip-0', { totalItems: 61, totalPages: 2 }]);
    expect((await list({ _offset: 1 })).items).toHaveLength(11);
    await call('DELETE', `${ip}/ip-0`);
    expect((await list({ _limit: 4, _filter: 'BLOCK' })).items).toEqual([]);
    await call('POST', `${ip}/config`, { body: { isActive: true, strategy: 'BLOCK' } });
    expect(await call('GET', `${ip}/config`)).toEqual({ isActive: true, strategy: 'BLOCK' });
    expect([await call('POST', `${ip}/verify`), await call('POST', `${ip}/verify/allow`)]).toEqual([
      { valid: true },
      { valid: false },
    ]);
  });

  it('9 settings of the account: DD/MM/YYYY, HH:mm, USD', async () => {
    expect(await start().call('GET', '/tenants/resources/account-settings/v1')).toMatchObject({
      dateFormat: 'DD/MM/YYYY',
      timeFormat: 'HH:mm',
      currency: 'USD',
    });
  });

  it('5 a password has 6 to 128 characters; passphrases of 6 are taken; one optional test has to pass', async () => {
    expect(await start().call('GET', '/identity/resources/users/v1/passwords/config')).toEqual({
      minLength: 6,
      maxLength: 128,
      allowPassphrases: true,
      minPhraseLength: 6,
      minOptionalTestsToPass: 1,
    });
  });

  it('6 the roles are ReadOnly, Admin, Support, Editor and Viewer', async () => {
    const { items } = await start().call<{ items: { name: string; tenantId: string | null }[] }>(
      'GET',
      '/team/resources/roles/v1',
    );
    expect(items.flatMap(({ name, tenantId }) => (tenantId === null ? [name] : [])).sort()).toEqual([
      'Admin',
      'Editor',
      'ReadOnly',
      'Support',
      'Viewer',
    ]);
  });

  it('4 setting up a second factor yields a recovery code; sessions, groups, roles and people change for the visit', async () => {
    const { send } = createPreview({ scenario: 'empty', wait: async () => {} });
    const answer = await send<{ recoveryCode: string }>({
      method: 'POST',
      path: '/identity/resources/users/v1/mfa/authenticator/enroll/verify',
      body: { token: '123456' },
    });
    expect(answer.recoveryCode).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    const { call } = start();
    const sessions = () => call<{ id: string }[]>('GET', '/identity/resources/users/sessions/v1/me');
    const [first, second] = await sessions();
    await call('DELETE', `/identity/resources/users/sessions/v1/me/${second!.id}`);
    expect((await sessions()).map(({ id }) => id)).not.toContain(second!.id);
    expect((await sessions())[0]).toEqual(first);
  });
});
