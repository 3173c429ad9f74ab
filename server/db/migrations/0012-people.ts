/** Resets of a user's second factors, which two admins must approve; who manages a member's profile. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // 'here' its admins and the user, 'scim2' a directory
  `alter table memberships add column managed_by text not null default 'here' check (managed_by in ('here', 'scim2'))`,

  // one admin requests, another confirms before expires_at, and it takes effect at due_at. Open as long as ended_at is
  // null
  `create table factor_resets (
     id uuid primary key,
     tenant_id uuid not null,
     user_id uuid not null,
     requested_by uuid references users on delete set null,
     requested_at timestamptz not null,
     expires_at timestamptz not null,
     confirmed_by uuid references users on delete set null,
     confirmed_at timestamptz,
     due_at timestamptz,
     ended_at timestamptz,
     outcome text check (outcome in ('done', 'cancelled', 'kept', 'lapsed')),
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,
  `create unique index factor_resets_open on factor_resets (user_id) where ended_at is null`,
  `create index factor_resets_tenant on factor_resets (tenant_id, user_id)`,

  `alter table factor_resets enable row level security`,
  `alter table factor_resets force row level security`,
  `create policy system on factor_resets using (app_system()) with check (app_system())`,
  `create policy tenant on factor_resets using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())`,

  // actions by and on one user, the newest first
  `create index audits_actor on audits (tenant_id, actor_id, id desc)`,
  `create index audits_target on audits (tenant_id, target_id, id desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
