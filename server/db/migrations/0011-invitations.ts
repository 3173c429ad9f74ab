/** Memberships that expire, bulk invitations, and reusable invitation links. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // null: no expiry. Queries for an active membership compare it with their own clock
  `alter table memberships add column expires_at timestamptz`,

  // one row per uploaded list of users, and one per line of it. undone_at stops lines that have not been processed yet
  `create table bulk_invitations (
     id uuid primary key,
     tenant_id uuid not null references tenants on delete cascade,
     created_by uuid references users on delete set null,
     created_at timestamptz not null,
     finished_at timestamptz,
     undone_at timestamptz)`,
  `create index bulk_invitations_tenant on bulk_invitations (tenant_id, created_at desc)`,
  // email as it was typed, possibly invalid. user_id is set while the invitation is one that this line created
  `create table bulk_invitation_rows (
     bulk_id uuid not null references bulk_invitations on delete cascade,
     line integer not null,
     tenant_id uuid not null,
     email text not null,
     name text,
     role_ids uuid[] not null,
     expires_at timestamptz,
     status text not null check (status in ('waiting', 'invited', 'failed', 'undone')),
     error_code text,
     user_id uuid,
     primary key (bulk_id, line))`,
  `create index bulk_invitation_rows_waiting on bulk_invitation_rows (bulk_id, line) where status = 'waiting'`,

  // one per inviting user. The token is shown again, so it is stored encrypted next to its digest; the link ends with
  // the membership
  `create table invite_links (
     id uuid primary key,
     tenant_id uuid not null,
     user_id uuid not null,
     token_hash bytea not null unique,
     wrapped_token bytea not null,
     role_ids uuid[] not null,
     sends_mail boolean not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     unique (tenant_id, user_id),
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,

  ...['bulk_invitations', 'bulk_invitation_rows', 'invite_links'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
    `create policy tenant on ${table} using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
