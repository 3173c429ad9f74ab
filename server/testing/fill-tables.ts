/**
 * Rows in every table of the database, for two owners, made from what the catalogue says of each column: a table that is
 * added later is filled too. Where a column's type says too little, `special` says more.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

export type Rows = <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;
export type Row = Record<string, unknown>;

export interface Owner {
  tenantId: string;
  userId: string;
}

export interface Column {
  name: string;
  type: string;
  nullable: boolean;
  /** The database makes it. */
  made: boolean;
}

export interface Table {
  name: string;
  columns: Column[];
  /** Columns that name a row of another table. */
  references: { columns: string[]; table: string; named: string[] }[];
  /** Values that a check leaves, by column. */
  choices: Record<string, string>;
}

/** Every table but the list of migrations, those first that others refer to. */
export async function readTables(rows: Rows): Promise<Table[]> {
  const columns = await rows<{ table: string; name: string; type: string; nullable: boolean; made: boolean }>(`
    select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
           (c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS') as made
    from information_schema.columns c join pg_class k on k.relname = c.table_name and k.relnamespace = 'public'::regnamespace
    where c.table_schema = 'public' and k.relkind = 'r' and c.table_name not like 'kysely_%' order by c.ordinal_position`);
  const references = await rows<{ table: string; columns: string[]; other: string; named: string[] }>(`
    select conrelid::regclass::text as table, confrelid::regclass::text as other,
           (select array_agg(attname::text order by k.n) from unnest(conkey) with ordinality k(num, n) join pg_attribute a on a.attrelid = conrelid and a.attnum = k.num) as columns,
           (select array_agg(attname::text order by k.n) from unnest(confkey) with ordinality k(num, n) join pg_attribute a on a.attrelid = confrelid and a.attnum = k.num) as named
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const checks = await rows<{ table: string; text: string }>(`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`);
  const names = [...new Set(columns.map(({ table }) => table))];
  const tables = names.map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name),
    references: references
      .filter(({ table }) => table === name)
      .map(({ columns: own, other, named }) => ({ columns: own, table: other, named })),
    choices: Object.fromEntries(checks.filter(({ table }) => table === name).flatMap(({ text }) => choicesIn(text))),
  }));
  return inOrder(tables);
}

/** `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))` leaves "a" for kind. */
function choicesIn(check: string): [string, string][] {
  return [...check.matchAll(/\(?(\w+) = ANY \(ARRAY\['([^']*)'/g)].map(([, column, first]) => [column!, first!]);
}

function inOrder(tables: Table[]): Table[] {
  const sorted: Table[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const ready = [...left].filter(({ name, references }) =>
      references.every(({ table }) => table === name || ![...left].some((other) => other.name === table)),
    );
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...left].map(({ name }) => name).join(', ')}`);
    for (const table of ready) {
      left.delete(table);
      sorted.push(table);
    }
  }
  return sorted;
}

export type Special = Record<string, Row>;

/** One row of a table for an owner. `filled` holds the owner's rows of the tables before it. */
export function makeRow(table: Table, owner: Owner, filled: ReadonlyMap<string, Row>, special: Special): Row {
  const row: Row = {};
  for (const { name, type, nullable, made } of table.columns) {
    const reference = table.references.find(({ columns, table: other }) => columns.includes(name) && filled.has(other));
    if (name === 'tenant_id') row[name] = owner.tenantId;
    else if (name === 'user_id') row[name] = owner.userId;
    else if (reference) row[name] = filled.get(reference.table)![reference.named[reference.columns.indexOf(name)]!];
    else if (!made && !nullable) row[name] = table.choices[name] ?? valueOf(type);
  }
  return { ...row, ...special[table.name] };
}

function valueOf(type: string): unknown {
  switch (type) {
    case 'uuid':
      return randomUUID();
    case 'bytea':
      return randomBytes(16);
    case 'timestamptz':
      return new Date();
    case 'date':
      return '2026-01-01';
    case 'bool':
      return false;
    case 'json':
    case 'jsonb':
      return '{}';
    case 'int2':
    case 'int4':
    case 'int8':
    case 'numeric':
    case 'float8':
      return randomBytes(2).readUInt16BE();
    default:
      return type.startsWith('_') ? [] : `filled-${randomBytes(6).toString('hex')}`;
  }
}

/** `insert` as text and values, with everything that the row has afterwards. */
export function insertOf(table: string, row: Row): { text: string; values: unknown[] } {
  const names = Object.keys(row);
  return {
    text: `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    values: Object.values(row),
  };
}

/** Fills every table for an owner, but for those whose rows are there already. @returns the rows, by table */
export async function fillTables(
  rows: Rows,
  tables: readonly Table[],
  owner: Owner,
  { present, special }: { present: Record<string, Row>; special: Special },
): Promise<Map<string, Row>> {
  const filled = new Map(Object.entries(present));
  for (const table of tables) {
    if (filled.has(table.name)) continue;
    const { text, values } = insertOf(table.name, makeRow(table, owner, filled, special));
    const [row] = await rows<Row>(`${text} returning *`, values).catch((cause: unknown) => {
      throw new Error(
        `the table ${table.name} cannot be filled by what the catalogue says of it: say more in "special"`,
        { cause },
      );
    });
    filled.set(table.name, row!);
  }
  return filled;
}
