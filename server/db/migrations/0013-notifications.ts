/** In-app notifications of a user; browsers with which the user has signed in before; who invited whom. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // tenant_id: the tenant that it concerns, and is shown in; null for what concerns the user in all tenants.
  // key names the event, details are the values of its text
  `create table notifications (
     id uuid primary key,
     user_id uuid not null references users on delete cascade,
     tenant_id uuid references tenants on delete cascade,
     key text not null,
     details jsonb not null default '{}',
     created_at timestamptz not null,
     read_at timestamptz,
     pinned_at timestamptz,
     archived_at timestamptz)`,
  `create index notifications_user on notifications (user_id, created_at desc) where archived_at is null`,
  `create index notifications_tenant on notifications (tenant_id) where tenant_id is not null`,

  // fingerprint is a keyed digest of browser, system and network, so that the table reveals no personal data
  `create table known_devices (
     user_id uuid not null references users on delete cascade,
     fingerprint text not null,
     seen_at timestamptz not null,
     primary key (user_id, fingerprint))`,

  ...['notifications', 'known_devices'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
  ]),
  // notifications without a tenant are visible in every tenant of the user
  `create policy tenant on notifications
     using (tenant_id = app_tenant() or (tenant_id is null and exists (select 1 from memberships m where m.user_id = notifications.user_id and m.tenant_id = app_tenant())))
     with check (tenant_id = app_tenant() or (tenant_id is null and exists (select 1 from memberships m where m.user_id = notifications.user_id and m.tenant_id = app_tenant())))`,

  `alter table memberships add column invited_by uuid`,

  // the user's own sign-in history
  `create index audits_sign_ins on audits (actor_id, at desc) where action in ('user.signed-in', 'user.sign-in-failed', 'user.locked')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
