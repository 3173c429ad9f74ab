/** The rows of a long list: only those in sight are drawn, with room for the others. A chunk of its own, loaded by `Table`. */
import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range, ReactVirtualizer, VirtualItem } from '@tanstack/react-virtual';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { findScroller, offsetIn } from './scroller.ts';
import { TableRow } from './table-row.tsx';
import { spacerStyle } from './table.styles.ts';
import type { TableProps } from './table.types.ts';

/** Rows above and below those in sight, so that none is missing while scrolling. */
const overscan = 3;
const rowHeight = { normal: 48, dense: 40 };

/** Explicit, as everywhere in the table. */
const bodyRole = { role: 'rowgroup' };

interface LongRowsProps {
  table: TableProps<unknown>;
}

interface ScrolledRowsProps extends LongRowsProps {
  /** From the beginning of what is scrolled to the first row, in px. */
  offset: number;
  /** The row that holds the focus: it stays, wherever one scrolls. */
  kept: number | undefined;
}

function withKept(range: Range, kept: number | undefined): number[] {
  const rendered = defaultRangeExtractor(range);
  if (kept === undefined || kept >= range.count || rendered.includes(kept)) return rendered;
  return [...rendered, kept].sort((one, other) => one - other);
}

function optionsOf({ table, offset, kept }: ScrolledRowsProps) {
  return {
    count: table.rows.length,
    estimateSize: () => (table.dense ? rowHeight.dense : rowHeight.normal),
    getItemKey: (index: number) => table.rowId(table.rows[index]),
    rangeExtractor: (range: Range) => withKept(range, kept),
    scrollMargin: offset,
    overscan,
  };
}

/** Room for rows that are not drawn. */
function Spacer({ size }: { size: number }) {
  return size > 0 ? <tr aria-hidden css={spacerStyle} style={{ blockSize: size }} /> : null;
}

type Virtualizer = Pick<
  ReactVirtualizer<Element | Window, HTMLTableRowElement>,
  'getVirtualItems' | 'getTotalSize' | 'measureElement'
>;

function RenderedRows({ table, offset, virtualizer }: ScrolledRowsProps & { virtualizer: Virtualizer }): ReactNode {
  const items = virtualizer.getVirtualItems();
  const startOf = (item: VirtualItem | undefined): number => (item ? item.start - offset : 0);
  const endOf = (item: VirtualItem | undefined): number => (item ? item.end - offset : 0);
  return (
    <>
      {items.map((item, at) => (
        <Fragment key={item.key}>
          <Spacer size={startOf(item) - endOf(items[at - 1])} />
          <TableRow
            row={table.rows[item.index]}
            table={table}
            index={item.index}
            measure={virtualizer.measureElement}
          />
        </Fragment>
      ))}
      <Spacer size={virtualizer.getTotalSize() - endOf(items.at(-1))} />
    </>
  );
}

function RowsInWindow(props: ScrolledRowsProps) {
  return <RenderedRows {...props} virtualizer={useWindowVirtualizer<HTMLTableRowElement>(optionsOf(props))} />;
}

function RowsInElement({ scroller, ...props }: ScrolledRowsProps & { scroller: Element }) {
  return (
    <RenderedRows
      {...props}
      virtualizer={useVirtualizer<Element, HTMLTableRowElement>({
        ...optionsOf(props),
        getScrollElement: () => scroller,
      })}
    />
  );
}

interface Place {
  scroller: Element | null;
  offset: number;
}

/** Offset of the rows in the scroller; measured on every render, since the content above may have grown. */
function usePlace(table: TableProps<unknown>) {
  const mark = useRef<HTMLTableRowElement>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    if (!mark.current) return;
    const scroller = place ? place.scroller : findScroller(mark.current);
    const offset = Math.round(offsetIn(scroller, mark.current));
    if (!place || Math.abs(offset - place.offset) > 1) setPlace({ scroller, offset });
  }, [table, place]);
  return { mark, place };
}

/** Remembers which row holds the focus. */
function useKeptRow() {
  const [kept, setKept] = useState<number>();
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = event.target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    setKept(index === undefined ? undefined : Number(index));
  };
  return { kept, handlers: { onFocus, onBlur: () => setKept(undefined) } };
}

export function LongRows({ table }: LongRowsProps) {
  const { mark, place } = usePlace(table);
  const { kept, handlers } = useKeptRow();
  return (
    <tbody {...bodyRole} {...handlers}>
      <tr ref={mark} aria-hidden css={spacerStyle} />
      {place?.scroller ? (
        <RowsInElement table={table} kept={kept} offset={place.offset} scroller={place.scroller} />
      ) : null}
      {place && !place.scroller ? <RowsInWindow table={table} kept={kept} offset={place.offset} /> : null}
    </tbody>
  );
}
