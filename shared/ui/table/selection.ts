import type { TableProps, TableSelection } from './table.types.ts';

type Rows<Row> = Pick<TableProps<Row>, 'rows' | 'rowId'>;

function selectableIds<Row>({ rows, rowId }: Rows<Row>, { canSelect }: TableSelection<Row>): string[] {
  return rows.filter((row) => canSelect?.(row) ?? true).map(rowId);
}

function withIds(selected: ReadonlySet<string>, ids: readonly string[], chosen: boolean): ReadonlySet<string> {
  if (chosen) return new Set([...selected, ...ids]);
  return new Set([...selected].filter((id) => !ids.includes(id)));
}

/** Whether all, some or none of the rows in sight are chosen. */
export function pageSelection<Row>(table: Rows<Row>, selection: TableSelection<Row>): boolean | 'indeterminate' {
  const ids = selectableIds(table, selection);
  const chosen = ids.filter((id) => selection.selected.has(id)).length;
  if (chosen === 0) return false;
  return chosen === ids.length ? true : 'indeterminate';
}

/** The selection with all rows in sight, or with none of them; rows of other pages stay as they are. */
export function togglePage<Row>(
  table: Rows<Row>,
  selection: TableSelection<Row>,
  chosen: boolean,
): ReadonlySet<string> {
  return withIds(selection.selected, selectableIds(table, selection), chosen);
}

/** The selection with or without one row. */
export function toggleRow(selected: ReadonlySet<string>, id: string, chosen: boolean): ReadonlySet<string> {
  return withIds(selected, [id], chosen);
}
