import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { inject } from 'vitest';
import { addressWith, withAdmin } from './test-postgres.ts';

export interface TestDatabase {
  /** For the role that owns it, which row-level security binds. */
  connectionString: string;
  /** Closes remaining connections, and removes it. */
  drop(): Promise<void>;
}

/**
 * Clones the migrated template: a separate empty database, within some 20 ms.
 * @param from `nothing` creates one without any migration
 */
export async function createTestDatabase({
  from = 'template',
}: { from?: 'template' | 'nothing' } = {}): Promise<TestDatabase> {
  const { adminUrl, templateUrl } = inject('postgres');
  const owner = new URL(templateUrl).pathname.slice(1);
  const template = from === 'template' ? owner : 'template0';
  const name = `portico_test_${randomBytes(8).toString('hex')}`;
  await withAdmin(adminUrl, (admin) =>
    admin.query(`create database ${name} template ${template} owner ${owner} strategy file_copy`),
  );
  return {
    connectionString: addressWith(templateUrl, { database: name }),
    drop: () =>
      withAdmin(adminUrl, async (admin) => {
        await closingConnections(admin, name);
        await admin.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/**
 * Waits up to half a minute for connections that are being closed: `pool.end()` resolves before PostgreSQL has seen the end
 * of each, and one that is terminated by force meanwhile emits an error without a listener.
 */
async function closingConnections(admin: Client, database: string): Promise<void> {
  const open = 'select 1 from pg_stat_activity where datname = $1 limit 1';
  for (let tries = 0; tries < 1500 && (await admin.query(open, [database])).rowCount !== 0; tries++)
    await setTimeout(20);
}
