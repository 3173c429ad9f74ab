import type { ReactNode } from 'react';

export interface TableSort {
  /** Id of a column. */
  column: string;
  direction: 'asc' | 'desc';
}

export interface TableColumn<Row> {
  id: string;
  header: string;
  /** The header is for screen readers only. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** The head becomes a button that asks for this order. */
  sortable?: boolean;
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
  /** 104, 156 or 220 px; columns without a width share the rest. */
  width?: 'sm' | 'md' | 'lg';
  /** Leaves first: the column is not shown under 1000 px. */
  minor?: boolean;
  /** Whether the cell is empty; a list page omits a column whose cells are all empty. */
  isEmpty?: (row: Row) => boolean;
  /**
   * What it becomes under 720 px, where each row is an entry of a list: its title (one column), a line below the title, or
   * nothing. Nothing unless said; the first column is the title where none is.
   */
  inList?: 'title' | 'note' | 'hidden';
}

export interface TableSelection<Row> {
  /** Ids of rows, those of other pages included. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Rows that may not be chosen have no box. */
  canSelect?: (row: Row) => boolean;
  /** Buttons of the bar that appears with the first tick; ghost `Button`s. */
  actions: ReactNode;
}

export interface TableProps<Row> {
  /** What is listed, for screen readers: "Users". */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Names a row for its checkbox: "Ada Nwosu". */
  rowLabel: (row: Row) => string;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  selection?: TableSelection<Row>;
  /** A press on the row; its title becomes a button for the keyboard, so that it holds no controls. */
  onOpen?: (row: Row) => void;
  /** ID of the row that is open next to the table. */
  openRow?: string;
  /** At the row's end: a `Menu` behind an `IconButton` of size `sm`. */
  rowActions?: (row: Row) => ReactNode;
  /** Rows of 40 px instead of 48. */
  dense?: boolean;
  /** The first rows are awaited: shows their shape, after 400 ms. */
  loading?: boolean;
  /** Other rows are awaited, while these are still shown. */
  refreshing?: boolean;
  /** Instead of the rows where there are none: an `EmptyState`. */
  empty?: ReactNode;
}
