import { type RefCallback, useCallback } from 'react';

/** Keeps what is scrolled to, a focused field for instance, clear of an element that sticks to the window's top. */
export function useScrollMargin(isSticky: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isSticky) return;
      const { style } = document.documentElement;
      const measure = () => {
        const isStuck = getComputedStyle(element).position === 'sticky';
        style.scrollPaddingTop = isStuck ? `${element.offsetHeight}px` : '';
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.scrollPaddingTop = '';
      };
    },
    [isSticky],
  );
}
