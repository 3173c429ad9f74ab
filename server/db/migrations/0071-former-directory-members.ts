/** Members whose directory connection was deleted, so that a new connection can manage them again. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table scim_former_members (
     tenant_id text collate "C" not null,
     user_id uuid not null,
     owns_account boolean not null,
     primary key (tenant_id, user_id),
     foreign key (tenant_id, user_id) references memberships (tenant_id, user_id) on delete cascade)`,
  `alter table scim_former_members enable row level security`,
  `alter table scim_former_members force row level security`,
  `create policy system on scim_former_members using ((select app_system())) with check ((select app_system()))`,
  `create policy tenant on scim_former_members using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
