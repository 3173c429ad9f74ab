/** API tokens: machine clients that act for a tenant, or for one of its users. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // user_id is the owner; null: the tenant. clientCredentials are exchanged for a token, an accessToken is one.
  // created_by outlives the user, so that the creator of a working token stays known
  `create table api_tokens (
     id uuid primary key,
     tenant_id uuid not null references tenants on delete cascade,
     user_id uuid,
     kind text not null check (kind in ('clientCredentials', 'accessToken')),
     secret_hash bytea not null,
     description text not null,
     permission_keys text[] not null default '{}',
     created_by uuid not null,
     created_at timestamptz not null,
     expires_at timestamptz,
     last_used_at timestamptz,
     unique (tenant_id, id),
     check (user_id is null or permission_keys = '{}'),
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,
  `create index api_tokens_owner on api_tokens (tenant_id, user_id, kind)`,

  // a user's token has the roles of its user, and none of its own
  `create table api_token_roles (
     tenant_id uuid not null,
     token_id uuid not null,
     role_id uuid not null references roles on delete cascade,
     primary key (token_id, role_id),
     foreign key (tenant_id, token_id) references api_tokens (tenant_id, id) on delete cascade)`,
  `create index api_token_roles_role on api_token_roles (role_id)`,

  // one row per exchange: its refresh token rotates in place
  `create table api_token_families (
     id uuid primary key,
     tenant_id uuid not null,
     token_id uuid not null,
     current_hash bytea not null,
     previous_hash bytea,
     rotated_at timestamptz not null,
     expires_at timestamptz not null,
     foreign key (tenant_id, token_id) references api_tokens (tenant_id, id) on delete cascade)`,
  `create index api_token_families_token on api_token_families (token_id, rotated_at)`,

  ...['api_tokens', 'api_token_roles', 'api_token_families'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
    `create policy tenant on ${table} using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
