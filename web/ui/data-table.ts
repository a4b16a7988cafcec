import type { ReactNode } from 'react';
import type { ActionProblem } from './use-action.ts';

/** A list's order, by a column's id. */
export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

/** One column of a `DataTable`. */
export interface Column<Row> {
  /** Its name in `Sort.by`. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Direction of the first click: `desc` for dates and figures, where the largest matter most. */
  firstSort?: Sort['direction'];
  /** Right-aligned, for figures. */
  align?: 'start' | 'end';
  /** The name of the row: the row header, or the card's title. By default the first column. */
  names?: boolean;
  /** The cell explains itself, so its card needs no label. */
  speaks?: boolean;
  /** Hidden in cards. */
  wideOnly?: boolean;
  className?: string;
}

/** One action for a row. `to` is a page, `onSelect` a callback. */
export interface RowAction {
  label: string;
  to?: string;
  /** If it resolves to a problem, the row shows it until the next try. */
  onSelect?: () => void | Promise<ActionProblem | null>;
  /** Styled as destructive. */
  danger?: boolean;
  disabled?: boolean;
  /** The reason why it is disabled, shown below it. */
  reason?: string;
}

/** The selected rows, for bulk actions. */
export interface Selection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row: «Joan Mas». */
  labelOf: (row: Row) => string;
  /** Buttons for the bulk actions. */
  actions: ReactNode;
}
