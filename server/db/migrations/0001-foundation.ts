/**
 * The initial schema: users, tenants, permissions, sessions, the state of the authorization server, outbox and audits.
 *
 * Every table has forced row-level security, so that even the owner sees nothing by default:
 * - tables of a tenant expose the rows of `app.tenant`, and all rows to `app.scope = 'system'`;
 * - all others expose rows to the system scope only;
 * - the outbox and the audits also accept rows from a tenant's transaction.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create function app_system() returns boolean language sql stable as $$ select current_setting('app.scope', true) = 'system' $$`,
  `create function app_tenant() returns uuid language sql stable as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$`,

  // values of this installation: vendor ID, demo client ID, hashes of vendor keys
  `create table installation (name text primary key, value jsonb not null)`,

  `create table tenants (
     id uuid primary key,
     name text not null,
     alias text unique,
     is_reseller boolean not null default false,
     settings jsonb not null default '{}',
     admin_box jsonb not null default '{}',
     created_at timestamptz not null,
     updated_at timestamptz not null)`,

  // users are global; email_folded is the lookup key
  `create table users (
     id uuid primary key,
     email text not null,
     email_folded text not null unique,
     name text not null,
     title text,
     phone_number text,
     picture_url text,
     metadata jsonb not null default '{}',
     password_hash text,
     password_changed_at timestamptz,
     verified boolean not null default false,
     super_user boolean not null default false,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     last_login_at timestamptz)`,

  `create table memberships (
     tenant_id uuid not null references tenants on delete cascade,
     user_id uuid not null references users on delete cascade,
     state text not null check (state in ('active', 'invited', 'disabled')),
     created_at timestamptz not null,
     last_login_at timestamptz,
     primary key (tenant_id, user_id))`,
  `create index memberships_user on memberships (user_id)`,

  `create table permissions (
     id uuid primary key,
     key text not null unique,
     name text not null,
     description text,
     category text not null,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,

  // tenant_id is null for the vendor's own roles, which configuration manages
  `create table roles (
     id uuid primary key,
     tenant_id uuid references tenants on delete cascade,
     key text not null,
     name text not null,
     description text,
     level integer not null,
     is_default boolean not null default false,
     is_first_user boolean not null default false,
     permission_keys text[] not null default '{}',
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique nulls not distinct (tenant_id, key))`,

  `create table membership_roles (
     tenant_id uuid not null,
     user_id uuid not null,
     role_id uuid not null references roles on delete cascade,
     primary key (tenant_id, user_id, role_id),
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,

  // one row per sign-in and browser; authenticated_at is the auth_time of tokens
  `create table sessions (
     id uuid primary key,
     user_id uuid not null references users on delete cascade,
     tenant_id uuid not null references tenants on delete cascade,
     client_id text not null,
     sso_hash bytea unique,
     amr text[] not null,
     authenticated_at timestamptz not null,
     created_at timestamptz not null,
     seen_at timestamptz not null,
     expires_at timestamptz not null,
     ended_at timestamptz,
     ip text,
     user_agent text)`,
  `create index sessions_user on sessions (user_id) where ended_at is null`,

  // one row per chain of refresh tokens: the cookie's, that of a client's code grant, that of a page's silent
  // authorization. A token names its family; the hashes distinguish current, previous and reused tokens
  `create table refresh_families (
     id uuid primary key,
     session_id uuid not null references sessions on delete cascade,
     client_id text not null,
     kind text not null check (kind in ('cookie', 'code', 'silent')),
     scope text,
     current_hash bytea not null,
     previous_hash bytea,
     rotated_at timestamptz not null,
     created_at timestamptz not null,
     ended_at timestamptz) with (fillfactor = 70)`,
  `create index refresh_families_session on refresh_families (session_id)`,

  // browser_hash ties the request to the browser that started it
  `create table authorization_requests (
     id text primary key,
     client_id text not null,
     redirect_uri text not null,
     client_state text,
     nonce text,
     scope text not null,
     code_challenge text not null,
     tenant_hint text,
     login_hint text,
     reauthenticate boolean not null default false,
     browser_hash bytea not null,
     session_id uuid references sessions on delete cascade,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     completed_at timestamptz)`,
  `create index authorization_requests_browser on authorization_requests (browser_hash)`,
  `create index authorization_requests_expiry on authorization_requests (expires_at)`,

  `create table authorization_codes (
     code_hash bytea primary key,
     session_id uuid not null references sessions on delete cascade,
     tenant_id uuid not null references tenants on delete cascade,
     client_id text not null,
     redirect_uri text not null,
     nonce text,
     scope text not null,
     code_challenge text not null,
     family_id uuid,
     expires_at timestamptz not null,
     used_at timestamptz)`,
  `create index authorization_codes_expiry on authorization_codes (expires_at)`,

  // links sent by email: activation, invitation, reset, unlock, set-up. The password typed at sign-up is stored with
  // its link, and counts only for the browser that signed up: registering a stranger's address gains nothing
  `create table links (
     id uuid primary key,
     purpose text not null,
     password_hash text,
     browser_hash bytea,
     token_hash bytea not null unique,
     user_id uuid not null references users on delete cascade,
     tenant_id uuid references tenants on delete cascade,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz)`,
  `create index links_user on links (user_id, purpose)`,

  // subject is a keyed digest of the address, so that unknown addresses count like known ones
  `create table lockouts (
     subject text primary key,
     failures integer not null,
     last_failure_at timestamptz not null,
     locked_until timestamptz)`,
  `create table rate_limits (key text primary key, points integer not null, resets_at timestamptz not null) with (fillfactor = 70)`,
  `create index rate_limits_expiry on rate_limits (resets_at)`,

  `create table password_history (
     user_id uuid not null references users on delete cascade,
     password_hash text not null,
     created_at timestamptz not null,
     primary key (user_id, created_at))`,

  `create table signing_keys (
     kid text primary key,
     algorithm text not null,
     public_jwk jsonb not null,
     wrapped_private_key bytea not null,
     created_at timestamptz not null,
     signs_from timestamptz not null,
     verifies_until timestamptz)`,

  `create table audits (
     id bigint generated always as identity primary key,
     tenant_id uuid,
     at timestamptz not null,
     action text not null,
     severity text not null,
     actor_id uuid,
     target_kind text,
     target_id text,
     ip text,
     user_agent text,
     trace_id text not null,
     details jsonb not null default '{}')`,
  `create index audits_tenant_time on audits (tenant_id, at desc)`,

  // outbox and scheduled work; (kind, slot) deduplicates a job
  `create table jobs (
     id bigint generated always as identity primary key,
     kind text not null,
     payload jsonb not null,
     slot text,
     run_at timestamptz not null,
     attempts integer not null default 0,
     locked_until timestamptz,
     done_at timestamptz,
     failed_at timestamptz,
     last_error text,
     created_at timestamptz not null,
     unique (kind, slot))`,
  `create index jobs_due on jobs (run_at) where done_at is null and failed_at is null`,

  // the development inbox
  `create table messages (
     id bigint generated always as identity primary key,
     channel text not null,
     recipient text not null,
     subject text not null,
     text_body text not null,
     html_body text not null,
     links jsonb not null,
     codes jsonb not null,
     at timestamptz not null)`,
];

const systemTables = [
  'installation',
  'sessions',
  'refresh_families',
  'authorization_requests',
  'authorization_codes',
  'links',
  'lockouts',
  'rate_limits',
  'password_history',
  'signing_keys',
  'jobs',
  'messages',
];

const tenantPolicies: Record<string, string> = {
  tenants: 'id = app_tenant()',
  memberships: 'tenant_id = app_tenant()',
  membership_roles: 'tenant_id = app_tenant()',
  users: 'exists (select 1 from memberships m where m.user_id = users.id and m.tenant_id = app_tenant())',
  audits: 'tenant_id = app_tenant()',
};

function policies(): string[] {
  const all = [...systemTables, ...Object.keys(tenantPolicies), 'roles', 'permissions'];
  return [
    ...all.flatMap((table) => [
      `alter table ${table} enable row level security`,
      `alter table ${table} force row level security`,
      `create policy system on ${table} using (app_system()) with check (app_system())`,
    ]),
    ...Object.entries(tenantPolicies).map(
      ([table, rule]) => `create policy tenant on ${table} using (${rule}) with check (${rule})`,
    ),
    // a tenant sees the vendor's roles and its own, and writes only its own
    `create policy tenant_reads on roles for select using (tenant_id is null or tenant_id = app_tenant())`,
    `create policy tenant_writes on roles using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())`,
    `create policy everybody_reads on permissions for select using (true)`,
    // subjects are keyed digests: they reveal nothing without the email address
    `create policy everybody_reads on lockouts for select using (true)`,
    // the outbox accepts a job in the transaction of the change that requires it
    `create policy tenant_enqueues on jobs for insert with check (app_tenant() is not null)`,
  ];
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...statements, ...policies()]) await sql.raw(statement).execute(db);
}
