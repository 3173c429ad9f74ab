/**
 * Allows one server per data folder: an advisory lock in the database is released with our connection, however this
 * process ends.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { StartError } from '#server/lib/start-error.ts';
import type { Settings } from '#server/config/load-config.ts';

const lockKey = 7_081_504;

/** @returns a function that releases the data folder */
export async function claimDataFolder(connectionString: string, config: Settings): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString, application_name: 'portico data folder' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lockKey]);
  const file = path.join(config.dataDir, 'server.json');
  if (!rows[0]?.got) {
    await client.end();
    throw new StartError(
      `The data folder ${config.dataDir} is used by another server${await ownerOf(file)}. Nothing was changed.`,
      'Stop that server first, or use a different folder and port: npm start -- --data-dir DIR --port N',
    );
  }
  await writeFile(file, JSON.stringify({ pid: process.pid, baseUrl: config.baseUrl }), { mode: 0o600 });
  return () => client.end();
}

async function ownerOf(file: string): Promise<string> {
  try {
    const owner = JSON.parse(await readFile(file, 'utf8')) as { pid: number; baseUrl: string };
    return ` (${owner.baseUrl}, process ${owner.pid})`;
  } catch {
    return '';
  }
}
