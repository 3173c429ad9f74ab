/**
 * A tenant that is deleted is charged no more: its customer at the provider is written down for a job, whoever deletes the
 * tenant. The test provider's accounts are deleted with their tenants.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create function keep_customer_to_end() returns trigger language plpgsql as $$
   declare scope text := coalesce(current_setting('app.scope', true), '');
   begin
     perform set_config('app.scope', 'system', true);
     insert into jobs (kind, payload, slot, run_at, created_at)
     values ('end-billing', jsonb_build_object('plain', jsonb_build_object('customerId', old.customer_id)), old.customer_id, clock_timestamp(), clock_timestamp())
     on conflict (kind, slot) do nothing;
     perform set_config('app.scope', scope, true);
     return null;
   end $$`,
  `create trigger billing_ends after delete on billing_accounts for each row
     when (old.customer_id is not null and old.provider <> 'test') execute function keep_customer_to_end()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
