/**
 * Data to decide whether a session meets the authentication class that a tenant requires, and actions that wait for a
 * second factor.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  // the tenant whose identity provider authenticated the sign-in, and whether a remembered device skipped the second
  // factor
  `alter table sessions add column sso_tenant_id text, add column remembered boolean not null default false`,

  // the strongest second factor that the user ever verified; null after they removed the last one themselves, or had
  // all reset
  `alter table users add column two_factors_by text check (two_factors_by in ('mail', 'factor'))`,
  `update users set two_factors_by = case when exists (select from factors f where f.user_id = users.id and f.confirmed_at is not null) then 'factor' else 'mail' end
   where exists (select from factors f where f.user_id = users.id and f.confirmed_at is not null)
      or exists (select from sessions s where s.user_id = users.id and 'mfa' = any(s.amr))`,

  // until then, verifying it does not permit changes of factors or impersonation: it was set up with the first factor
  // only
  `alter table factors add column provisional_until timestamptz`,

  // a change requested with the first factor, applied once the second one is verified
  `alter table factor_challenges add column follow_up jsonb`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
