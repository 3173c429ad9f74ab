/** Whether a directory connection takes over members whom no directory brought, and by whose rights. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table scim_connections
     add column link_members boolean not null default false,
     add column link_members_by uuid references users on delete set null`,
  `create index scim_connections_link_members_by on scim_connections (link_members_by)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
