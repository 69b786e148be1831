import { type RefCallback, useCallback, useState } from 'react';

type Size = { width: number; height: number };

/** The inner size of an element in px, measured before the first paint. The element may unmount and mount again. */
export function useElementSize(): { ref: RefCallback<HTMLElement>; size: Size } {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
