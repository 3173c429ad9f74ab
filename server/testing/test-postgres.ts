/**
 * One throwaway PostgreSQL for a whole test run, with a migrated template from which every test file clones its
 * database.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { processExists, readPostmasterState } from '#server/db/embedded/postmaster-file.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { stopPostmaster } from '#server/db/embedded/stop-postmaster.ts';

export interface TestPostgres {
  /** Role that may create databases. */
  adminUrl: string;
  /** The migrated database, owned by a role that row-level security binds. */
  templateUrl: string;
}

const folderPrefix = 'portico-test-';

/**
 * No test needs crash safety, so nothing waits for the disk. A run opens some thousands of connections, each of which would derive a
 * key from the password in 4096 iterations: its passwords are random and short-lived.
 */
const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  scram_iterations: '1',
};

/**
 * Starts it, or uses the server of TEST_DATABASE_URL, whose role needs CREATEDB and CREATEROLE.
 *
 * @param migrate brings an empty database to the latest schema
 */
export async function startTestPostgres(
  migrate: (connectionString: string) => Promise<unknown>,
): Promise<{ postgres: TestPostgres; stop(): Promise<void> }> {
  const server = await openServer();
  try {
    const template = await createTemplate(server.adminUrl, migrate);
    return {
      postgres: { adminUrl: server.adminUrl, templateUrl: template.url },
      stop: async () => {
        await template.drop();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openServer(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (adminUrl) return { adminUrl, stop: async () => undefined };
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  const log = { info: () => undefined, warn: (message: string) => console.warn(message) };
  const engine = await startEmbeddedPostgres({ dataDir: folder, log, settings: throwawaySettings });
  return {
    adminUrl: engine.superuserConnectionString,
    stop: async () => {
      await engine.stop();
      await removeWithSocket(folder);
    },
  };
}

async function createTemplate(
  adminUrl: string,
  migrate: (connectionString: string) => Promise<unknown>,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portico_template_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(18).toString('base64url');
  await withAdmin(adminUrl, async (admin) => {
    await admin.query(`create role ${name} login nosuperuser nobypassrls password '${password}'`);
    // A role without superuser rights can give a database only to a role that it is a member of.
    if (!(await isSuperuser(admin))) await admin.query(`grant ${name} to current_user`);
    await admin.query(`create database ${name} owner ${name}`);
  });
  const url = addressWith(adminUrl, { database: name, role: name, password });
  await migrate(url);
  return { url, drop: () => dropTemplate(adminUrl, name) };
}

async function dropTemplate(adminUrl: string, role: string): Promise<void> {
  await withAdmin(adminUrl, async (admin) => {
    const owned = 'select datname from pg_database join pg_roles on pg_roles.oid = datdba where rolname = $1';
    const { rows } = await admin.query<{ datname: string }>(owned, [role]);
    for (const { datname } of rows)
      await admin.query(`drop database if exists ${admin.escapeIdentifier(datname)} with (force)`);
    await admin.query(`drop role ${role}`);
  });
}

/** Runs a few statements on a separate connection. */
export async function withAdmin<Result>(adminUrl: string, work: (admin: Client) => Promise<Result>): Promise<Result> {
  const admin = new Client({ connectionString: adminUrl });
  // one that is cut while it closes concerns no test
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** The same server, another database and role. */
export function addressWith(url: string, change: { database: string; role?: string; password?: string }): string {
  const address = new URL(url);
  address.pathname = `/${change.database}`;
  if (change.role !== undefined) address.username = change.role;
  if (change.password !== undefined) address.password = change.password;
  return address.href;
}

async function isSuperuser(admin: Client): Promise<boolean> {
  const { rows } = await admin.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  );
  return rows[0]?.rolsuper === true;
}

/** Removes servers of killed runs; the folder's name contains the owner's process ID. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(folderPrefix) ? Number(name.slice(folderPrefix.length).split('-')[0]) : Number.NaN;
    if (Number.isNaN(owner) || processExists(owner)) continue;
    await removeOne(join(tmpdir(), name)).catch((error: unknown) =>
      console.warn(`${name} of an earlier run stays: ${String(error)}`),
    );
  }
}

async function removeOne(folder: string): Promise<void> {
  const cluster = join(folder, 'postgres', 'cluster');
  const state = await readPostmasterState(cluster);
  if (state.kind === 'live') await stopPostmaster(cluster, state.file.pid);
  await removeWithSocket(folder);
}

async function removeWithSocket(folder: string): Promise<void> {
  const socketFolder = await readFile(join(folder, 'postgres', 'socket-folder'), 'utf8').catch(() => '');
  if (socketFolder) await rm(socketFolder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
