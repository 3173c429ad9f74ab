import { lazy, Suspense } from 'react';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { TableHead } from './table-head.tsx';
import { headRows, TableRow } from './table-row.tsx';
import { SkeletonRows } from './table-skeleton.tsx';
import { tableStyle, wrapStyle } from './table.styles.ts';
import type { TableColumn, TableProps, TableSelection, TableSort } from './table.types.ts';

export type { TableColumn, TableProps, TableSelection, TableSort };

/** Explicit, because a table drawn as a list would lose its roles in some browsers. */
const tableRole = { role: 'table' };
const bodyRole = { role: 'rowgroup' };

/** From so many rows on, only those in sight are drawn. */
const longFrom = 100;

const LongRows = lazy(async () => ({ default: (await import('./long-rows.tsx')).LongRows }));

function isLong<Row>({ rows, loading }: TableProps<Row>): boolean {
  return !loading && rows.length > longFrom;
}

function Waiting<Row>({ columns, selection, rowActions }: TableProps<Row>) {
  return (
    <tbody {...bodyRole}>
      <SkeletonRows columns={columns} selectable={!!selection} actions={!!rowActions} />
    </tbody>
  );
}

function TableBody<Row>(props: TableProps<Row>) {
  if (props.loading) return <Waiting {...props} />;
  if (isLong(props)) {
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <LongRows table={props as TableProps<unknown>} />
      </Suspense>
    );
  }
  return (
    <tbody {...bodyRole}>
      {props.rows.map((row) => (
        <TableRow key={props.rowId(row)} row={row} table={props} />
      ))}
    </tbody>
  );
}

/**
 * Rows of one kind; of a long list only those in sight are in the page. Semantic table, a list under 720 px. Order, pages and selection are the caller's: the table shows them and
 * asks for others.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, selection, dense, loading, refreshing, empty } = props;
  const { t } = useUiTexts();
  if (!loading && rows.length === 0 && empty) return empty;
  return (
    <div css={wrapStyle} data-part="table">
      <table
        {...tableRole}
        css={tableStyle}
        aria-label={label}
        aria-busy={loading || refreshing || undefined}
        aria-rowcount={isLong(props) ? rows.length + headRows : undefined}
        data-dense={dense || undefined}
        data-refreshing={refreshing || undefined}
      >
        <TableHead {...props} />
        <TableBody {...props} />
      </table>
      <span css={visuallyHidden} role="status">
        {loading ? t('loading') : ''}
      </span>
      {selection ? <BulkBar selection={selection} /> : null}
    </div>
  );
}
