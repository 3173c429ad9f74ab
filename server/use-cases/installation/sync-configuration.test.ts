import { expect, it } from 'vitest';
import { Config } from '#server/config/config.ts';
import { systemRandom } from '#server/lib/secrets.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { syncConfiguration } from './sync-configuration.ts';

const server = await useTestServer();
const withBaseUrl = ({ baseUrl = server.services.config.baseUrl, ...config }: Config) => ({
  ...config,
  baseUrl,
  dataDir: '',
});
const sync = (config: object) =>
  syncConfiguration({
    db: server.services.db,
    config: withBaseUrl(Config.parse(config)),
    random: systemRandom,
    now: server.clock.read(),
  });
const roles = () =>
  server.rows('select id, key, name, permission_keys, updated_at from roles where tenant_id is null order by key');

it('creates one vendor id for the installation, even if several processes start at once', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => sync({})));
  expect(new Set([...ids, server.services.environment.vendorId]).size).toBe(1);
});

it('syncs roles with configuration (added, changed, removed); ids stay, and unchanged roles keep their timestamps', async () => {
  const before = await roles();
  server.clock.advance(1000);
  const admin = {
    key: 'admin',
    name: 'Admin',
    description: 'Manages users, roles, and settings.',
    level: 0,
    permissions: ['fe.*'],
    isFirstUser: true,
  };
  await sync({ roles: [admin, { key: 'auditor', name: 'Auditor', permissions: ['fe.secure.read.audits'] }] });
  const after = await roles();
  expect(after.map(({ key }) => key)).toEqual(['admin', 'auditor']);
  expect(after[0]).toEqual(before[0]);
  await sync({ roles: [{ ...admin, name: 'Owner' }] });
  expect(await roles()).toMatchObject([
    { id: before[0]!['id'], key: 'admin', name: 'Owner', updated_at: server.clock.read() },
  ]);
});

it('leaves the roles of tenants unchanged', async () => {
  await server.rows(
    "insert into roles (id, tenant_id, key, name, level, created_at, updated_at) values (gen_random_uuid(), $1, 'own', 'Own', 1, $2, $2)",
    [server.people.acme, server.clock.read()],
  );
  await sync({ roles: [] });
  expect(await server.rows('select key from roles')).toEqual([{ key: 'own' }]);
});

it('adds the permissions of the vendor’s product', async () => {
  await sync({ permissions: [{ key: 'plans.read', name: 'Read plans' }] });
  expect(await server.rows("select name, category from permissions where key = 'plans.read'")).toEqual([
    { name: 'Read plans', category: 'Product' },
  ]);
  await sync({});
  expect(await server.rows("select 1 from permissions where key = 'plans.read'")).toEqual([]);
});

it('3 adds mandatory permissions to roles of tenants and removes those that no such role may have', async () => {
  const at = server.clock.read();
  await server.rows(
    `insert into roles (id, tenant_id, key, name, level, permission_keys, created_at, updated_at) values (gen_random_uuid(), $1, 'mixed', 'Mixed', 1, '{plans.purge,plans.read,plans.p*}', $2, $2)`,
    [server.people.acme, at],
  );
  await sync({
    permissions: [
      { key: 'plans.audit', name: 'Leave a trail', assignment: 'ALWAYS' },
      { key: 'plans.purge', name: 'Purge plans', assignment: 'NEVER' },
      { key: 'plans.read', name: 'Read plans' },
    ],
  });
  expect(await server.rows("select permission_keys from roles where key = 'mixed'")).toEqual([
    { permission_keys: ['plans.audit', 'plans.read'] },
  ]);
});

it('stored URLs of images follow a change of baseUrl; images of others stay', async () => {
  const { admin, member, acme, globex } = server.people;
  const hash = 'ab'.repeat(32);
  const unknown = 'cd'.repeat(32);
  await server.rows("insert into pictures (hash, body, created_at) values ($1, 'x', now())", [hash]);
  const setPicture = (id: string, url: string) =>
    server.rows('update users set picture_url = $2 where id = $1', [id, url]);
  const setLogo = (id: string, url: string) =>
    server.rows("update tenants set settings = settings || jsonb_build_object('logo', $2::text) where id = $1", [
      id,
      url,
    ]);
  const urls = async () =>
    [
      ...(await server.rows('select picture_url as url from users where id = any($1) order by email', [
        [admin.id, member.id],
      ])),
      ...(await server.rows("select settings->>'logo' as url from tenants where id = any($1) order by name", [
        [acme, globex],
      ])),
    ].map(({ url }) => url);
  await setPicture(admin.id, `http://old.example:4000/images/${hash}`);
  await setPicture(member.id, `https://elsewhere.example/images/${unknown}`);
  await setLogo(acme, `https://old.example/under/images/${hash}`);
  await setLogo(globex, 'https://elsewhere.example/logo.png');
  const config = { baseUrl: 'https://new.example' };
  await sync(config);
  const moved = [
    `https://new.example/images/${hash}`,
    `https://elsewhere.example/images/${unknown}`,
    `https://new.example/images/${hash}`,
    'https://elsewhere.example/logo.png',
  ];
  expect(await urls()).toEqual(moved);
  await sync(config);
  expect(await urls()).toEqual(moved);
});
