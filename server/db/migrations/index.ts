/** Migrations in their order. A landed migration is never changed; a new one is added. */
import type { Migration } from 'kysely/migration';
import * as foundation from './0001-foundation.ts';

export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
};
