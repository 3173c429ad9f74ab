/** Security policies of tenants, and impersonation sessions. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // tenant_id is null for the vendor's own, which configuration manages; the domain defines the shape of a value
  `create table security_policies (
     id uuid primary key,
     tenant_id uuid references tenants on delete cascade,
     kind text not null check (kind in ('mfa', 'lockout', 'password-history', 'password-rotation')),
     value jsonb not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique nulls not distinct (tenant_id, kind))`,

  // columns instead of JSON: every authenticated call compares with them. Seconds; null where the tenant sets no limit
  `create table session_policies (
     tenant_id uuid primary key references tenants on delete cascade,
     timeout integer,
     idle_timeout integer,
     max_sessions integer,
     value jsonb not null,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,

  // who acts in the session, if not its user
  `alter table sessions add column impersonator jsonb`,
  `create table impersonations (
     token_hash bytea primary key,
     user_id uuid not null references users on delete cascade,
     tenant_id uuid not null references tenants on delete cascade,
     impersonator jsonb not null,
     reason text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz,
     session_id uuid references sessions on delete set null)`,
  `create index impersonations_expiry on impersonations (expires_at)`,

  // locked_until is reported to everyone, held_until is enforced: a tenant may allow more attempts, or fewer
  `alter table lockouts add column held_until timestamptz`,

  // found in a list of leaked passwords when it was last entered
  `alter table users add column password_breached_at timestamptz`,

  ...['security_policies', 'session_policies', 'impersonations'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
  ]),
  // a tenant sees the vendor's policies and its own, and writes only its own
  `create policy tenant_reads on security_policies for select using (tenant_id is null or tenant_id = app_tenant())`,
  `create policy tenant_writes on security_policies using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())`,
  `create policy tenant on session_policies using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
