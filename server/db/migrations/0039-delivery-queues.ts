/**
 * Brings `jobs` to the common form of delivery queues: a lane per kind, dead letters that can be listed and replayed.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table jobs add column last_status integer`,
  `create index jobs_due_by_kind on jobs (kind, run_at, id) where done_at is null and failed_at is null`,
  `drop index jobs_due`,
  `create index jobs_failed on jobs (failed_at, id) where failed_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
