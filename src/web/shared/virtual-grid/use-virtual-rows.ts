import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

type VirtualRowsOptions = {
  /** The number of rows for the width of their box, in px. */
  rowCountFor: (width: number) => number;
  /** In px, until the row is measured. */
  heightOf: (row: number) => number;
  /** The gap between rows, in px. */
  gap?: number;
  /** The rows before and after the window that are in the page. */
  overscan?: number;
};

/** The rows near the window, and the one with the focus. `box` belongs to the element with the rows, which are placed in it. */
export function useVirtualRows({ rowCountFor, heightOf, gap = 0, overscan = 1 }: VirtualRowsOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const { width, top } = usePlace(ref);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const rowCount = rowCountFor(width);
  const virtual = useWindowVirtualizer({
    count: rowCount,
    estimateSize: heightOf,
    gap,
    overscan,
    useFlushSync: false,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      const isKept = focusedRow !== null && focusedRow < rowCount && !rows.includes(focusedRow);
      return isKept ? [...rows, focusedRow].sort((a, b) => a - b) : rows;
    },
  });
  return {
    width,
    box: {
      ref,
      style: { height: virtual.getTotalSize() },
      onFocus: ({ target }: FocusEvent) => setFocusedRow(rowOf(target)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocusedRow(null);
      },
    },
    rows: virtual.getVirtualItems().map(({ index, start }) => ({ index, top: start - top })),
    /** The `ref` of a row, which has its index as `data-index`. */
    measure: virtual.measureElement,
  };
}

/** The row of an element. */
function rowOf(element: Element): number {
  return Number(element.closest('[data-index]')?.getAttribute('data-index'));
}

/** The width of an element and its distance from the top of the page, in px. */
function usePlace(element: RefObject<HTMLElement | null>) {
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
