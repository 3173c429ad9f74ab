/** What the portal's page of provisioning shows: whose words guide a set-up, tokens one by one, and what requests were about. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // a refused token names a connection: how often is kept for setting one up, not for counting attacks
  `alter table scim_connections
     add column product text not null default ''
       check (product in ('', 'okta', 'entra', 'onelogin', 'jumpcloud', 'google', 'other')),
     add column last_refused_at timestamptz`,
  `update scim_connections set product = case source when 'okta' then 'okta' when 'azure-ad' then 'entra' else 'other' end`,
  // ending: the last characters, by which admins tell two tokens apart. Tokens from before have none
  `alter table scim_tokens
     add column ending text,
     add column created_by uuid references users on delete set null,
     add column last_used_at timestamptz`,
  `create index scim_tokens_created_by on scim_tokens (created_by)`,
  // subject: of a user who is in no resource, masked. body: names without values. rule: why it was refused
  `alter table scim_requests
     add column operation text,
     add column amount integer,
     add column resource_id uuid,
     add column subject text,
     add column rule text,
     add column detail text,
     add column body text,
     add column trace_id text`,
  `create index scim_requests_resource on scim_requests (connection_id, resource_id, id)`,
  `create index scim_requests_recent on scim_requests (connection_id, created_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
