/**
 * An invited user who has not accepted is not a member yet: their profile elsewhere is not disclosed, and only they can
 * activate the membership. `joined` records that a user has accepted at some time, whatever the state is now; until
 * then a tenant sees the name that it entered itself.
 */
import { sql, type Kysely } from 'kysely';

const joined =
  '(select from memberships m where m.user_id = TABLE.user_id and m.tenant_id = (select app_tenant()) and m.joined)';

const statements = [
  `alter table memberships add column joined boolean not null default false, add column invited_name text`,
  `update memberships m set joined = m.state = 'active' or (m.state = 'disabled' and u.verified),
     invited_name = case when m.state = 'invited' and not u.verified then u.name end from users u where u.id = m.user_id`,

  // the sort name is the displayed one: the tenant's own entry until the user has joined
  `create or replace function membership_takes_person() returns trigger language plpgsql as $$
     declare scope text := coalesce(current_setting('app.scope', true), '');
     begin
       new.joined := new.joined or new.state = 'active';
       perform set_config('app.scope', 'system', true);
       select lower(case when new.joined then u.name else coalesce(new.invited_name, split_part(u.email, '@', 1)) end), u.email_folded
         into new.person_name, new.person_email from users u where u.id = new.user_id;
       perform set_config('app.scope', scope, true);
       return new;
     end $$`,
  `create trigger membership_names_person before update of state, joined, invited_name on memberships for each row
     when (old.state is distinct from new.state or old.joined is distinct from new.joined or old.invited_name is distinct from new.invited_name)
     execute function membership_takes_person()`,
  `create or replace function memberships_follow_person() returns trigger language plpgsql as $$
     declare scope text := coalesce(current_setting('app.scope', true), '');
     begin
       perform set_config('app.scope', 'system', true);
       update memberships set person_name = case when joined then lower(new.name) else person_name end, person_email = new.email_folded where user_id = new.id;
       perform set_config('app.scope', scope, true);
       return null;
     end $$`,
  `update memberships m set person_name = lower(coalesce(m.invited_name, split_part(u.email, '@', 1))) from users u where u.id = m.user_id and not m.joined`,

  ...['factors', 'phones'].map(
    (table) => `alter policy tenant_reads on ${table} using (exists ${joined.replace('TABLE', table)})`,
  ),
  `alter policy tenant_reads on lockouts using (user_id is null or exists ${joined.replace('TABLE', 'lockouts')})`,

  // the channel by which a password was reset: signing in with the new password proves only control of that mailbox or
  // phone
  `alter table links add column channel text check (channel in ('mail', 'sms'))`,
  `alter table users add column password_channel text check (password_channel in ('mail', 'sms'))`,

  // signing a user out everywhere includes the sessions in which they impersonate others
  `create index sessions_of_actor on sessions ((impersonator ->> 'id')) where ended_at is null and impersonator is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
