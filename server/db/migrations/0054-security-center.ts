/**
 * The security center: decisions of a tenant about recommendations, and what it counts. Each membership carries whether
 * its user has a second factor and whether the password is leaked, so that the counts of a large tenant read one table.
 */
import { sql, type Kysely } from 'kysely';

const tables = ['recommendation_dismissals', 'recommendation_applications'];
const hasFactor = (user: string) =>
  `exists (select from factors f where f.user_id = ${user} and f.confirmed_at is not null and not f.passkey)`;
const active = `state = 'active' and inherited_from is null`;

const statements = [
  // person_mfa and person_breached are of users who have joined. password_reset_at: the tenant demands a new password at
  // the next sign-in with the leaked one; breach_mailed_at: when it last sent the link to choose one
  `alter table memberships
     add column person_mfa boolean not null default false, add column person_breached boolean not null default false,
     add column password_reset_at timestamptz, add column breach_mailed_at timestamptz`,
  `update memberships m set person_mfa = ${hasFactor('m.user_id')}, person_breached = u.password_breached_at is not null
   from users u where u.id = m.user_id and m.joined`,

  `create or replace function membership_takes_person() returns trigger language plpgsql as $$
     declare scope text := coalesce(current_setting('app.scope', true), '');
     begin
       new.joined := new.joined or new.state = 'active';
       perform set_config('app.scope', 'system', true);
       select lower(case when new.joined then u.name else coalesce(new.invited_name, split_part(u.email, '@', 1)) end), u.email_folded,
              new.joined and u.verified, case when new.joined then u.provider else 'local' end,
              new.joined and u.password_breached_at is not null, new.joined and ${hasFactor('u.id')}
         into new.person_name, new.person_email, new.person_verified, new.person_provider, new.person_breached, new.person_mfa
         from users u where u.id = new.user_id;
       perform set_config('app.scope', scope, true);
       return new;
     end $$`,
  // a new password meets the demand for one
  `create or replace function memberships_follow_person() returns trigger language plpgsql as $$
     declare scope text := coalesce(current_setting('app.scope', true), '');
     begin
       perform set_config('app.scope', 'system', true);
       update memberships set
         person_name = case when joined then lower(new.name) else person_name end, person_email = new.email_folded,
         person_verified = joined and new.verified, person_provider = case when joined then new.provider else person_provider end,
         person_breached = joined and new.password_breached_at is not null,
         password_reset_at = case when new.password_breached_at is not null then password_reset_at end
       where user_id = new.id;
       perform set_config('app.scope', scope, true);
       return null;
     end $$`,
  `drop trigger memberships_follow_person on users`,
  `create trigger memberships_follow_person after update of name, email_folded, verified, provider, password_breached_at on users for each row
     when ((old.name, old.email_folded, old.verified, old.provider, old.password_breached_at is null)
       is distinct from (new.name, new.email_folded, new.verified, new.provider, new.password_breached_at is null))
     execute function memberships_follow_person()`,
  `create function memberships_follow_factors() returns trigger language plpgsql as $$
     declare
       scope text := coalesce(current_setting('app.scope', true), '');
       person uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
       enrolled boolean;
     begin
       perform set_config('app.scope', 'system', true);
       enrolled := ${hasFactor('person')};
       update memberships set person_mfa = enrolled where user_id = person and joined and person_mfa <> enrolled;
       perform set_config('app.scope', scope, true);
       return null;
     end $$`,
  `create trigger memberships_follow_factors after insert or delete or update of confirmed_at, passkey on factors
     for each row execute function memberships_follow_factors()`,

  // few rows each, in the order of the tables that list them
  `create index memberships_without_mfa on memberships (tenant_id, person_name, user_id) where ${active} and not person_mfa`,
  `create index memberships_breached on memberships (tenant_id, person_name, user_id) where ${active} and person_breached`,
  `create index memberships_reset on memberships (user_id) where password_reset_at is not null`,

  // of the last days, for all tenants: an installation has few of either beside its sign-ins
  `create index audits_failed_sign_ins on audits (at, actor_id) where action in ('user.sign-in-failed', 'user.locked')`,
  `create index notifications_new_devices on notifications (created_at, user_id) where key = 'signed-in'`,

  `create table recommendation_dismissals (
     tenant_id text collate "C" not null references tenants on delete cascade,
     code text not null,
     reason text not null,
     until timestamptz,
     dismissed_by uuid,
     dismissed_at timestamptz not null,
     primary key (tenant_id, code))`,
  // before and after: the values of the setting, or the users, by which an undo restores and finds later changes
  `create table recommendation_applications (
     id uuid primary key,
     tenant_id text collate "C" not null references tenants on delete cascade,
     code text not null,
     points integer not null,
     applied_by uuid,
     applied_at timestamptz not null,
     undone_at timestamptz,
     before jsonb not null,
     after jsonb not null)`,
  `create index recommendation_applications_latest on recommendation_applications (tenant_id, applied_at desc)`,
  ...tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
    `create policy tenant on ${table} using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
