/** Creates thousands of rows in every table that grows with the installation, from the catalog's column types. */
import type { Column, Rows, Table } from './fill-tables.ts';

/** Tables sized by configuration, not by the number of tenants. All others grow. */
const fixed = new Set(['applications', 'event_subscribers', 'installation', 'permissions', 'signing_keys']);

export function growing(tables: readonly Table[]): Table[] {
  return tables.filter(({ name }) => !fixed.has(name));
}

/**
 * Row `i` of a table refers to row `i` of every other: `count` tenants with their own user, role, session and other
 * rows. Statistics are fresh afterwards.
 *
 * @param special by table and column: SQL that replaces the default value
 */
export async function growTables(
  rows: Rows,
  tables: readonly Table[],
  count: number,
  special: Record<string, Record<string, string>> = {},
): Promise<void> {
  const known = new Map(tables.map((table) => [table.name, table]));
  for (const table of growing(tables)) {
    const columns = table.columns.flatMap((column) => {
      const value = special[table.name]?.[column.name] ?? valueOf(known, table, column);
      return value === undefined ? [] : [{ name: column.name, value }];
    });
    await rows(`insert into ${table.name} (${columns.map(({ name }) => name).join(', ')}) overriding system value
                select ${columns.map(({ value }) => value).join(', ')} from generate_series(1, ${count}) as i`).catch(
      (cause: unknown) => {
        throw new Error(
          `the table ${table.name} cannot be filled by what the catalogue says of it: say more in "special"`,
          { cause },
        );
      },
    );
  }
  await rows('analyze');
}

/** SQL of a column's value in row `i`; none if the database generates it or it may be null. */
function valueOf(known: ReadonlyMap<string, Table>, table: Table, column: Column): string | undefined {
  const { name, type, nullable, made } = column;
  const named = namedBy(known, table, column);
  if (named) return named;
  // a parent account would need an order of rows; and most have none
  if (table.references.some(({ columns, table: other }) => columns.includes(name) && other === table.name))
    return undefined;
  // an identity column is set explicitly, since other tables refer to it
  if (name !== 'id' && (made || (nullable && !name.endsWith('_id')))) return undefined;
  const choice = table.choices[name];
  return choice === undefined ? ofType(type, `${table.name}.${name}`) : `'${choice}'`;
}

/** The same value as in the referenced row. */
function namedBy(known: ReadonlyMap<string, Table>, table: Table, { name }: Column): string | undefined {
  const reference = table.references.find(
    ({ columns, table: other }) => columns.includes(name) && other !== table.name,
  );
  const target = reference && { table: reference.table, column: reference.named[reference.columns.indexOf(name)]! };
  const meant =
    target ?? { tenant_id: { table: 'tenants', column: 'id' }, user_id: { table: 'users', column: 'id' } }[name];
  if (!meant || meant.table === table.name) return undefined;
  if (fixed.has(meant.table)) return `(select min(${meant.column}) from ${meant.table})`;
  const other = known.get(meant.table)!;
  return valueOf(
    known,
    other,
    other.columns.find((column) => column.name === meant.column)!,
  );
}

function ofType(type: string, seed: string): string {
  switch (type) {
    case 'uuid':
      return `md5('${seed}' || i)::uuid`;
    case 'cidr':
      return `('10.' || i / 65536 || '.' || i / 256 % 256 || '.' || i % 256 || '/32')::cidr`;
    case 'bytea':
      return `sha256(convert_to('${seed}' || i, 'UTF8'))`;
    case 'timestamptz':
      return `timestamptz '2026-01-01' + i * interval '1 minute'`;
    case 'date':
      return `date '2026-01-01'`;
    case 'bool':
      return 'false';
    case 'json':
    case 'jsonb':
      return `'{}'`;
    case 'int2':
      return '1';
    case 'int4':
    case 'int8':
    case 'numeric':
    case 'float8':
      return '1000000 + i';
    default:
      return type.startsWith('_') ? `'{}'` : `'${seed}' || i`;
  }
}
