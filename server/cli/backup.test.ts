import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { callerFor, paths, signIn } from '#server/testing/flows.ts';
import { fillTables, readTables } from '#server/testing/fill-tables.ts';
import { systemClient } from '#server/testing/system-client.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { freePortPair, runServer } from '#server/testing/start-server.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';
import { systemRandom } from '#server/lib/secrets.ts';
import { openRootKey } from '#server/use-cases/installation/root-key.ts';
import { sealLog } from '#server/use-cases/audits/seal-audits.ts';
import { verifyLog } from '#server/use-cases/audits/verify-audits.ts';
import { backupCommand } from './backup.ts';
import { restoreCommand } from './restore.ts';

const server = await useTestServer();
const { acme, admin, globex, stranger } = server.people;
const key = server.masterKey.toString('base64');
let folder: string;
let file: string;
let pictured: Record<string, unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-backup-'));
  file = join(folder, 'portico.backup');
  await server.rows(`update users set name = $1 where id = $2`, [
    'Line\nseparators \u2028 and "quotes" \\ stay',
    admin.id,
  ]);
  // The server's own key exists after the first sign-in; the test row is not a usable key.
  await signIn(server.browser(), admin);
  await server.settle();
  const present = {
    tenants: { id: globex },
    users: { id: stranger.id },
    memberships: { tenant_id: globex, user_id: stranger.id },
  };
  const special = {
    entitlement_grants: { feature_key: 'x' },
    jobs: { run_at: new Date('2126-01-01') },
    audits: { action: 'user.activated' },
    events: { key: 'user.activated' },
  };
  await fillTables(
    server.rows,
    await readTables(server.rows),
    { tenantId: globex, userId: stranger.id },
    { present, special },
  );
  await server.rows('delete from signing_keys where length(wrapped_private_key) < 100');
  await openRootKey(server.services.db, { current: server.masterKey }, systemRandom);
  // a job claimed, or an audit row sealed, between the backup and the comparison would make them differ
  await sealLog(server.services, acme);
  await Promise.all([server.app.jobs.stop(), server.app.sealer.stop()]);
  // waits for its seal during the backup
  await server.rows(
    `insert into audits (tenant_id, at, action, severity, trace_id, reported) values ($1, now(), 'planner.saved', 'Info', 't', true)`,
    [acme],
  );
  await run(backupCommand, [file], server.database);
  pictured = await pictureOf(server.database);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Command = typeof backupCommand;

/** @returns what it printed */
async function run(
  command: Command,
  argv: string[],
  database?: TestDatabase,
  env: NodeJS.ProcessEnv = { PORTICO_MASTER_KEY: key },
): Promise<string> {
  const printed: string[] = [];
  const url = database && { DATABASE_URL: database.connectionString };
  await command({ argv, env: { ...env, ...url }, cwd: folder, print: (text) => printed.push(text) });
  return printed.join('\n');
}

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ from: 'nothing' });
  onTestFinished(() => database.drop());
  return database;
}

type Ask = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;

