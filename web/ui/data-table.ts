import type { ReactNode } from 'react';

/** How a list is ordered: by a column's id. */
export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

/** One column of a `DataTable`. */
export interface Column<Row> {
  /** What `Sort.by` calls it. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Which way the first press sorts: `desc` for dates and figures, whose largest are looked for. */
  firstSort?: Sort['direction'];
  /** Figures stand at the end. */
  align?: 'start' | 'end';
  /** Names the row: the head of its line, the title of its card. The first column where none is marked. */
  names?: boolean;
  /** Says itself what it is, so that its card on a phone needs no label before it. */
  speaks?: boolean;
  /** Left out of the cards of phones. */
  wideOnly?: boolean;
  className?: string;
}

/** What can be done to one row. `to` is a page, `onSelect` happens here. */
export interface RowAction {
  label: string;
  to?: string;
  onSelect?: () => void;
  /** Shows as such: it takes something away. */
  danger?: boolean;
  disabled?: boolean;
  /** Why it cannot be done just now, said under it. */
  reason?: string;
}

/** Rows chosen for an action on all of them. */
export interface Selection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** How a row is called: «Joan Mas». */
  labelOf: (row: Row) => string;
  /** Buttons that act on what is chosen. */
  actions: ReactNode;
}
