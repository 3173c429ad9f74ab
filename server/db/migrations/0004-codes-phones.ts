/** One-time codes by mail and SMS, links that sign in, phone numbers of people. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // number: which of two of one millisecond is the newer one.
  // The code is a keyed digest together with its token: six digits alone would be guessed from a stolen table.
  // user_id is null while a job has not looked the person up, and stays null for strangers
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

  // wait_hash is held by the page that asked, token_hash travels by mail; the number is shown there and asked for elsewhere
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

  // E.164. A number that was named and not proved counts, until claim_expires_at, in the browser that named it
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
  // a tenant's admins see numbers of its members, and change none
  `create policy tenant_reads on phones for select using (exists (select 1 from memberships m where m.user_id = phones.user_id and m.tenant_id = app_tenant()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
