/**
 * Search of user lists by the prefix of a user name, independent of the cluster's collation and the size of the
 * environment.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create index users_by_user_name on users (username_folded collate "C") where username_folded is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
