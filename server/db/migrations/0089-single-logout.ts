/** Single logout: requests that wait for their browser to come back from a provider, and messages that count once. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table sso_logouts (
     state_hash bytea primary key,
     session_id uuid not null references sessions on delete cascade,
     connection_key text collate "C" not null,
     target text,
     created_at timestamptz not null,
     expires_at timestamptz not null)`,
  `create index sso_logouts_session on sso_logouts (session_id)`,
  `create index sso_logouts_expiry on sso_logouts (expires_at)`,
  `create table sso_messages (
     connection_key text collate "C" not null,
     message_hash bytea not null,
     expires_at timestamptz not null,
     primary key (connection_key, message_hash))`,
  `create index sso_messages_expiry on sso_messages (expires_at)`,
  ...['sso_logouts', 'sso_messages'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using ((select app_system())) with check ((select app_system()))`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
