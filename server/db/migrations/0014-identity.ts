/** The language of a person, user names, and the way back of an admin who acted as somebody else. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // locale: of the browser that signed in last; mails are written in it. username: as it was typed; username_folded: as it is
  // looked up. Whoever has one and no address has an empty email, and an email_folded that no address can be
  `alter table users add column locale text, add column username text, add column username_folded text unique`,

  // the session that whoever acts has left, and the digest of what its browser brings to have it back, once
  `alter table impersonations
     add column return_hash bytea unique,
     add column return_session_id uuid references sessions on delete set null,
     add column returned_at timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
