/** One-time codes by email and SMS, magic links, phone numbers of users. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // number: order of two codes of the same millisecond.
  // The code is a keyed digest together with its token: a six-digit code could be brute-forced from a stolen table.
  // user_id is null until a job has looked the user up, and stays null for unknown addresses
  `create table one_time_codes (
     number bigint generated always as identity,
     token_hash bytea primary key,
     code_hash text not null,
     purpose text not null,
     channel text not null check (channel in ('email', 'sms')),
     target text not null,
     user_id uuid references users on delete cascade,
     browser_hash bytea,
     context jsonb not null default '{}',
     attempts integer not null default 0,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz)`,
  `create index one_time_codes_browser on one_time_codes (browser_hash, number) where browser_hash is not null`,
  `create index one_time_codes_user on one_time_codes (user_id)`,
  `create index one_time_codes_expiry on one_time_codes (expires_at)`,

  // wait_hash identifies the requesting page, token_hash is of the token in the email; the number is displayed on the
  // page and must be entered on the other device
  `create table magic_links (
     number bigint generated always as identity,
     token_hash bytea primary key,
     wait_hash bytea not null unique,
     browser_hash bytea not null,
     match_number text not null,
     target text not null,
     user_id uuid references users on delete cascade,
     attempts integer not null default 0,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz,
     used_browser_hash bytea,
     waiter_used_at timestamptz)`,
  `create index magic_links_browser on magic_links (browser_hash, number)`,
  `create index magic_links_user on magic_links (user_id)`,
  `create index magic_links_expiry on magic_links (expires_at)`,

  // E.164. An unverified number counts until claim_expires_at, in the browser that claimed it
  `create table phones (
     id uuid primary key,
     user_id uuid not null references users on delete cascade,
     number text not null,
     verified boolean not null default false,
     claim_browser_hash bytea,
     claim_expires_at timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique (user_id, number))`,
  `create unique index phones_verified on phones (number) where verified`,
  `create index phones_number on phones (number)`,

  ...['one_time_codes', 'magic_links', 'phones'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
  ]),
  // a tenant's admins see numbers of its members, and cannot change them
  `create policy tenant_reads on phones for select using (exists (select 1 from memberships m where m.user_id = phones.user_id and m.tenant_id = app_tenant()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
