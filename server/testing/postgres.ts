import { randomBytes } from 'node:crypto';
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
      withAdmin(adminUrl, async (admin) => void (await admin.query(`drop database if exists ${name} with (force)`))),
  };
}
