/** The language of a user, user names, and the way back from an impersonation. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // locale: of the last browser that signed in; emails are written in it. username: as typed; username_folded: the
  // lookup key. A user with a user name and no email address has an empty email, and an email_folded that is not a
  // possible address
  `alter table users add column locale text, add column username text, add column username_folded text unique`,

  // the session that the impersonator left, and the digest of the browser's token that restores it, once
  `alter table impersonations
     add column return_hash bytea unique,
     add column return_session_id uuid references sessions on delete set null,
     add column returned_at timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
