/**
 * What a tenant sees of a person. `people_of_tenants` is the row that answers of a tenant show: until the person has
 * joined, what the inviter entered. `former_members` keeps the name and address of a member at the time of leaving: what
 * changes later is disclosed only to the tenants that the person is still in. See decision 0582.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  // the address as it was invited: a person who changes theirs before accepting does not tell the inviting tenant
  `alter table memberships add column invited_email text`,
  `update memberships m set invited_email = u.email from users u where u.id = m.user_id and not m.joined`,
  `alter table memberships add constraint memberships_invited_email check (joined or invited_email is not null)`,

  // an invitation is written with the address that its user has at that time, also when it is written again
  `create or replace function membership_takes_person() returns trigger language plpgsql as $$
     declare
       scope text := coalesce(current_setting('app.scope', true), '');
       person users;
     begin
       new.joined := new.joined or new.state = 'active';
       perform set_config('app.scope', 'system', true);
       select u.* into person from users u where u.id = new.user_id;
       new.invited_email := case when not new.joined then coalesce(new.invited_email, person.email) end;
       new.person_name := lower(case when new.joined then person.name else coalesce(new.invited_name, split_part(new.invited_email, '@', 1)) end);
       if new.joined or tg_op = 'INSERT' or new.invited_email is distinct from old.invited_email then
         new.person_email := person.email_folded;
       end if;
       new.person_verified := new.joined and person.verified;
       new.person_provider := case when new.joined then person.provider else 'local' end;
       new.person_breached := new.joined and person.password_breached_at is not null;
       new.person_mfa := new.joined
         and exists (select from factors f where f.user_id = new.user_id and f.confirmed_at is not null and not f.passkey);
       perform set_config('app.scope', scope, true);
       return new;
     end $$`,
  `drop trigger membership_names_person on memberships`,
  `create trigger membership_names_person before update of state, joined, invited_name, invited_email on memberships for each row
     when ((old.state, old.joined, old.invited_name, old.invited_email) is distinct from (new.state, new.joined, new.invited_name, new.invited_email))
     execute function membership_takes_person()`,
  `create or replace function memberships_follow_person() returns trigger language plpgsql as $$
     declare scope text := coalesce(current_setting('app.scope', true), '');
     begin
       perform set_config('app.scope', 'system', true);
       update memberships set
         person_name = case when joined then lower(new.name) else person_name end,
         person_email = case when joined then new.email_folded else person_email end,
         person_verified = joined and new.verified, person_provider = case when joined then new.provider else person_provider end,
         person_breached = joined and new.password_breached_at is not null,
         password_reset_at = case when new.password_breached_at is not null then password_reset_at end
       where user_id = new.id;
       perform set_config('app.scope', scope, true);
       return null;
     end $$`,

  // with the rights of the caller, so that the policies of both tables apply
  `create view people_of_tenants with (security_invoker = true) as
     select m.tenant_id, m.user_id as id, m.joined,
       case when m.joined then u.name else coalesce(m.invited_name, split_part(m.invited_email, '@', 1)) end as name,
       case when m.joined then u.email else m.invited_email end as email,
       case when m.joined then u.picture_url end as picture_url
     from memberships m join users u on u.id = m.user_id`,

  `create table former_members (
     tenant_id text collate "C" not null references tenants on delete cascade,
     user_id uuid not null references users on delete cascade,
     name text not null,
     email text not null,
     primary key (tenant_id, user_id))`,
  `create index former_members_user on former_members (user_id)`,
  `alter table former_members enable row level security`,
  `alter table former_members force row level security`,
  `create policy system on former_members using ((select app_system())) with check ((select app_system()))`,
  `create policy tenant on former_members using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
  // nothing is kept of a deleted account, nor for a deleted tenant: their rows are gone when this runs
  `create function former_member_is_kept() returns trigger language plpgsql as $$
     declare scope text := coalesce(current_setting('app.scope', true), '');
     begin
       perform set_config('app.scope', 'system', true);
       insert into former_members (tenant_id, user_id, name, email)
       select t.id, u.id, u.name, u.email from users u, tenants t where u.id = old.user_id and t.id = old.tenant_id
       on conflict (tenant_id, user_id) do update set name = excluded.name, email = excluded.email;
       perform set_config('app.scope', scope, true);
       return old;
     end $$`,
  `create trigger former_member_is_kept before delete on memberships for each row when (old.joined) execute function former_member_is_kept()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
