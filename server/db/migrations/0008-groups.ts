/**
 * Groups of users, which give roles to all of their members; and which permissions a tenant may put into its own roles.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  // ASSIGNABLE: the tenant chooses · ALWAYS: part of every role that a tenant creates · NEVER: not available
  `alter table permissions add column assignment text not null default 'ASSIGNABLE' check (assignment in ('NEVER', 'ALWAYS', 'ASSIGNABLE'))`,

  // managed_by names who manages the group: 'here' its admins, 'scim2' a directory. metadata is JSON in a string
  `create table groups (
     id uuid primary key,
     tenant_id uuid not null references tenants on delete cascade,
     name text not null,
     color text,
     description text,
     metadata text,
     managed_by text not null check (managed_by in ('here', 'scim2')),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique (tenant_id, id))`,
  `create unique index groups_name on groups (tenant_id, managed_by, lower(name))`,

  `create table group_roles (
     tenant_id uuid not null,
     group_id uuid not null,
     role_id uuid not null references roles on delete cascade,
     primary key (group_id, role_id),
     foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade)`,
  `create index group_roles_role on group_roles (role_id)`,

  // membership of groups ends with membership of the tenant
  `create table group_members (
     tenant_id uuid not null,
     group_id uuid not null,
     user_id uuid not null,
     primary key (tenant_id, user_id, group_id),
     foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade,
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,
  `create index group_members_group on group_members (group_id)`,

  // no row: groups are enabled, and give their roles
  `create table group_settings (
     tenant_id uuid primary key references tenants on delete cascade,
     enabled boolean not null,
     roles_enabled boolean not null,
     updated_at timestamptz not null)`,

  ...['groups', 'group_roles', 'group_members', 'group_settings'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
    `create policy tenant on ${table} using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())`,
  ]),

  `create index membership_roles_role on membership_roles (role_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
