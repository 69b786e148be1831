import { type RefCallback, useCallback } from 'react';

/** Scrolls focused fields clear of an element that sticks to an edge of the window. */
export function useScrollPadding(edge: 'Top' | 'Bottom', isSticky = true): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isSticky) return;
      const { style } = document.documentElement;
      const measure = () => {
        const isStuck = getComputedStyle(element).position === 'sticky';
        style[`scrollPadding${edge}`] = isStuck ? `${element.offsetHeight}px` : '';
      };
      // It measures first when the page has been laid out anyway.
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => {
        observer.disconnect();
        style[`scrollPadding${edge}`] = '';
      };
    },
    [edge, isSticky],
  );
}
