/** Removals from groups that wait with the removals of their users, and when admins were told that removals wait. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // the directory removed the member while their own removal was held: they keep the roles until an admin decides
  `alter table group_members add column removal_held boolean not null default false`,
  // once within the time in which removals are counted, or until they decide
  `alter table scim_connections add column holds_told_at timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
