/** What an SSO connection allows beyond signing users in, and what a sign-in carries through its identity provider. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // mfa_values: what its provider calls several factors; empty for the usual names
  `alter table sso_connections
     add column idp_initiated boolean not null default false,
     add column trusts_mfa boolean not null default false,
     add column mfa_values text[] not null default '{}',
     add column slo_endpoint text not null default '',
     add column single_logout boolean not null default false`,
  `create index sso_connections_entity on sso_connections (idp_entity_id) where idp_entity_id <> ''`,
  `alter table social_attempts add column demands jsonb, add column return_to text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