/** On one connection, in the system scope. */
async function asking<T>({ connectionString }: TestDatabase, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = systemClient(connectionString);
  await client.connect();
  try {
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}

const objects = (database: TestDatabase) =>
  asking(database, (ask) =>
    ask(
      `select relname from pg_class where relnamespace = 'public'::regnamespace union all select proname from pg_proc where pronamespace = 'public'::regnamespace`,
    ),
  );

/** Everything that a restore has to reproduce, including digests of all rows. */
const pictureOf = (database: TestDatabase): Promise<Record<string, unknown>> =>
  asking(database, async (ask) => {
    const tables = await ask<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    );
    const digests = tables.map(
      ({ name }) =>
        `select '${name}' as name, count(*)::int as count, md5(string_agg(t::text, ',' order by t::text)) from "${name}" t`,
    );
    return {
      rows: await ask(digests.join(' union all ')),
      constraints: await ask(
        `select conname, pg_get_constraintdef(oid), convalidated from pg_constraint where connamespace = 'public'::regnamespace order by conname, 2`,
      ),
      triggers: await ask(
        `select tgname, tgenabled, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`,
      ),
      security: await ask(
        `select relname, relrowsecurity, relforcerowsecurity from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
      ),
      sequences: await ask('select sequencename, last_value from pg_sequences order by 1'),
    };
  });

describe('a backup', () => {
  it('restored into another database is identical to the last row, and its users can sign in, and audit logs verify', async () => {
    const database = await emptyDatabase();
    const said = await run(restoreCommand, [file], database);
    expect(said).toMatch(/Restored and verified .*: \d+ rows in \d+ tables, \d+ of them users/);
    const picture = await pictureOf(database);
    expect(picture).toEqual(pictured);
    expect((picture['rows'] as { count: number }[]).every(({ count }) => count > 0)).toBe(true);
    const second = await startTestServer({ database, masterKey: server.masterKey });
    onTestFinished(() => second.close());
    const log = await verifyLog(second.services, acme);
    expect([log.broken, log.rows > 0]).toEqual([null, true]);
    const session = await signIn(second.browser(), admin);
    expect((await second.browser().get(paths.me, { authorization: `Bearer ${session.accessToken}` })).status).toBe(200);
  });

  it('contains every row of all tenants', async () => {
    const lines = gunzipSync(await readFile(file))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    const { rows } = JSON.parse(lines.at(-1)!.slice(1)) as { rows: Record<string, number> };
    const [{ count }] = (await server.rows<{ count: number }>('select count(*)::int as count from users')) as [
      { count: number },
    ];
    expect(rows['users']).toBe(count);
    expect(count).toBeGreaterThan(3);
  });

  it('is readable by this OS account only, and never overwrites', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(run(backupCommand, [file], server.database)).rejects.toThrow('already exists');
  });

  it('is a consistent snapshot, while sign-ins continue', async () => {
    const { browser } = await callerFor(server, admin);
    const busy = join(folder, 'busy.backup');
    await Promise.all([
      run(backupCommand, [busy], server.database),
      browser.post(paths.refresh),
      browser.post(paths.refresh),
    ]);
    expect(await run(backupCommand, ['check', busy])).toContain('is complete');
  });

  it('refuses a database whose policies hide rows', async () => {
    await server.rows(`alter policy ${await policyOf('lockouts')} on lockouts using (false)`);
    onTestFinished(() => server.rows(`alter policy ${policyName} on lockouts using (true)`).then(() => undefined));
    await expect(run(backupCommand, [join(folder, 'hidden.backup')], server.database)).rejects.toThrow(
      'Row-level security would hide rows of lockouts',
    );
  });

  it('of an empty database is refused', async () => {
    await expect(run(backupCommand, [join(folder, 'x')], await emptyDatabase())).rejects.toThrow('has no Portico data');
    await expect(run(backupCommand, [join(folder, 'x'), '--data-dir', join(folder, 'nowhere')])).rejects.toThrow(
      `No database found in ${join(folder, 'nowhere')}`,
    );
    await expect(run(backupCommand, [])).rejects.toThrow('Usage: npm run backup -- FILE');
  });
});

let policyName = '';
async function policyOf(table: string): Promise<string> {
  const [policy] = await server.rows<{ name: string }>(
    `select polname as name from pg_policy where polrelid = $1::regclass and polcmd in ('*', 'r')`,
    [table],
  );
  policyName = policy!.name;
  return policyName;
}

describe('a restore leaves a database unchanged', () => {
  it('when it is not empty', async () => {
    await expect(run(restoreCommand, [file], server.database)).rejects.toThrow(
      /^The database is not empty: it has .* Nothing was changed\./,
    );
  });

  it('when the master key is a different one', async () => {
    const database = await emptyDatabase();
    const other = { PORTICO_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') };
    await expect(run(restoreCommand, [file], database, other)).rejects.toThrow(
      'The master key doesn’t match this backup',
    );
    expect(await objects(database)).toEqual([]);
  });

  it.each<[string, RegExp, (copy: string) => Promise<void>]>([
    [
      'was cut off',
      /is damaged: it was cut off/,
      async (copy) => truncate(copy, Math.floor((await stat(copy)).size / 2)),
    ],
    [
      'was changed',
      /is damaged: its contents are not what was written/,
      (copy) => rewrite(copy, (text) => text.replace(admin.email, 'mallory@evil.example')),
    ],
    [
      'lacks a row',
      /is damaged: its contents are not what was written/,
      (copy) => rewrite(copy, (text) => text.replace(/\n\{[^\n]*/, '')),
    ],
    [
      'lacks its end',
      /is damaged: its end is missing/,
      (copy) => rewrite(copy, (text) => text.replace(/#[^\n]*\n$/, '')),
    ],
    ['is something else', /isn’t a Portico backup/, (copy) => writeFile(copy, 'PGDMP')],
    [
      'is compressed, and something else',
      /isn’t a Portico backup/,
      (copy) => writeFile(copy, gzipSync('create table x ()\n')),
    ],
    ['is not there', /cannot be read \(ENOENT\)/, (copy) => rm(copy)],
  ])('when the file %s; check reports it too', async (_what, reason, damage) => {
    const copy = join(folder, 'copy.backup');
    await copyFile(file, copy);
    await damage(copy);
    const database = await emptyDatabase();
    await expect(run(restoreCommand, [copy], database)).rejects.toThrow(reason);
    await expect(run(backupCommand, ['check', copy])).rejects.toThrow(reason);
    expect(await objects(database)).toEqual([]);
  });

  it('when the backup was made by a newer version', async () => {
    await server.rows(`insert into kysely_migration (name, timestamp) values ('9000-of-a-newer-version', now()::text)`);
    const newer = join(folder, 'newer.backup');
    await run(backupCommand, [newer], server.database);
    await server.rows(`delete from kysely_migration where name like '9000%'`);
    const database = await emptyDatabase();
    await expect(run(restoreCommand, [newer], database)).rejects.toThrow(
      /created by another version of Portico \(migrations: .*9000-of-a-newer-version/,
    );
    expect(await objects(database)).toEqual([]);
  });
});

async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  const text = gunzipSync(await readFile(path)).toString('utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(path, gzipSync(changed));
}

it('of an embedded installation is taken while it runs, and restored into another data folder with its key', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const running = await runServer({ dataDir: first, port: await freePortPair(), ahead: 0 });
  onTestFinished(() => running.close());
  const embedded = join(folder, 'embedded.backup');
  expect(await run(backupCommand, [embedded, '--data-dir', first], undefined, {})).toContain(join(first, 'master.key'));
  await expect(run(restoreCommand, [embedded, '--data-dir', second], undefined, {})).rejects.toThrow(
    `Copy master.key of the first data folder to ${second}`,
  );
  const env = { PORTICO_MASTER_KEY: (await readFile(join(first, 'master.key'), 'utf8')).trim() };
  await run(restoreCommand, [embedded, '--data-dir', second], undefined, env);
  await copyFile(join(first, 'master.key'), join(second, 'master.key'));
  const port = await freePortPair();
  const restored = await runServer({ dataDir: second, port, ahead: 0 });
  onTestFinished(() => restored.close());
  const { users } = JSON.parse(await readFile(join(second, 'demo.json'), 'utf8')) as {
    users: { email: string; password: string }[];
  };
  const answer = await fetch(`http://localhost:${port}${paths.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://localhost:${port}` },
    body: JSON.stringify({ email: users[0]!.email, password: users[0]!.password }),
  });
  expect(answer.status, await answer.text()).toBe(200);
});
