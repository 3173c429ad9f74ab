import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { initdbFailed } from './create-cluster.ts';
import { layoutOfHome } from './data-layout.ts';
import { chooseEngineAccount } from './engine-account.ts';
import { isRunning, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { firstLineOf, preparedFolder, query, removePrepared, start, throwawayFolder } from './testing/throwaway.ts';

const root = process.getuid?.() === 0;

const programs = { postgres: '/clone/bin/postgres', initdb: '/clone/bin/initdb', major: '18' };

afterAll(removePrepared);

describe('first start', () => {
  it('creates its own database, with an owner that row-level security binds', async () => {
    const engine = await start(await throwawayFolder());
    expect(engine).toMatchObject({ attached: false, version: expect.stringMatching(/^18\./) });
    const about =
      'select current_user as role, current_database() as database, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole';
    expect(await query(engine.connectionString, `${about} from pg_roles where rolname = current_user`)).toEqual([
      {
        role: 'portico',
        database: 'portico',
        rolsuper: false,
        rolbypassrls: false,
        rolcreatedb: false,
        rolcreaterole: false,
      },
    ]);
  });

  it('sorts by code point in UTF-8, verifies page checksums, and listens on a private socket only', async () => {
    const engine = await start(await throwawayFolder());
    const show = async (name: string): Promise<unknown> =>
      (await query(engine.superuserConnectionString, `show ${name}`))[0]?.[name];
    expect(await show('server_encoding')).toBe('UTF8');
    expect(await show('data_checksums')).toBe('on');
    expect(await show('listen_addresses')).toBe('');
    const folder = new URL(engine.connectionString).searchParams.get('host')!;
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const lower = "select lower('ÄÉ') as lower, 'Z' < 'a' as by_code_point";
    expect(await query(engine.connectionString, lower)).toEqual([{ lower: 'äé', by_code_point: true }]);
  });

  it('refuses a wrong password, and keeps the right one readable only by its own account', async () => {
    const folder = await preparedFolder();
    const engine = await start(folder);
    const wrong = new URL(engine.connectionString);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect((await stat(join(folder, 'postgres', 'credentials.json'))).mode & 0o777).toBe(0o600);
  });

  it('works below a path with spaces and quotes', async () => {
    const engine = await start(await throwawayFolder(`it's a "data" folder`));
    expect(await query(engine.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(root)(
    'runs under an account other than root, even in a folder that this account cannot access',
    async () => {
      const folder = await throwawayFolder();
      await mkdir(folder, { mode: 0o700 });
      const engine = await start(folder);
      expect((await stat(`/proc/${engine.pid}`)).uid).not.toBe(0);
      const capabilities = /CapEff:\s+(\w+)/.exec(await readFile(`/proc/${engine.pid}/status`, 'utf8'))?.[1];
      // CAP_DAC_OVERRIDE is the second bit, and no other is set.
      expect(Number.parseInt(capabilities!, 16)).toBe(2);
    },
  );

  it('leaves no partial cluster when an earlier start was killed', async () => {
    const folder = await throwawayFolder();
    const gone = Number(await firstLineOf('echo $$', '/'));
    await mkdir(join(folder, `postgres.new-${gone}-x`, 'cluster'), { recursive: true });
    while ((await stat(`/proc/${gone}`).catch(() => undefined)) !== undefined) await sleep(5);
    await start(folder);
    expect(await readdir(folder)).toEqual(['postgres']);
  });
});

describe('later starts', () => {
  it('keep the data and the address', async () => {
    const folder = await preparedFolder();
    const first = await start(folder);
    await query(first.connectionString, 'create table kept as select 42 as answer');
    await first.stop();
    expect(await isRunning(folder)).toBe(false);
    const second = await start(folder);
    expect(second.connectionString).toBe(first.connectionString);
    expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('keep what was committed before the server was killed', async () => {
    const folder = await preparedFolder();
    const first = await start(folder);
    await query(first.connectionString, 'create table kept as select 42 as answer');
    process.kill(first.pid, 'SIGKILL');
    const second = await start(folder);
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('ignore the process ID of a zombie', async () => {
    const folder = await preparedFolder();
    const cluster = join(folder, 'postgres', 'cluster');
    const zombie = await firstLineOf('true & echo $!; exec sleep 60', cluster);
    await writeFile(join(cluster, 'postmaster.pid'), `${zombie}\n${cluster}\n1\n5432\n\n\n`);
    expect((await start(folder)).attached).toBe(false);
  });

  it('ignore a process ID that another program has now', async () => {
    const folder = await preparedFolder();
    const cluster = join(folder, 'postgres', 'cluster');
    const other = await firstLineOf('echo $$; exec sleep 60', cluster);
    await writeFile(join(cluster, 'postmaster.pid'), `${other}\n${cluster}\n1\n5432\n\n\n`);
    expect((await start(folder)).attached).toBe(false);
  });

  it('ignore an empty file, which a full disk leaves', async () => {
    const folder = await preparedFolder();
    await writeFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), '');
    expect((await start(folder)).attached).toBe(false);
  });
});

describe('several processes', () => {
  it('share one engine; the last to leave stops it', async () => {
    const folder = await preparedFolder();
    const first = await start(folder);
    const second = await start(folder);
    expect(second).toMatchObject({ attached: true, pid: first.pid, connectionString: first.connectionString });
    await first.stop();
    expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(await isRunning(folder)).toBe(false);
  });

  it('start at once: one starts the engine, the others attach', async () => {
    const folder = await throwawayFolder();
    const engines = await Promise.all([start(folder), start(folder), start(folder)]);
    expect(engines.filter((engine) => !engine.attached)).toHaveLength(1);
    expect(new Set(engines.map((engine) => engine.pid)).size).toBe(1);
  });

  it('start while the last one stops it', async () => {
    const folder = await preparedFolder();
    const first = await start(folder);
    const [, second] = await Promise.all([first.stop(), start(folder)]);
    expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('find the engine of a process that was killed', async () => {
    const folder = await preparedFolder();
    const pid = await startInProcessThatIsKilled(folder);
    const engine = await start(folder);
    expect(engine).toMatchObject({ attached: true, pid });
  });
});

describe('while it is in use', () => {
  it('is restarted when it dies, under the same address', async () => {
    const engine = await start(await preparedFolder());
    process.kill(engine.pid, 'SIGKILL');
    const answer = await eventually(() => query(engine.connectionString, 'select 1 as one'));
    expect(answer).toEqual([{ one: 1 }]);
  });

  it('is not recreated when its folder was removed', async () => {
    const folder = await preparedFolder();
    const engine = await start(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    process.kill(engine.pid, 'SIGKILL');
    await sleep(500);
    await expect(stat(folder)).rejects.toThrow(/ENOENT/);
    await engine.stop();
  });
});

describe('errors come with a remedy', () => {
  it('a data folder that cannot be created', async () => {
    const folder = await throwawayFolder();
    await writeFile(folder, '');
    await expect(start(join(folder, 'data'))).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/cannot be written to \(ENOTDIR\)/),
      remedy: expect.stringMatching(/choose another folder .*DATABASE_URL/),
    });
  });

  it.runIf(!root)('a data folder without write permission', async () => {
    const folder = await throwawayFolder();
    await mkdir(folder);
    await chmod(folder, 0o500);
    await expect(start(folder)).rejects.toThrow(/cannot be written to \(EACCES\)/);
  });

  it('a full disk while the database is created', () => {
    const layout = layoutOfHome('/data', '/data/postgres');
    expect(initdbFailed(layout, programs, 'initdb: error: could not write: No space left on device')).toMatchObject({
      message: expect.stringContaining('The disk of the data folder /data is full.'),
      remedy: expect.stringContaining('Free about 200 MB'),
    });
  });

  it('programs that cannot be run, without blaming the data folder', () => {
    const layout = layoutOfHome('/data', '/data/postgres');
    const failure = initdbFailed(layout, programs, 'invalid binary "/clone/bin/initdb": Permission denied');
    expect(failure.message).toMatch(/^PostgreSQL's programs in \/clone\/bin cannot be run: invalid binary/);
    expect(failure.message).not.toContain('/data');
  });

  it.runIf(root)('an inaccessible folder, where root has no means to grant PostgreSQL access', async () => {
    const folder = await throwawayFolder();
    await mkdir(folder, { mode: 0o700 });
    const found = await withoutSetpriv(() => start(folder).catch((error: unknown) => error));
    // the clone may be in a closed folder too, which is named as well
    const closed = dirname(folder);
    expect(found).toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(new RegExp(`${closed} (is|are) closed to account .*setpriv is missing`)),
      remedy: expect.stringMatching(new RegExp(`\\(chmod o\\+x (/\\S+ )?${closed}\\)`)),
    });
  });

  it.runIf(root)('every inaccessible folder at once, each named one time', async () => {
    const [programs, data] = [await throwawayFolder(), await throwawayFolder()];
    const [first, second] = [dirname(programs), dirname(data)];
    const reached = [join(programs, 'postgres'), join(programs, 'initdb'), data];
    await expect(withoutSetpriv(() => chooseEngineAccount(data, reached))).rejects.toMatchObject({
      message: expect.stringContaining(`${first} and ${second} are closed to account`),
      remedy: expect.stringContaining(`(chmod o+x ${first} ${second})`),
    });
  });

  it('a database of another major version', async () => {
    const folder = await preparedFolder();
    await writeFile(join(folder, 'postgres', 'cluster', 'PG_VERSION'), '15\n');
    await expect(start(folder)).rejects.toMatchObject({
      message: expect.stringMatching(/created by PostgreSQL 15; this release contains PostgreSQL 18/),
      remedy: expect.stringMatching(/pg_dump of version 15/),
    });
  });

  it('lost passwords', async () => {
    const folder = await preparedFolder();
    const file = join(folder, 'postgres', 'credentials.json');
    await writeFile(file, JSON.stringify({ superuser: 'another', portico: 'another' }));
    await expect(start(folder)).rejects.toMatchObject({
      message: expect.stringMatching(/refuses the connection: password authentication failed/),
      remedy: expect.stringMatching(/Put .*credentials\.json back/),
    });
    expect(await isRunning(folder)).toBe(false);
  });

  it('a running engine whose socket was deleted', async () => {
    const folder = await preparedFolder();
    const engine = await start(folder);
    await rm(new URL(engine.connectionString).searchParams.get('host')!, { recursive: true });
    await expect(start(folder)).rejects.toMatchObject({
      message: expect.stringMatching(new RegExp(`process ${engine.pid}.* was removed or has a different owner`)),
      remedy: expect.stringContaining(`kill -INT ${engine.pid}`),
    });
  });

  it("a damaged cluster, with PostgreSQL's message", async () => {
    const folder = await preparedFolder();
    await writeFile(join(folder, 'postgres', 'cluster', 'postgresql.conf'), 'shared_buffers = nonsense\n');
    await expect(startEmbeddedPostgres({ dataDir: folder, log: console })).rejects.toMatchObject({
      message: expect.stringMatching(/did not start:[^]*shared_buffers/),
      remedy: expect.stringMatching(/postgres\.log/),
    });
  });
});

/** Runs an action while `id` is the only external program. */
async function withoutSetpriv<Result>(action: () => Promise<Result>): Promise<Result> {
  const programsFolder = await throwawayFolder('bin');
  await mkdir(programsFolder);
  await symlink((await promisify(execFile)('which', ['id'])).stdout.trim(), join(programsFolder, 'id'));
  vi.stubEnv('PATH', programsFolder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return action();
}

async function startInProcessThatIsKilled(folder: string): Promise<number> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('start-embedded-postgres.ts', import.meta.url).href)});
    const engine = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, log: console, settings: { fsync: 'off' } });
    console.log('pid ' + engine.pid);
    setInterval(() => undefined, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  // a slow start reports the engine's log first
  let pid: string | undefined;
  for await (const line of createInterface(child.stdout)) if ((pid = /^pid (\d+)$/.exec(line)?.[1])) break;
  if (pid === undefined) throw new Error('the process ended before its engine ran');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  return Number(pid);
}

async function eventually<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries >= 100) throw error;
      await sleep(50);
    }
  }
}
