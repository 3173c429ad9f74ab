/**
 * One namespace for IDs and aliases of tenants (decision 0176). A trigger on `tenants` writes the names in the same
 * transaction for every writer: a name belongs to one tenant, as its ID or its alias, and stays reserved when the
 * tenant is deleted.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  // kind 'kept': configuration reserves it for a future tenant. `kept` says that configuration names it, whichever
  // tenant has it now. `deleted`: its tenant is deleted, and the name cannot be reused
  `create table tenant_names (
     name text collate "C" primary key,
     kind text not null check (kind in ('id', 'alias', 'kept')),
     tenant_id text collate "C",
     kept boolean not null default false,
     deleted boolean not null default false,
     check ((kind = 'kept') = (tenant_id is null)))`,
  `create index tenant_names_tenant on tenant_names (tenant_id)`,
  `alter table tenant_names enable row level security`,
  `alter table tenant_names force row level security`,
  `create policy system on tenant_names using ((select app_system())) with check ((select app_system()))`,

  `insert into tenant_names (name, kind, tenant_id) select id, 'id', id from tenants`,
  // names of deleted tenants are taken from the remaining records
  `insert into tenant_names (name, kind, tenant_id, deleted)
     select distinct tenant_id, 'id', tenant_id, true from (select tenant_id from audits union select tenant_id from events) known where tenant_id is not null
     on conflict do nothing`,
  // an alias that equals the ID of another tenant is an accident: the ID stays
  `with taken as (
     select t.id, t.name, t.alias, t.updated_at from tenants t join tenant_names n on n.name = t.alias where n.tenant_id <> t.id
   ), freed as (
     update tenants t set alias = null from taken where taken.id = t.id
   )
   insert into audits (tenant_id, at, action, severity, target_kind, target_id, trace_id, details)
     select id, greatest(updated_at, (select max(at) from audits a where a.tenant_id = taken.id)), 'account.changed', 'High', 'tenant', id, 'migration', jsonb_build_object('account', name, 'before', jsonb_build_object('alias', alias), 'after', jsonb_build_object('alias', null)) from taken`,
  `insert into tenant_names (name, kind, tenant_id) select alias, 'alias', id from tenants where alias is not null on conflict do nothing`,

  // of concurrent claims exactly one gets a name: the others wait for its transaction, and find the name taken
  `create function claim_tenant_name(wanted text, wanted_kind text, owner text, takes_kept boolean) returns boolean language plpgsql as $$
     begin
       insert into tenant_names (name, kind, tenant_id) values (wanted, wanted_kind, owner) on conflict (name) do nothing;
       if takes_kept then
         update tenant_names set kind = wanted_kind, tenant_id = owner where name = wanted and kind = 'kept';
       end if;
       return exists (select from tenant_names where name = wanted and tenant_id = owner and not deleted);
     end $$`,
  // a claim of a name that configuration reserves has been refused before by the caller's own check: here only names of
  // other tenants are refused
  `create function tenants_have_names() returns trigger language plpgsql as $$
     declare scope text := coalesce(current_setting('app.scope', true), '');
     begin
       perform set_config('app.scope', 'system', true);
       if tg_op = 'UPDATE' or tg_op = 'DELETE' then
         if tg_op = 'DELETE' then
           update tenant_names set deleted = true where tenant_id = old.id;
         elsif old.alias is not null and old.alias <> old.id then
           update tenant_names set kind = 'kept', tenant_id = null where name = old.alias and tenant_id = old.id and kept;
           delete from tenant_names where name = old.alias and tenant_id = old.id;
         end if;
       end if;
       if tg_op = 'INSERT' and not claim_tenant_name(new.id, 'id', new.id, true) then
         raise unique_violation using message = 'the id of the tenant is taken as a name', constraint = 'tenant_names_pkey';
       end if;
       if tg_op <> 'DELETE' and new.alias is not null and not claim_tenant_name(new.alias, 'alias', new.id, true) then
         raise unique_violation using message = 'the alias of the tenant is taken as a name', constraint = 'tenant_names_pkey';
       end if;
       perform set_config('app.scope', scope, true);
       return null;
     end $$`,
  `create trigger tenants_have_names after insert or delete on tenants for each row execute function tenants_have_names()`,
  `create trigger tenants_change_names after update of alias on tenants for each row when (old.alias is distinct from new.alias) execute function tenants_have_names()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
