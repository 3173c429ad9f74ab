/** Sub-tenants, access from a tenant to its sub-tenants, and the applications of tenants. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // path: the IDs from the root tenant down to this one, each preceded by a slash, with a slash at the end; so that the
  // path of every descendant begins with it. access_type: which users of a tenant may access its sub-tenants
  `alter table tenants
     add column parent_id uuid references tenants,
     add column path text collate "C",
     add column access_type text not null default 'defaultOff' check (access_type in ('defaultOff', 'defaultOn', 'alwaysOn')),
     add column tenant_type text not null default 'customer' check (tenant_type in ('customer', 'spam', 'test', 'reseller', 'headquarter'))`,
  `update tenants set path = '/' || id || '/'`,
  `alter table tenants alter column path set not null`,
  `create index tenants_path on tenants (path)`,
  `create index tenants_parent on tenants (parent_id)`,

  // the path is computed from the parent, so that inserts cannot get it wrong
  `create function set_tenant_path() returns trigger language plpgsql as $$
   begin
     new.path := coalesce((select path from tenants where id = new.parent_id), '/') || new.id || '/';
     return new;
   end $$`,
  `create trigger tenants_path before insert or update of parent_id on tenants for each row execute function set_tenant_path()`,

  // sub_account_access: null defers to the tenant's access_type. inherited_from: the ancestor tenant that the
  // membership is inherited from; its permissions are those of the membership there, and it ends with that membership
  `alter table memberships
     add column sub_account_access boolean,
     add column inherited_from uuid,
     add foreign key (inherited_from, user_id) references memberships (tenant_id, user_id) on delete cascade`,
  `create index memberships_inherited on memberships (inherited_from, user_id) where inherited_from is not null`,

  // configuration manages applications, and which tenants have them
  `create table applications (
     id text primary key,
     position integer not null,
     name text not null,
     access_type text not null check (access_type in ('FREE_ACCESS', 'MANAGED_ACCESS')),
     app_url text not null,
     login_url text not null,
     logo_url text not null,
     description text not null,
     type text not null,
     frontend_stack text not null,
     is_active boolean not null,
     for_everybody boolean not null,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,
  `create table tenant_applications (
     tenant_id uuid not null references tenants on delete cascade,
     app_id text not null references applications on delete cascade,
     primary key (tenant_id, app_id))`,
  `create table user_applications (
     tenant_id uuid not null,
     user_id uuid not null,
     app_id text not null references applications on delete cascade,
     created_at timestamptz not null,
     primary key (tenant_id, user_id, app_id),
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,
  `create index user_applications_app on user_applications (app_id, tenant_id)`,

  ...['applications', 'tenant_applications', 'user_applications'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
  ]),
  `create policy everybody_reads on applications for select using (true)`,
  `create policy tenant_reads on tenant_applications for select using (tenant_id = app_tenant())`,
  `create policy tenant on user_applications using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
