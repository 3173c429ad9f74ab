import { visuallyHidden } from '../ui-root/ui-root.styles.ts';
import { useUiTexts } from '../ui-root/ui-texts.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { SkeletonRows } from './table-skeleton.tsx';
import { tableStyle, wrapStyle } from './table.styles.ts';
import type { TableColumn, TableProps, TableSelection, TableSort } from './table.types.ts';

export type { TableColumn, TableProps, TableSelection, TableSort };

/** Explicit, because a table drawn as a list would lose its roles in some browsers. */
const tableRole = { role: 'table' };
const bodyRole = { role: 'rowgroup' };

function TableBody<Row>(props: TableProps<Row>) {
  if (props.loading) return <SkeletonRows columns={props.columns} selectable={!!props.selection} actions={!!props.rowActions} />;
  return props.rows.map((row) => <TableRow key={props.rowId(row)} row={row} table={props} />);
}

/**
 * Rows of one kind. Semantic table, a list under 720 px. Order, pages and selection are the caller's: the table shows them and
 * asks for others.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, selection, dense, loading, refreshing, empty } = props;
  const { t } = useUiTexts();
  if (!loading && rows.length === 0 && empty) return empty;
  return (
    <div css={wrapStyle} data-part="table">
      <table {...tableRole} css={tableStyle} aria-label={label} aria-busy={loading || refreshing || undefined} data-dense={dense || undefined} data-refreshing={refreshing || undefined}>
        <TableHead {...props} />
        <tbody {...bodyRole}>
          <TableBody {...props} />
        </tbody>
      </table>
      <span css={visuallyHidden} role="status">
        {loading ? t('loading') : ''}
      </span>
      {selection ? <BulkBar selection={selection} /> : null}
    </div>
  );
}
