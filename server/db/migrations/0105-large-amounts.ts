/** Amounts of subscriptions and invoices beyond 2,147,483,647 smallest units: VND 3,000,000,000, say. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table subscriptions alter column amount type bigint`,
  `alter table invoices alter column total type bigint`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
