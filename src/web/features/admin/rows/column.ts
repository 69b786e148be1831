import type { ReactNode } from 'react';

/** One column of an admin list. The table, the stack of a phone and the skeleton come from a list of these. */
export type Column<Row> = {
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** A second line of the cell; in the stack a separate line. */
  secondLine?: (row: Row) => ReactNode;
  /** Its width or where it is hidden, in the head and in the rows. */
  width?: string;
  /** Its cells' styles if they differ from the list's. */
  cellStyles?: string;
  /** Whether its cell names the row. */
  isRowHeader?: boolean;
  /** Set where a click on the head sorts by this column. */
  sort?: { order: 'ascending' | 'descending' | undefined; onSort: () => void };
  /** The size of its placeholder while the list loads. */
  placeholder: string;
  /** Where the stack shows it; left out where it does not. */
  stack?: StackPlace;
  /** What the stack shows if it is not the cell; null: nothing. */
  stacked?: (row: Row) => ReactNode;
};

/**
 * `title`, then `badge` and `aside` beside it; `labelled` and `line` each on a line; `mainFact` and `fact` together on a line;
 * `note` below; `actions` at the end of the row.
 */
export type StackPlace =
  | 'title'
  | 'badge'
  | 'aside'
  | 'labelled'
  | 'line'
  | 'mainFact'
  | 'fact'
  | 'note'
  | 'actions';

/** Rows with the heading that they are under, if they have one. */
export type RowGroup<Row> = { key: string; heading?: ReactNode; rows: readonly Row[] };

export type AdminRowsProps<Row extends { id: string }> = {
  columns: readonly Column<Row>[];
  groups: readonly RowGroup<Row>[];
  /** The styles of a cell. */
  cellStyles: string;
};
