/**
 * Indexes for user lists sorted by "verified" and by provider: each membership carries both, as shown to its tenant.
 * For users who have not joined they are unknown, and the sort position must not reveal them.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table memberships add column person_verified boolean not null default false, add column person_provider text not null default 'local'`,
  `update memberships m set person_verified = u.verified, person_provider = u.provider from users u where u.id = m.user_id and m.joined`,

  `create or replace function membership_takes_person() returns trigger language plpgsql as $$
     declare scope text := coalesce(current_setting('app.scope', true), '');
     begin
       new.joined := new.joined or new.state = 'active';
       perform set_config('app.scope', 'system', true);
       select lower(case when new.joined then u.name else coalesce(new.invited_name, split_part(u.email, '@', 1)) end), u.email_folded,
              new.joined and u.verified, case when new.joined then u.provider else 'local' end
         into new.person_name, new.person_email, new.person_verified, new.person_provider from users u where u.id = new.user_id;
       perform set_config('app.scope', scope, true);
       return new;
     end $$`,
  `create or replace function memberships_follow_person() returns trigger language plpgsql as $$
     declare scope text := coalesce(current_setting('app.scope', true), '');
     begin
       perform set_config('app.scope', 'system', true);
       update memberships set
         person_name = case when joined then lower(new.name) else person_name end, person_email = new.email_folded,
         person_verified = joined and new.verified, person_provider = case when joined then new.provider else person_provider end
       where user_id = new.id;
       perform set_config('app.scope', scope, true);
       return null;
     end $$`,
  `drop trigger memberships_follow_person on users`,
  `create trigger memberships_follow_person after update of name, email_folded, verified, provider on users for each row
     when ((old.name, old.email_folded, old.verified, old.provider) is distinct from (new.name, new.email_folded, new.verified, new.provider))
     execute function memberships_follow_person()`,

  `create index memberships_by_verified on memberships (tenant_id, person_verified, user_id) where inherited_from is null`,
  `create index memberships_by_provider on memberships (tenant_id, person_provider, user_id) where inherited_from is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
