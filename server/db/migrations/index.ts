/** Migrations in their order. A landed migration is never changed; a new one is added. */
import type { Migration } from 'kysely/migration';
import * as foundation from './0001-foundation.ts';
import * as portal from './0002-portal.ts';

export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-portal': portal,
};
