/** Lists of people are searched by how a user name begins, in an environment of any size and a cluster of any collation. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create index users_by_user_name on users (username_folded collate "C") where username_folded is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
