import { chown, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { paths } from '#server/testing/flows.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { readPostmasterState } from './embedded/postmaster-file.ts';
import { preparedFolder, query, removePrepared, start } from './embedded/testing/throwaway.ts';
import { migrateToLatest } from './migrate.ts';

afterAll(removePrepared);

it('a database that dies, returns as a standby and is promoted: 503 until it accepts writes, and the process survives', async () => {
  const dataDir = await preparedFolder();
  const engine = await start(dataDir, { settings: { fsync: 'off', wal_level: 'replica' } });
  await migrateToLatest(engine.connectionString);
  const server = await startTestServer({
    database: { connectionString: engine.connectionString, drop: () => Promise.resolve() },
  });
  onTestFinished(() => server.close());
  let asked = 0;
  // a different email address each time, since repeated attempts lock one
  const status = async () =>
    (await server.browser().post(paths.login, { email: `nobody-${(asked += 1)}@example.com`, password: 'none at all' }))
      .status;
  expect(await status()).toBe(401);

  const cluster = join(dataDir, 'postgres', 'cluster');
  const { uid, gid } = await stat(cluster);
  const signal = join(cluster, 'standby.signal');
  await writeFile(signal, '');
  await chown(signal, uid, gid);
  const state = await readPostmasterState(cluster);
  if (state.kind !== 'live') throw new Error('the engine does not run');
  const calls = Array.from({ length: 12 }, status);
  process.kill(state.file.pid, 'SIGKILL');
  for (const each of await Promise.all(calls)) expect([401, 503]).toContain(each);
  const inRecovery = () =>
    query<{ standby: boolean }>(engine.superuserConnectionString, 'select pg_is_in_recovery() as standby').then(
      ([row]) => row?.standby,
      () => undefined,
    );
  await expect.poll(inRecovery).toBe(true);
  expect(await status()).toBe(503);
  expect((await server.browser().get('/readyz')).status).toBe(503);
  await query(engine.superuserConnectionString, 'select pg_promote()');
  await expect.poll(status).toBe(401);

  // a server that is demoted under open connections answers them read-only: they are dropped, not reused
  await query(engine.superuserConnectionString, 'alter database portico set default_transaction_read_only = on');
  await query(
    engine.superuserConnectionString,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portico'",
  );
  await expect.poll(status).toBe(503);
  await query(engine.superuserConnectionString, 'alter database portico reset default_transaction_read_only');
  await expect.poll(status).toBe(401);
});
