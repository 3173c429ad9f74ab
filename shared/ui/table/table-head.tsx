import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { pageSelection, togglePage } from './selection.ts';
import { headStyle, sortStyle } from './table.styles.ts';
import type { TableColumn, TableProps, TableSelection, TableSort } from './table.types.ts';

const groupRole = { role: 'rowgroup' };
const rowRole = { role: 'row' };
const headRole = { role: 'columnheader' };

/** The order that a press on a head asks for: ascending first, then the other way round. */
function nextSort(column: string, sort: TableSort | undefined): TableSort {
  const turned = sort?.column === column && sort.direction === 'asc';
  return { column, direction: turned ? 'desc' : 'asc' };
}

function SortButton<Row>({
  column,
  sort,
  onSort,
}: {
  column: TableColumn<Row>;
  sort?: TableSort;
  onSort: (sort: TableSort) => void;
}) {
  const sorted = sort?.column === column.id;
  const descending = sorted && sort.direction === 'desc';
  return (
    <button
      type="button"
      css={sortStyle}
      data-sorted={sorted || undefined}
      onClick={() => onSort(nextSort(column.id, sort))}
    >
      {column.header}
      <Icon name={descending ? 'sortDown' : 'sortUp'} size="sm" />
    </button>
  );
}

function ariaSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined) {
  if (!column.sortable) return undefined;
  if (sort?.column !== column.id) return 'none' as const;
  return sort.direction === 'asc' ? ('ascending' as const) : ('descending' as const);
}

function Head<Row>({ column, sort, onSort }: { column: TableColumn<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  return (
    <th
      {...headRole}
      css={headStyle}
      scope="col"
      data-width={column.width}
      data-align={column.align}
      data-minor={column.minor || undefined}
      aria-sort={ariaSort(column, sort)}
    >
      {column.sortable && onSort ? (
        <SortButton column={column} sort={sort} onSort={onSort} />
      ) : (
        <span css={column.headerHidden ? visuallyHidden : undefined}>{column.header}</span>
      )}
    </th>
  );
}

function SelectAll<Row>({ table, selection }: { table: TableProps<Row>; selection: TableSelection<Row> }) {
  const { t } = useUiTexts();
  return (
    <th {...headRole} css={headStyle} scope="col" data-kind="select">
      <Checkbox
        label={t('selectAll')}
        labelHidden
        checked={pageSelection(table, selection)}
        onCheckedChange={(checked) => selection.onChange(togglePage(table, selection, checked))}
      />
    </th>
  );
}

/** The heads of the columns, which stay in sight. */
export function TableHead<Row>(table: TableProps<Row>) {
  const { t } = useUiTexts();
  return (
    <thead {...groupRole}>
      <tr {...rowRole}>
        {table.selection ? <SelectAll table={table} selection={table.selection} /> : null}
        {table.columns.map((column) => (
          <Head key={column.id} column={column} sort={table.sort} onSort={table.onSort} />
        ))}
        {table.rowActions ? (
          <th {...headRole} css={headStyle} scope="col" data-kind="actions">
            <span css={visuallyHidden}>{t('actions')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
