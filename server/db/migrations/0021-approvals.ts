/** Approvers who were emailed to be the second admin of a reset of a user's second factors. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table factor_resets drop constraint factor_resets_outcome_check`,
  `alter table factor_resets add constraint factor_resets_outcome_check check (outcome in ('done', 'cancelled', 'kept', 'lapsed', 'declined'))`,

  // the token of an email opens one request to one admin: the token without a sign-in only displays the request
  `create table factor_reset_approvers (
     token_hash bytea primary key,
     reset_id uuid not null references factor_resets on delete cascade,
     tenant_id uuid not null,
     user_id uuid not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,
  `create index factor_reset_approvers_reset on factor_reset_approvers (reset_id)`,
  `create index factor_reset_approvers_member on factor_reset_approvers (tenant_id, user_id)`,

  `alter table factor_reset_approvers enable row level security`,
  `alter table factor_reset_approvers force row level security`,
  `create policy system on factor_reset_approvers using (app_system()) with check (app_system())`,
  `create policy tenant on factor_reset_approvers using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
