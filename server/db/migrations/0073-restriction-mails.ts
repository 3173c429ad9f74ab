/**
 * Emails to admins about access that the country restrictions refused. A row tells that one about this user or API token
 * was sent lately; those of the last hour are counted, so that nobody's mailbox is flooded.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table country_restriction_settings add column mails_admins boolean not null default false`,
  `create table restriction_mails (
     tenant_id text collate "C" not null references tenants on delete cascade,
     actor_id uuid not null,
     mailed_at timestamptz not null,
     primary key (tenant_id, actor_id))`,
  `create index restriction_mails_time on restriction_mails (mailed_at)`,
  `alter table restriction_mails enable row level security`,
  `alter table restriction_mails force row level security`,
  `create policy system on restriction_mails using ((select app_system())) with check ((select app_system()))`,
  `create policy tenant on restriction_mails using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
