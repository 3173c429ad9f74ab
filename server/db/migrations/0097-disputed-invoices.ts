/** Payments that the bank was asked back for. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table invoices add column disputed_at timestamptz`,
  `update test_payment_accounts set state = jsonb_set(state, '{invoices}', (
     select coalesce(jsonb_agg(i.value || '{"disputedAt": null}' order by i.ordinality), '[]')
     from jsonb_array_elements(state -> 'invoices') with ordinality i))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
