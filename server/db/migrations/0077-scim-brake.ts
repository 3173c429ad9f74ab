/** Brake on mass deprovisioning: users whose deactivation or deletion is held, and who was removed a moment ago. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // held: what the directory asked for and an admin has to decide. The membership stays as it is until then
  `alter table scim_users
     add column held text check (held in ('deactivation', 'deletion')),
     add column held_at timestamptz,
     add check ((held is null) = (held_at is null))`,
  `create index scim_users_held on scim_users (connection_id, held_at, id) where held is not null`,
  // one row for each user: a second removal of the same user counts once
  `create table scim_removals (
     tenant_id text collate "C" not null,
     connection_id uuid not null,
     user_id uuid not null,
     removed_at timestamptz not null,
     primary key (connection_id, user_id),
     foreign key (tenant_id, connection_id) references scim_connections (tenant_id, id) on delete cascade)`,
  `create index scim_removals_removed on scim_removals (removed_at)`,
  `alter table scim_removals enable row level security`,
  `alter table scim_removals force row level security`,
  `create policy system on scim_removals using ((select app_system())) with check ((select app_system()))`,
  `create policy tenant on scim_removals using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
