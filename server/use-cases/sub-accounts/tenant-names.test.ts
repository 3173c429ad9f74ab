import { describe, expect, it } from 'vitest';
import type { SubAccount } from '#shared/contract/sub-accounts/sub-accounts.ts';
import { callerFor } from '#server/testing/flows.ts';
import { confidentialClient, publicClient, useTestServer } from '#server/testing/test-server.ts';
import { syncConfiguration } from '#server/use-cases/installation/sync-configuration.ts';

const keptByApplication = 'kept-by-application';
const server = await useTestServer({
  config: {
    clients: [publicClient, { ...confidentialClient, application: { accounts: [keptByApplication] } }],
    features: [{ key: 'gold' }],
    grants: [{ tenant: 'kept-by-grant', feature: 'gold' }],
    sso: {
      connections: [
        {
          key: 'harbour',
          tenant: 'kept-by-connection',
          domains: ['harbour.example'],
          issuer: 'https://login.harbour.example',
          clientId: 'portico',
          clientSecret: 'secret',
        },
      ],
    },
  },
});
const { admin, globex } = server.people;
const { browser, headers } = await callerFor(server, admin);
const accounts = '/tenants/resources/sub-tenants/v1';
const send = async (method: string, path: string, body?: unknown) => {
  const answer = await browser.send(method, path, {
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  return {
    status: answer.status,
    code: (answer.text === '' ? {} : answer.json<{ errorCode?: string; tenantId?: string }>()).errorCode,
    text: answer.text,
  };
};
const create = (body: object) => send('POST', accounts, { name: 'Shop', ...body });
const rename = (id: string, alias: string | null) => send('PATCH', `${accounts}/${id}`, { alias });
const remove = (id: string) => send('DELETE', `${accounts}/${id}`);
const made = async (body: object) => (JSON.parse((await create(body)).text) as SubAccount).tenantId;

describe('account ids and aliases share one namespace', () => {
  it('refuses an alias that is the id of another account, and an id that is the alias of one', async () => {
    await made({ tenantId: 'first', alias: 'premier' });
    expect((await create({ alias: 'first' })).code).toBe('account-alias-taken');
    expect((await create({ tenantId: 'premier' })).code).toBe('account-id-taken');
    expect((await create({ tenantId: 'first' })).code).toBe('account-id-taken');
    const other = await made({});
    expect((await rename(other, 'first')).code).toBe('account-alias-taken');
    expect((await rename(other, 'premier')).code).toBe('account-alias-taken');
  });

  it('refuses an alias equal to the id of an inaccessible account, whatever its format', async () => {
    await server.rows(
      `insert into tenants (id, name, created_at, updated_at) values ('far-away', 'Far away', $1, $1)`,
      [server.clock.read()],
    );
    expect((await create({ alias: 'far-away' })).code).toBe('account-alias-taken');
    expect((await create({ tenantId: globex })).code).toBe('account-id-taken');
  });

  it('refuses an alias in UUID format, because generated ids have that format', async () => {
    expect(await create({ alias: '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b01' })).toMatchObject({
      status: 400,
      text: expect.stringContaining('alias'),
    });
  });

  it('never reuses the id or alias of a deleted account', async () => {
    const id = await made({ tenantId: 'short-lived', alias: 'brief' });
    expect((await remove(id)).status).toBe(200);
    expect((await create({ tenantId: 'short-lived' })).code).toBe('account-id-taken');
    expect((await create({ tenantId: 'brief' })).code).toBe('account-id-taken');
    expect((await create({ alias: 'short-lived' })).code).toBe('account-alias-taken');
    expect((await create({ alias: 'brief' })).code).toBe('account-alias-taken');
  });

  it('frees an alias that an account gave up; an account may use its own id as its alias', async () => {
    const [one, two] = [await made({ tenantId: 'changing', alias: 'before' }), await made({})];
    expect((await rename(one, 'after')).status).toBe(200);
    expect((await rename(two, 'before')).status).toBe(200);
    expect((await rename(one, 'changing')).status).toBe(200);
    expect((await rename(one, null)).status).toBe(200);
    expect((await create({ tenantId: 'changing' })).code).toBe('account-id-taken');
  });

  it('enforces uniqueness in the database, whichever code writes', async () => {
    const insert = (id: string, alias: string | null) =>
      server.rows(`insert into tenants (id, name, alias, created_at, updated_at) values ($1, 'By hand', $2, $3, $3)`, [
        id,
        alias,
        server.clock.read(),
      ]);
    await expect(insert('by-hand', 'first')).rejects.toMatchObject({ code: '23505', constraint: 'tenant_names_pkey' });
    await expect(insert('premier', null)).rejects.toMatchObject({ code: '23505' });
    await expect(insert('short-lived', null)).rejects.toMatchObject({ code: '23505' });
    await expect(server.rows(`update tenants set alias = 'far-away' where id = 'first'`)).rejects.toMatchObject({
      code: '23505',
    });
  });
});

describe('V15.4.2 concurrent changes', () => {
  it('assign a name that several accounts request, as id or alias, to exactly one of them', async () => {
    const renamed = await Promise.all([made({}), made({})]);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => create({ tenantId: 'wanted' })),
      ...[1, 2, 3].map(() => create({ alias: 'wanted' })),
      ...renamed.map((id) => rename(id, 'wanted')),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await server.rows(`select 1 from tenants where id = 'wanted' or alias = 'wanted'`)).toHaveLength(1);
  });

  it('that swap two names succeed or are refused, without deadlock', async () => {
    const [left, right] = [await made({ alias: 'left-name' }), await made({ alias: 'right-name' })];
    const answers = await Promise.all([rename(left, 'right-name'), rename(right, 'left-name')]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await server.rows(`select alias from tenants where alias in ('left-name', 'right-name')`)).toHaveLength(2);
  });
});

describe('a name that configuration reserves for a future account', () => {
  const kept = ['kept-by-grant', keptByApplication, 'kept-by-connection'];

  it.each(kept)('%s cannot be taken by a reseller as an alias, an id or by renaming', async (name) => {
    expect((await create({ alias: name })).code).toBe('account-alias-taken');
    expect((await create({ tenantId: name })).code).toBe('account-id-taken');
    expect((await rename(await made({}), name)).code).toBe('account-alias-taken');
  });

  it('can be assigned by a super user, with its configuration, and is reserved again once given up', async () => {
    await server.rows('update users set super_user = true where id = $1', [admin.id]);
    const id = await made({ alias: keptByApplication });
    await server.rows('update users set super_user = false where id = $1', [admin.id]);
    expect(await server.rows('select app_id from tenant_applications where tenant_id = $1', [id])).toEqual([
      { app_id: confidentialClient.id },
    ]);
    expect((await rename(id, null)).status).toBe(200);
    expect((await rename(id, keptByApplication)).code).toBe('account-alias-taken');
  });

  it('is available once configuration no longer names it', async () => {
    const { services } = server;
    await syncConfiguration({
      db: services.db,
      config: { ...services.config, grants: [] },
      random: services.random,
      now: services.clock(),
    });
    expect((await create({ alias: 'kept-by-grant' })).status).toBe(200);
    expect((await create({ alias: 'kept-by-connection' })).code).toBe('account-alias-taken');
    await syncConfiguration({
      db: services.db,
      config: services.config,
      random: services.random,
      now: services.clock(),
    });
    expect(await server.rows(`select kind, kept from tenant_names where name = 'kept-by-grant'`)).toEqual([
      { kind: 'alias', kept: true },
    ]);
  });
});
