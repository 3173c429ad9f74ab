/**
 * Sort columns of user lists besides names and dates: the origin of an account, and whether it is locked. Also the
 * aggregates of a tenant: its open sessions, and its sign-ins by day.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  // a provider's key if the account was created by a sign-in there; "oidc" for a tenant's own provider
  `alter table users add column provider text not null default 'local'`,
  `update users u set provider = first.provider
     from (select distinct on (user_id) user_id, case when provider like 'company:%' then 'oidc' else provider end as provider
           from identities order by user_id, created_at) first
     where first.user_id = u.id and u.password_hash is null`,

  // the user whose email address the subject is, if any: a digest cannot be sorted by user. No foreign key, since a
  // wrong password must cost the same for an address without an account
  `alter table lockouts add column user_id uuid`,
  `create index lockouts_by_user on lockouts (user_id)`,
  // a digest revealed nothing; the user that it belongs to is visible to their tenants only
  `drop policy everybody_reads on lockouts`,
  `create policy tenant_reads on lockouts for select using (
     user_id is null or exists (select 1 from memberships m where m.user_id = lockouts.user_id and m.tenant_id = (select app_tenant())))`,

  `create index sessions_of_tenant on sessions (tenant_id) where ended_at is null`,
  `create index audits_sign_ins_of_tenant on audits (tenant_id, at) where action = 'user.signed-in'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
