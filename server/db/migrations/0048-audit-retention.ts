/**
 * How long each tenant keeps its audit log. Without a row the default of the configuration applies. No foreign key: the
 * log of a deleted tenant is kept as long, and a legal hold outlives it.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  // days null: forever
  `create table audit_retention (
     tenant_id text collate "C" primary key,
     days integer check (days >= 30),
     legal_hold boolean not null,
     updated_at timestamptz not null)`,
  `alter table audit_retention enable row level security`,
  `alter table audit_retention force row level security`,
  `create policy system on audit_retention using ((select app_system())) with check ((select app_system()))`,
  // a page is found in the index alone, however far down it is
  `create index audits_tenant_order on audits (tenant_id, at desc, id desc)`,
  `drop index audits_tenant_time`,
  `create policy tenant on audit_retention using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
