/**
 * A scope for one user (`app.scope` = 'user', `app.user` = their ID), and no visible rows without a scope. The user's
 * own rows can be read and changed in every tenant; tenants' decisions about them can be read: memberships, roles,
 * groups, policies (decision 0294).
 */
import { sql, type Kysely } from 'kysely';

const ownsRow = `user_id = (select app_user())`;
const isInTenant = `tenant_id = any ((select app_user_tenants())::text[])`;
const ownsSession = `(select app_user()) is not null and app_owns_session(session_id)`;
/** The user's sessions, and those in which the user impersonates another. */
const sessionIsOwn = `${ownsRow} or impersonator ->> 'id' = (select app_user())::text`;

/** Tables whose rows a user reads, writes and deletes: credentials, proofs, devices, notifications. */
const owned: Record<string, string> = {
  ...Object.fromEntries(
    [
      'factors',
      'factor_challenges',
      'identities',
      'known_devices',
      'links',
      'magic_links',
      'notifications',
      'one_time_codes',
      'password_history',
      'phones',
      'recovery_codes',
      'remembered_devices',
      'webauthn_challenges',
    ].map((table) => [table, ownsRow]),
  ),
  sessions: sessionIsOwn,
  authorization_codes: ownsSession,
  portal_tickets: ownsSession,
  refresh_families: ownsSession,
};

/** Tables that a user only reads: tenants' decisions about them. */
const readable: Record<string, string> = {
  api_tokens: ownsRow,
  audits: `actor_id = (select app_user())`,
  entitlement_grants: `${ownsRow} or (user_id is null and ${isInTenant})`,
  factor_resets: ownsRow,
  group_members: ownsRow,
  group_roles: isInTenant,
  group_settings: isInTenant,
  groups: isInTenant,
  lockouts: ownsRow,
  membership_roles: ownsRow,
  memberships: ownsRow,
  roles: isInTenant,
  security_policies: isInTenant,
  session_policies: isInTenant,
  tenant_applications: isInTenant,
  tenants: `id = any ((select app_user_tenants())::text[])`,
  user_applications: ownsRow,
  users: `id = (select app_user())`,
};

/** Tables of configuration, and vendor rows in tables of tenants: readable in every scope, but not without one. */
const everybodys: [table: string, policy: string, using: string][] = [
  ['applications', 'everybody_reads', '(select app_scoped())'],
  ['event_subscribers', 'everybody_reads', '(select app_scoped())'],
  ['permissions', 'everybody_reads', '(select app_scoped())'],
  ['roles', 'tenant_reads', '(tenant_id is null and (select app_scoped())) or tenant_id = (select app_tenant_id())'],
  [
    'security_policies',
    'tenant_reads',
    '(tenant_id is null and (select app_scoped())) or tenant_id = (select app_tenant_id())',
  ],
  [
    'lockouts',
    'tenant_reads',
    `(user_id is null and (select app_scoped())) or exists (select from memberships m where m.user_id = lockouts.user_id and m.tenant_id = (select app_tenant_id()) and m.joined)`,
  ],
];

const statements = [
  `create function app_scoped() returns boolean language sql stable as $$ select coalesce(current_setting('app.scope', true), '') <> '' $$`,
  `create function app_user() returns uuid language sql stable as $$ select nullif(current_setting('app.user', true), '')::uuid $$`,
  // null outside a user's scope, so that no other scope reads memberships for it
  `create function app_user_tenants() returns text[] language sql stable as $$
     select case when app_user() is not null then array(select tenant_id from memberships where user_id = app_user()) end $$`,
  // a function instead of an inline condition: other scopes would plan it with each of their statements
  `create function app_owns_session(session uuid) returns boolean language sql stable as $$
     select exists (select from sessions s where s.id = session and (s.user_id = app_user() or s.impersonator ->> 'id' = app_user()::text)) $$`,

  ...everybodys.map(([table, policy, using]) => `alter policy ${policy} on ${table} using (${using})`),
  // the names sort after "system" and "tenant": conditions are evaluated in the order of their policies, and the first
  // are the most frequent
  ...Object.entries(owned).map(
    ([table, rule]) => `create policy user_owns on ${table} using (${rule}) with check (${rule})`,
  ),
  ...Object.entries(readable).map(([table, rule]) => `create policy user_reads on ${table} for select using (${rule})`),
  `create policy user_changes on users for update using (id = (select app_user())) with check (id = (select app_user()))`,
  `create policy user_changes on factor_resets for update using (${ownsRow}) with check (${ownsRow})`,
  // the outbox and the audits accept rows in the transaction of the change
  `create policy user_enqueues on jobs for insert with check ((select app_user()) is not null)`,
  `create policy user_writes on audits for insert with check ((select app_user()) is not null and (tenant_id is null or ${isInTenant}))`,
  `create policy user_revokes on revoked_grants for insert with check ((select app_user()) is not null)`,

  // writes of a trigger follow from a permitted change in any scope: it runs in the system scope, like the triggers of
  // memberships
  `create or replace function keep_events() returns trigger language plpgsql as $$
   declare scope text := coalesce(current_setting('app.scope', true), '');
   begin
     perform set_config('app.scope', 'system', true);
     insert into events (audit_id, key, tenant_id, at, actor_id, subject_kind, subject_id, ip, user_agent, trace_id, data)
     select id, action, tenant_id, at, actor_id, target_kind, target_id, ip, user_agent, trace_id, details from fresh where not reported;
     insert into event_deliveries (event_id, subscriber_id, created_at, run_at)
     select e.id, s.id, e.at, e.at from fresh join events e on e.audit_id = fresh.id join event_subscribers s on e.key = any (s.keys);
     perform set_config('app.scope', scope, true);
     return null;
   end $$`,
  `create or replace function tell_clients_of_end(ended sessions, at timestamptz) returns void language plpgsql as $$
   declare scope text := coalesce(current_setting('app.scope', true), '');
   begin
     perform set_config('app.scope', 'system', true);
     insert into jobs (kind, payload, slot, run_at, created_at)
     select 'backchannel-logout', jsonb_build_object('plain', jsonb_build_object('clientId', c.client_id, 'sessionId', ended.id, 'userId', ended.user_id)),
            ended.id || ' ' || c.client_id, at, at
     from (select ended.client_id union select f.client_id from refresh_families f where f.session_id = ended.id) c
     join installation i on i.name = 'backchannelLogout' and i.value ? c.client_id
     on conflict (kind, slot) do nothing;
     perform set_config('app.scope', scope, true);
   end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
