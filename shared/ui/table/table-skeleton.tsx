import { Bone } from '#shared/ui/skeleton/skeleton.tsx';
import { useDelayed } from '#shared/ui/use-delayed.ts';
import { cellStyle, rowStyle } from './table.styles.ts';
import type { TableColumn } from './table.types.ts';

const rowRole = { role: 'row' };
const cellRole = { role: 'cell' };
const count = 6;
const widths = ['md', 'sm', 'sm', 'md'] as const;

export interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  selectable: boolean;
  actions: boolean;
}

function SkeletonRow<Row>({ at, columns, selectable, actions }: SkeletonRowsProps<Row> & { at: number }) {
  return (
    <tr {...rowRole} css={rowStyle} data-selectable={selectable || undefined}>
      {selectable ? <td {...cellRole} css={cellStyle} data-kind="select" /> : null}
      {columns.map((column, index) => (
        <td
          {...cellRole}
          key={column.id}
          css={cellStyle}
          data-width={column.width}
          data-minor={column.minor || undefined}
          data-list={index === 0 ? 'title' : column.inList}
        >
          <Bone width={index === 0 ? 'lg' : widths[(at + index) % widths.length]} />
        </td>
      ))}
      {actions ? <td {...cellRole} css={cellStyle} data-kind="actions" /> : null}
    </tr>
  );
}

/** The shape of the rows that come, after 400 ms. */
export function SkeletonRows<Row>(props: SkeletonRowsProps<Row>) {
  const late = useDelayed(true);
  if (!late) return null;
  return Array.from({ length: count }, (_, at) => <SkeletonRow key={at} at={at} {...props} />);
}
