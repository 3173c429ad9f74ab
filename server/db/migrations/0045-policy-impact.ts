/** What a preview of a draft policy reads: the live sessions of a tenant, and the address of an API token's last call. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table api_tokens add column last_used_ip inet`,
  // read only: sessions are opened, renewed and ended in the scope of their user
  `create policy tenant_reads on sessions for select using (tenant_id = (select app_tenant_id()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
