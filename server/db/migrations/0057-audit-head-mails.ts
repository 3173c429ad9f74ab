/**
 * Who gets the daily head of a tenant's audit log by mail. A member, so that nobody is sent mail who did not accept the
 * tenant, and only while they are one.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table audit_head_mails (
     tenant_id text collate "C" primary key references tenants on delete cascade,
     user_id uuid not null,
     due_at timestamptz not null,
     created_at timestamptz not null,
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,
  `create index audit_head_mails_due on audit_head_mails (due_at)`,
  `create index audit_head_mails_member on audit_head_mails (tenant_id, user_id)`,
  `alter table audit_head_mails enable row level security`,
  `alter table audit_head_mails force row level security`,
  `create policy system on audit_head_mails using ((select app_system())) with check ((select app_system()))`,
  `create policy tenant on audit_head_mails using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
