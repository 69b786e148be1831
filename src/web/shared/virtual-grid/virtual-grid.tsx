import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

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
  const grid = useRef<HTMLDivElement>(null);
  const { width, top } = usePlace(grid);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const columns = columnsFor(width);
  const rowCount = Math.ceil(items.length / columns);
  const virtual = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    gap: gap.y,
    overscan: 1,
    useFlushSync: false,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      const isKept = focusedRow !== null && focusedRow < rowCount && !rows.includes(focusedRow);
      return isKept ? [...rows, focusedRow].sort((a, b) => a - b) : rows;
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: items are placed by rows, which <ul> does not allow.
    <div
      ref={grid}
      role="list"
      aria-label={label}
      className="relative"
      style={{ height: virtual.getTotalSize() }}
      onFocus={({ target }) => setFocusedRow(rowOf(target))}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocusedRow(null);
      }}
    >
      {virtual.getVirtualItems().map(({ index: row, start }) => (
        <div
          key={row}
          data-index={row}
          ref={virtual.measureElement}
          className="absolute inset-x-0 grid"
          style={{
            top: start - top,
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

/** The row of an element. */
function rowOf(element: Element): number {
  return Number(element.closest('[data-index]')?.getAttribute('data-index'));
}

/** The width of an element and its distance from the top of the page, in px. */
function usePlace(element: { readonly current: HTMLElement | null }) {
  const [place, setPlace] = useState({ width: 1000, top: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { width, top } = current.getBoundingClientRect();
      setPlace((before) => {
        const after = { width, top: top + scrollY };
        return before.width === after.width && before.top === after.top ? before : after;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
