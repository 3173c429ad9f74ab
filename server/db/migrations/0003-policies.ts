/** What tenants decide about security, and sessions in which somebody acts for somebody else. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // tenant_id is null for the vendor's own, which configuration owns; the form of a value is the domain's
  `create table security_policies (
     id uuid primary key,
     tenant_id uuid references tenants on delete cascade,
     kind text not null check (kind in ('mfa', 'lockout', 'password-history', 'password-rotation')),
     value jsonb not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique nulls not distinct (tenant_id, kind))`,

  // columns and not JSON: every signed-in call compares with them. Seconds; null where the tenant sets no bound
  `create table session_policies (
     tenant_id uuid primary key references tenants on delete cascade,
     timeout integer,
     idle_timeout integer,
     max_sessions integer,
     value jsonb not null,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,

  // who acts in the session, when that is not its person
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

  // locked_until is what everybody is told, held_until what holds: a tenant may allow more tries, or fewer
  `alter table lockouts add column held_until timestamptz`,

  // found in a list of leaked passwords when it was last typed
  `alter table users add column password_breached_at timestamptz`,

  ...['security_policies', 'session_policies', 'impersonations'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
  ]),
  // a tenant sees the vendor's policies beside its own, and writes only its own
  `create policy tenant_reads on security_policies for select using (tenant_id is null or tenant_id = app_tenant())`,
  `create policy tenant_writes on security_policies using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())`,
  `create policy tenant on session_policies using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
