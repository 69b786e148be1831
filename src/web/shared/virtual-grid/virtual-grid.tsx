import type { ReactNode } from 'react';
import { useVirtualRows } from './use-virtual-rows.ts';

type Props<Item> = {
  items: readonly Item[];
  label?: string;
  /** The number of columns for the width of the grid, in px. */
  columnsFor: (width: number) => number;
  /** In px, until a row is measured. */
  rowHeight: number;
  /** The gap between columns and between rows, in px. */
  gap: { x: number; y: number };
  /** An element with the role of a list item, with its key. */
  children: (item: Item, index: number) => ReactNode;
};

/** A list in rows. Only the rows near the window, and the one with the focus, are in the page. */
export function VirtualGrid<Item>({ items, label, columnsFor, rowHeight, gap, children }: Props<Item>) {
  const { width, box, rows, measure } = useVirtualRows({
    rowCountFor: (width) => Math.ceil(items.length / columnsFor(width)),
    heightOf: () => rowHeight,
    gap: gap.y,
  });
  const columns = columnsFor(width);
  return (
    // biome-ignore lint/a11y/useSemanticElements: items are placed by rows, which <ul> does not allow.
    <div role="list" aria-label={label} className="relative" {...box}>
      {rows.map(({ index: row, top }) => (
        <div
          key={row}
          data-index={row}
          ref={measure}
          className="absolute inset-x-0 grid"
          style={{
            top,
            columnGap: gap.x,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {items
            .slice(row * columns, (row + 1) * columns)
            .map((item, column) => children(item, row * columns + column))}
        </div>
      ))}
    </div>
  );
}
