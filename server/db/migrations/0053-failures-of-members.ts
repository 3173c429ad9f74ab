/** The incorrect passwords of its members, which belong to no tenant, are read in a tenant's scope to preview a lockout policy. */
import { sql, type Kysely } from 'kysely';

const statement = `create policy tenant_reads_failures on audits for select using (
  tenant_id is null and action in ('user.sign-in-failed', 'user.locked') and exists (
    select from memberships m where m.user_id = audits.actor_id and m.tenant_id = (select app_tenant_id()) and m.joined))`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}
