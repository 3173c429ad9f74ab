import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn, TableProps } from '#shared/ui/table/table.tsx';
import type { ListSort } from '#shared/lib/list-query.ts';
import type { FieldName } from '#admin-box/page.types.ts';
import { useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import type { ListAddress } from './list-address.ts';
import { RowMenu } from './row-menu.tsx';
import type { RowMenuProps } from './row-menu.tsx';

export interface ListTableProps<Row, Field extends string> extends Omit<
  TableProps<Row>,
  'rowId' | 'rowLabel' | 'sort' | 'onSort' | 'onOpen' | 'rowActions'
> {
  columns: readonly TableColumn<Row>[];
  /** From `useListAddress`; a sortable column has the name of the field it is ordered by. */
  list: { query: ListSort<Field>; sort(sort: ListSort<Field>): void; open: ListAddress['open'] };
  /** The fields it can be ordered by. */
  fields: readonly Field[];
  /** Names a row: its box, its menu. The row's own `name` unless said. */
  rowLabel?: (row: Row) => string;
  /** What can be done to a row, behind three dots at its end. */
  rowMenu?: (row: Row) => RowMenuProps;
  /** Rows are pressed to open them unless this is false. */
  opens?: boolean;
}

/** Columns that metadata knows under other names: those of the specification, or of the same field in a form. */
const settingNames: Readonly<Record<string, readonly FieldName[]>> = {
  createdAt: ['joinedAt', 'createdAt'],
  lastLogin: ['lastSeen'],
  people: ['numberOfUsers'],
  below: ['numberOfSubAccounts'],
};
export const namesOfColumn = (column: string): readonly FieldName[] => settingNames[column] ?? [column as FieldName];

/** Whether a column has nothing to tell of any row. While rows are on their way it keeps its place. */
export const isEmptyIn = <Row,>(rows: readonly Row[], isEmpty: TableColumn<Row>['isEmpty']): boolean =>
  isEmpty !== undefined && rows.length > 0 && rows.every(isEmpty);

const menuFor =
  <Row,>(rowMenu: (row: Row) => RowMenuProps) =>
  (row: Row) => <RowMenu {...rowMenu(row)} />;

/** The rows of a list page, ordered and opened through the address. */
export function ListTable<Row extends { id: string; name?: string | undefined }, Field extends string>(
  props: ListTableProps<Row, Field>,
) {
  const { list, fields, rowLabel = ({ name, id }: Row) => name ?? id, opens = true, rowMenu, ...table } = props;
  const { query, sort, open } = list;
  const appearance = useFieldAppearance();
  // the column that names a row cannot be hidden
  const columns = table.columns.filter(
    ({ id, inList, isEmpty }) =>
      inList === 'title' ||
      (namesOfColumn(id).every((name) => appearance(name) !== 'hidden') && !isEmptyIn(table.rows, isEmpty)),
  );
  return (
    <Table<Row>
      {...table}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      sort={{ column: query.sortBy, direction: query.sortDirection }}
      onSort={({ column, direction }) => {
        const sortBy = fields.find((field) => field === column);
        if (sortBy) sort({ sortBy, sortDirection: direction });
      }}
      rowActions={rowMenu && menuFor(rowMenu)}
      onOpen={opens ? ({ id }) => open(id) : undefined}
    />
  );
}
