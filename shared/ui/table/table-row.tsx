import type { MouseEvent, Ref } from 'react';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { toggleRow } from './selection.ts';
import { cellStyle, openStyle, rowStyle } from './table.styles.ts';
import type { TableColumn, TableProps, TableSelection } from './table.types.ts';

const rowRole = { role: 'row' };
/** The row of the heads counts too. */
export const headRows = 1;
const cellRole = { role: 'cell' };

/** A press on a control of the row, or the end of marking text, is not a press on the row. */
function pressesRow(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target as Element;
  const inside = event.currentTarget.contains(target);
  const control = target.closest('a, button, input, label, select, textarea, [role="menuitem"]');
  return inside && !control && event.detail < 2;
}

function titleOf<Row>(columns: readonly TableColumn<Row>[]): string | undefined {
  return (columns.find((column) => column.inList === 'title') ?? columns[0])?.id;
}

function Cell<Row>({ column, row, table }: { column: TableColumn<Row>; row: Row; table: TableProps<Row> }) {
  const isTitle = column.id === titleOf(table.columns);
  const content = column.cell(row);
  const { onOpen } = table;
  return (
    <td
      {...cellRole}
      css={cellStyle}
      data-width={column.width}
      data-align={column.align}
      data-minor={column.minor || undefined}
      data-list={isTitle ? 'title' : column.inList}
    >
      {isTitle && onOpen ? (
        <button type="button" css={openStyle} onClick={() => onOpen(row)}>
          {content}
        </button>
      ) : (
        content
      )}
    </td>
  );
}

function SelectCell<Row>({
  row,
  table,
  selection,
}: {
  row: Row;
  table: TableProps<Row>;
  selection: TableSelection<Row>;
}) {
  const { t } = useUiTexts();
  const id = table.rowId(row);
  const allowed = selection.canSelect?.(row) ?? true;
  return (
    <td {...cellRole} css={cellStyle} data-kind="select">
      {allowed ? (
        <Checkbox
          label={t('selectRow', { name: table.rowLabel(row) })}
          labelHidden
          checked={selection.selected.has(id)}
          onCheckedChange={(chosen) => selection.onChange(toggleRow(selection.selected, id, chosen))}
        />
      ) : null}
    </td>
  );
}

export interface TableRowProps<Row> {
  row: Row;
  table: TableProps<Row>;
  /** Its place among all rows, from 0, where only some of them are drawn. */
  index?: number;
  /** Measures the row where only some are drawn. */
  measure?: Ref<HTMLTableRowElement>;
}

/** One row, pressed as a whole. */
export function TableRow<Row>({ row, table, index, measure }: TableRowProps<Row>) {
  const { columns, selection, rowActions, onOpen, rowId, openRow } = table;
  const id = rowId(row);
  const press = onOpen ? (event: MouseEvent<HTMLElement>) => pressesRow(event) && onOpen(row) : undefined;
  return (
    <tr
      {...rowRole}
      css={rowStyle}
      ref={measure}
      data-part="row"
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 1 + headRows}
      data-selected={selection?.selected.has(id) || undefined}
      data-selectable={selection ? '' : undefined}
      data-open={id === openRow || undefined}
      data-pressable={onOpen ? '' : undefined}
      onClick={press}
    >
      {selection ? <SelectCell row={row} table={table} selection={selection} /> : null}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} table={table} />
      ))}
      {rowActions ? (
        <td {...cellRole} css={cellStyle} data-kind="actions">
          {rowActions(row)}
        </td>
      ) : null}
    </tr>
  );
}
