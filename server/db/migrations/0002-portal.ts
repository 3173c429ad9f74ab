/** Profile pictures, and tickets with which a signed-in page opens the hosted portal. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // content-addressed: the URL of a picture never shows another one
  `create table pictures (hash text primary key, body bytea not null, created_at timestamptz not null)`,
  `create table portal_tickets (
     ticket_hash bytea primary key,
     session_id uuid not null references sessions on delete cascade,
     expires_at timestamptz not null,
     used_at timestamptz)`,
  `create index portal_tickets_expiry on portal_tickets (expires_at)`,
  ...['pictures', 'portal_tickets'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
