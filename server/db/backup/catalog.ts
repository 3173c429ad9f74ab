/** Reads our schema from PostgreSQL's catalog. Objects of extensions are excluded. */
import type { Client } from 'pg';
import { sql, type Kysely } from 'kysely';

/** Runs one statement, through `pg` or Kysely. */
export type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

export function queryClient(client: Client): Ask {
  return async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row & Record<string, unknown>>(text, values)).rows;
}

export function queryKysely(db: Kysely<unknown>): Ask {
  return async <Row extends object>(text: string, values: unknown[] = []) => {
    const parts = text.split(/\$\d+/);
    const pieces = parts.map((part, index) =>
      index < values.length ? sql`${sql.raw(part)}${values[index]}` : sql.raw(part),
    );
    return (await sql<Row>`${sql.join(pieces, sql``)}`.execute(db)).rows;
  };
}

const notOfExtension = (oid: string, catalog: string): string =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.classid = '${catalog}'::regclass and d.deptype = 'e')`;
const ours = `c.relnamespace = current_schema()::regnamespace and ${notOfExtension('c.oid', 'pg_class')}`;

/** Tables by name, each with its writable columns. */
export async function readTables(ask: Ask): Promise<{ table: string; columns: string[] }[]> {
  return await ask(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and ${ours} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );
}

/** Tables that would hide rows from the system scope: a dump of them would be silently incomplete. */
export async function tablesHiddenFromSystem(ask: Ask): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind in ('r', 'p') and c.relrowsecurity and ${ours} and not exists (
       select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r')
         and (pg_get_expr(p.polqual, p.polrelid) = 'true' or pg_get_expr(p.polqual, p.polrelid) like '%app_system()%'))`,
  );
  return rows.map(({ name }) => name);
}

/** Names of all objects in the schema, including functions; empty for an empty database. */
export async function objectsInSchema(ask: Ask): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${ours}
     union all
     select p.proname from pg_proc p where p.pronamespace = current_schema()::regnamespace and ${notOfExtension('p.oid', 'pg_proc')}
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Last value of each sequence in use. */
export async function readSequences(ask: Ask): Promise<Record<string, string>> {
  const rows = await ask<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = current_schema() and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Foreign keys, with the definition that recreates each. */
export async function readForeignKeys(ask: Ask): Promise<{ table: string; name: string; definition: string }[]> {
  return await ask(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.conparentid = 0 and ${ours} order by 1, 2`,
  );
}

/** Rows of each table, in the scope of the connection. */
export async function countRows(ask: Ask, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await ask<{ rows: string }>(`select count(*)::text as rows from ${quoted(table)}`);
    counts[table] = Number(row?.rows);
  }
  return counts;
}

/** Quotes an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
