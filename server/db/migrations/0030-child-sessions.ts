/** Portal sessions that depend on another session, and grants whose access tokens were revoked before they expire. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // a child never signs a browser in to other clients: it has no SSO cookie
  `alter table sessions add column parent_id uuid references sessions on delete cascade`,
  `alter table sessions add constraint sessions_child_without_sso check (parent_id is null or sso_hash is null)`,
  `create index sessions_parent on sessions (parent_id) where parent_id is not null`,

  // the ID is the claim that access tokens of one refresh family share; a row is needed until the last of them has
  // expired
  `create table revoked_grants (id uuid primary key, expires_at timestamptz not null)`,
  `create index revoked_grants_expiry on revoked_grants (expires_at)`,
  `alter table revoked_grants enable row level security`,
  `alter table revoked_grants force row level security`,
  `create policy system on revoked_grants using (app_system()) with check (app_system())`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
