/**
 * In the scope of a user, an audit row may name one of their tenants, or record one of their own actions: a user who
 * was just removed from a tenant may still sign out of it, and that is audited.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter policy user_writes on audits with check (
     (select app_user()) is not null
     and (tenant_id is null or actor_id = (select app_user()) or tenant_id = any ((select app_user_tenants())::text[])))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
