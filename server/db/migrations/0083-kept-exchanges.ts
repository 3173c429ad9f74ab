/**
 * What an identity provider sent, encrypted, so that an exchange can be judged again by other settings; and whom it
 * concerns, so that a deleted account takes its personal data in exchanges along.
 */
import { sql, type Kysely } from 'kysely';

/** Rules whose values are a person's, whatever they look like. Of all others those go that contain an address. */
const personal = `'name-id', 'name', 'subject', 'userinfo-subject', 'email', 'email-unique', 'domain-proved', 'email-domain-allowed'`;

const statements = [
  `alter table sso_exchanges
     add column user_id uuid references users on delete set null,
     add column addresses text[] not null default '{}',
     add column message bytea,
     add column failed_rule text,
     add column erased boolean not null default false`,
  `update sso_exchanges set
     addresses = case when email is null then '{}' else array[lower(email)] end,
     failed_rule = (
       select c.value ->> 'rule' from jsonb_array_elements(checks) with ordinality c
       where c.value ->> 'state' = 'failed' order by c.ordinality limit 1)`,
  `create index sso_exchanges_user on sso_exchanges (user_id) where user_id is not null`,
  `create index sso_exchanges_trace on sso_exchanges (tenant_id, trace_id)`,
  `create index sso_exchanges_addresses on sso_exchanges using gin (addresses) where addresses <> '{}'`,

  // which rules passed and failed stays: it names nobody
  `create function erase_sso_exchanges(person uuid, known text[]) returns integer
   language plpgsql as $$
   declare
     scope text := coalesce(current_setting('app.scope', true), '');
     erased integer;
   begin
     perform set_config('app.scope', 'system', true);
     with own as (
       select id from sso_exchanges where user_id = person
       union
       select id from sso_exchanges where addresses <> '{}' and addresses && known)
     update sso_exchanges e set
       user_id = null, email = null, addresses = '{}', message = null, erased = true,
       checks = coalesce((
         select jsonb_agg(case
           when c.value ->> 'rule' in (${personal})
             or position('@' in coalesce(c.value ->> 'seen', '') || coalesce(c.value ->> 'wanted', '')) > 0
           then c.value || '{"seen": null, "wanted": null}' else c.value end order by c.ordinality)
         from jsonb_array_elements(e.checks) with ordinality c), '[]')
     from own where e.id = own.id;
     get diagnostics erased = row_count;
     perform set_config('app.scope', scope, true);
     return erased;
   end $$`,
  `create function erase_exchanges_of_user() returns trigger language plpgsql as $$
   begin
     perform erase_sso_exchanges(old.id, array[lower(old.email)]);
     return old;
   end $$`,
  `create trigger users_leave_no_exchanges before delete on users for each row execute function erase_exchanges_of_user()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
