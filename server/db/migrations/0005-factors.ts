/** Second factors: enrolled factors of a user, and the state of a pending verification. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // authenticator app, phone or security key; an unconfirmed row is an enrolment in progress. Passkeys are stored here
  // too, and do not count as a second factor
  `create table factors (
     id uuid primary key,
     user_id uuid not null references users on delete cascade,
     kind text not null check (kind in ('authenticator', 'sms', 'webauthn')),
     name text,
     wrapped_secret bytea,
     last_step bigint,
     phone_number text,
     credential_id text unique,
     public_key bytea,
     counter bigint,
     transports text[],
     device_type text check (device_type in ('Platform', 'CrossPlatform')),
     passkey boolean not null default false,
     confirmed_at timestamptz,
     created_at timestamptz not null,
     last_used_at timestamptz)`,
  `create index factors_user on factors (user_id)`,

  // code_hash is a keyed digest, so that codes cannot be brute-forced from a copy of the table
  `create table recovery_codes (
     user_id uuid not null references users on delete cascade,
     code_hash text not null,
     created_at timestamptz not null,
     used_at timestamptz,
     primary key (user_id, code_hash))`,

  // one browser, remembered for each user who requested it
  `create table remembered_devices (
     token_hash bytea not null,
     user_id uuid not null references users on delete cascade,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     primary key (token_hash, user_id))`,
  `create index remembered_devices_user on remembered_devices (user_id)`,
  `create index remembered_devices_expiry on remembered_devices (expires_at)`,

  // a user between two factors; purpose 'recovery' is a recovery code that was used before signing in
  `create table factor_challenges (
     token_hash bytea primary key,
     user_id uuid not null references users on delete cascade,
     purpose text not null check (purpose in ('sign-in', 'step-up', 'recovery')),
     client_id text not null,
     tenant_hint text,
     amr text[] not null,
     channel text check (channel in ('mail', 'sms')),
     session_id uuid references sessions on delete cascade,
     browser_hash bytea,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     completed_at timestamptz)`,
  `create index factor_challenges_user on factor_challenges (user_id)`,
  `create index factor_challenges_expiry on factor_challenges (expires_at)`,

  `create table webauthn_challenges (
     token_hash bytea primary key,
     challenge text not null,
     user_id uuid references users on delete cascade,
     purpose text not null,
     expires_at timestamptz not null,
     used_at timestamptz)`,
  `create index webauthn_challenges_expiry on webauthn_challenges (expires_at)`,

  // channel of the first factor: the second one must not use the same
  `alter table sessions add column channel text check (channel in ('mail', 'sms'))`,

  ...['factors', 'recovery_codes', 'remembered_devices', 'factor_challenges', 'webauthn_challenges'].flatMap(
    (table) => [
      `alter table ${table} enable row level security`,
      `alter table ${table} force row level security`,
      `create policy system on ${table} using (app_system()) with check (app_system())`,
    ],
  ),
  // an admin sees whether a member has a second factor
  `create policy tenant_reads on factors for select
     using (exists (select 1 from memberships m where m.user_id = factors.user_id and m.tenant_id = app_tenant()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
