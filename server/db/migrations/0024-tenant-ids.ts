/**
 * Tenant IDs become text: customers bring their own (decision 0175). Every column that holds one changes its type, as
 * found in the catalog, in one transaction; dependent objects are dropped before and recreated afterwards.
 *
 * "C": IDs are compared byte by byte, in clusters of any collation. A path names every tenant by 36 characters: its ID
 * where that is a UUID, else a digest in the form of a UUID. So slashes in an ID and its length do not affect the path.
 */
import { sql, type Kysely } from 'kysely';

interface Column {
  table: string;
  column: string;
}

const before = [
  // the transaction's tenant; `app_tenant()`, which returns a uuid, stays for policies of earlier migrations
  `create function app_tenant_id() returns text language sql stable as $$ select nullif(current_setting('app.tenant', true), '') $$`,
  `drop trigger tenants_path on tenants`,
];

const after = [
  // control characters as in shared/contract/tenant-id.ts
  `alter table tenants add constraint tenants_id_check check (char_length(id) between 1 and 255 and id !~ '[\\u0001-\\u001f\\u007f-\\u009f]')`,
  `create function path_part(id text) returns text language sql immutable as $$
     select case when id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then id
                 else substr(encode(sha256(convert_to(id, 'UTF8')), 'hex'), 1, 32)::uuid::text end $$`,
  `create or replace function set_tenant_path() returns trigger language plpgsql as $$
   begin
     new.path := coalesce((select path from tenants where id = new.parent_id), '/') || path_part(new.id) || '/';
     return new;
   end $$`,
  `create trigger tenants_path before insert or update of parent_id on tenants for each row execute function set_tenant_path()`,
  `drop index tenants_path`,
  `create unique index tenants_path on tenants (path)`,
];

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function listed(db: Kysely<unknown>, query: string): Promise<string[]> {
  return (await sql.raw<{ text: string }>(query).execute(db)).rows.map(({ text }) => text);
}

const allTables = `select relname::text as text from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'kysely_%' order by oid`;

const tenantColumns = `
  select c.relname::text as table, a.attname::text as column
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.atttypid = 'uuid'::regtype and not a.attisdropped
    and (a.attname = 'tenant_id' or (c.relname, a.attname) in (('tenants', 'id'), ('tenants', 'parent_id'), ('memberships', 'inherited_from')))
  order by 1, 2`;

/** Foreign keys over such columns, as pairs of the statements that drop and recreate each. */
const foreignKeys = `
  from pg_constraint f where f.contype = 'f' and f.connamespace = current_schema()::regnamespace and exists (
    select from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any (f.conkey)
      and (a.attname in ('tenant_id', 'parent_id', 'inherited_from')))`;
const dropForeignKeys = `select format('alter table %s drop constraint %I', f.conrelid::regclass, f.conname) as text ${foreignKeys} order by f.oid`;
const addForeignKeys = `select format('alter table %s add constraint %I %s', f.conrelid::regclass, f.conname, pg_get_constraintdef(f.oid)) as text ${foreignKeys} order by f.oid`;

/** Policies that read such a column, of any table: all that compare the tenant. */
const policies = `from pg_policies where schemaname = current_schema() and concat(qual, with_check) ~ 'tenant'`;
const dropPolicies = `select format('drop policy %I on %I', policyname, tablename) as text ${policies}`;
const addPolicies = `
  select replace(format('create policy %I on %I as %s for %s', policyname, tablename, permissive, cmd)
    || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', ''), 'app_tenant()', 'app_tenant_id()') as text ${policies}`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: columns } = await sql.raw<Column>(tenantColumns).execute(db);
  const tables = [...new Set(columns.map(({ table }) => table))];
  // all tables first, so that this waits for open transactions before it changes anything
  await run(db, [`lock table ${(await listed(db, allTables)).join(', ')} in access exclusive mode`, ...before]);
  const again = [...(await listed(db, addPolicies)), ...(await listed(db, addForeignKeys))];
  await run(db, [...(await listed(db, dropPolicies)), ...(await listed(db, dropForeignKeys))]);
  for (const table of tables) {
    const changes = columns
      .filter((each) => each.table === table)
      .map(({ column }) => `alter column ${column} type text collate "C" using ${column}::text`);
    await run(db, [`alter table ${table} ${changes.join(', ')}`]);
  }
  await run(db, [...again, ...after]);
}
