/** Tests of SSO connections that the guest of a setup link starts: they have no user. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table sso_exchanges add column setup_link_id uuid references sso_setup_links on delete set null`,
  `create index sso_exchanges_setup_link on sso_exchanges (setup_link_id) where setup_link_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
