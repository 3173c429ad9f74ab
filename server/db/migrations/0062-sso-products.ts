/** Which identity provider a connection is set up with, so that its admins read its product's own terms. */
import { sql, type Kysely } from 'kysely';

const statements = [`alter table sso_connections add column product text not null default ''`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
