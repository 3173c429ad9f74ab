import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { createPreview } from './preview-send.ts';
import type { SendRequest } from '#shared/api/send.types.ts';
import { previewAheadHandlers } from './ahead.ts';

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

describe('what the preview mocks ahead of the server', () => {
  it('has no call that the contract has: those are typed by it', () => {
    expect(Object.keys(previewAheadHandlers(start().state)).filter((route) => route in contract)).toEqual([]);
  });

  it('9 the security center has a score of 79', async () => {
    const { call } = start();
    expect(await call('GET', '/security-center/resources/recommendations/v1')).toMatchObject({
      scoring: { score: 79 },
      recommendations: { items: [{ code: 'FORCE_MFA' }, {}] },
    });
    expect(await call('GET', '/security-center/resources/insights/v1')).toMatchObject({
      insights: { items: [{}, {}] },
    });
  });

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
