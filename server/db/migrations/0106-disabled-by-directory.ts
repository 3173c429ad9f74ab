/** Which memberships a directory has disabled: it may enable these again, and none that an admin has disabled. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table memberships add column disabled_by_directory boolean not null default false`,
  // so far a directory enabled whomever it had marked inactive before
  `update memberships m set disabled_by_directory = true from scim_users s
   where s.tenant_id = m.tenant_id and s.user_id = m.user_id and m.state = 'disabled' and not s.active and s.held is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
