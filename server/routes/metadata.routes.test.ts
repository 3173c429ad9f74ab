import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { metadata: { adminBox: { themeV2: { mode: 'light', logo: 'vendor.svg' } } } } });
const { admin, member, stranger, acme } = server.people;
const boss = await callerFor(server, admin);
const set = (actions: { type: string; payload?: unknown }[], caller = boss) => caller.browser.post('/metadata/admin-box', { actions }, caller.headers);
const read = async (caller = boss) => (await caller.browser.get('/metadata/admin-box', caller.headers)).json();

describe('/metadata', () => {
  it.each(['saml', 'notifications', 'audits'])('%s has no rows', async (entity) => {
    expect((await server.browser().get(`/metadata?entityName=${entity}`)).json()).toEqual({ rows: [] });
  });

  it('adminBox has the configured one', async () => {
    const { rows } = (await server.browser().get('/metadata?entityName=adminBox')).json<{ rows: { configuration: unknown }[] }>();
    expect(rows.map(({ configuration }) => configuration)).toEqual([{ themeV2: { mode: 'light', logo: 'vendor.svg' } }]);
  });

  it.each(['other', '__proto__', 'constructor', 'toString'])('%s is told in the words that clients compare', async (entity) => {
    const answer = await server.browser().get(`/metadata?entityName=${entity}`);
    expect(answer.status).toBe(404);
    expect(answer.json<ErrorBody>().errors).toEqual([`metadata not found: ${entity}`]);
  });

  it.each(['', '?entityName=', '?entityName=undefined'])('needs a name: %j', async (query) => {
    expect((await server.browser().get(`/metadata${query}`)).status).toBe(400);
  });
});

describe('a tenant’s own admin box', () => {
  it('lies over the configured one, and changes by path; before and after are written down', async () => {
    expect((await set([{ type: 'themeV2/logo', payload: 'own.svg' }, { type: 'navigation/users', payload: { visibility: 'hidden' } }])).json()).toEqual({
      themeV2: { mode: 'light', logo: 'own.svg' },
      navigation: { users: { visibility: 'hidden' } },
    });
    await set([{ type: 'themeV2/logo', payload: null }]);
    expect(await read()).toEqual({ themeV2: { mode: 'light', logo: 'vendor.svg' }, navigation: { users: { visibility: 'hidden' } } });
    const audits = await server.rows("select details from audits where action = 'tenant.admin-box-changed' and tenant_id = $1 order by id", [acme]);
    expect(audits).toHaveLength(2);
    expect(audits[0]).toMatchObject({ details: { before: {}, after: { themeV2: { logo: 'own.svg' } } } });
  });

  it('is no other tenant’s', async () => {
    expect(await read(await callerFor(server, stranger))).toEqual({ themeV2: { mode: 'light', logo: 'vendor.svg' } });
  });

  it.each(['__proto__/polluted', 'a/constructor/b', 'prototype'])('refuses the path %s, and none of the other actions happens', async (type) => {
    const before = await read();
    const answer = await set([{ type: 'fine', payload: 1 }, { type, payload: true }]);
    expect(answer.json()).toMatchObject({ errorCode: 'metadata-key-unsafe' });
    expect(await read()).toEqual(before);
  });

  it('needs its permission', async () => {
    expect((await set([{ type: 'a', payload: 1 }], await callerFor(server, member))).status).toBe(403);
  });
});

describe('where an address is', () => {
  it.each(['/metadata/ip/203.0.113.1', '/metadata/ip/nonsense', '/metadata/ip/::1', '/metadata/ipme'])('%s is told in the words that clients compare, without a file of addresses', async (path) => {
    const answer = await boss.browser.get(path, boss.headers);
    expect(answer.status).toBe(404);
    expect(answer.json<ErrorBody>().errors).toEqual(['ip metadata not found']);
  });
});
