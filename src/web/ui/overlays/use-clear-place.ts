import { type RefObject, useEffect } from 'react';
import { clearShift, type Edges } from './clear-place.ts';

const typedIn = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea';

/** What must stay clear can appear after the toast. */
const againMs = 250;

/**
 * Moves a region of toasts off the field that has the focus, and off what is marked with `data-keep-clear`: undo, and the looks
 * that somebody is choosing from. It follows the focus and the scrolling, and looks again while there is a toast.
 */
export function useClearPlace(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shift = 0;
    const place = () => {
      frame = 0;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isEmpty = element.childElementCount === 0;
      const box = { top: top - shift, bottom: bottom - shift, left, right };
      const next = isEmpty ? 0 : clearShift(box, boxesToKeepClear(), innerHeight);
      clearTimeout(timer);
      if (!isEmpty) timer = setTimeout(later, againMs);
      if (next === shift) return;
      shift = next;
      element.style.translate = `0 ${next}px`;
    };
    const later = () => {
      frame ||= requestAnimationFrame(place);
    };
    const ended = new AbortController();
    const sizes = new ResizeObserver(later);
    sizes.observe(element);
    const passive = { signal: ended.signal, passive: true, capture: true } as const;
    for (const type of ['focusin', 'focusout', 'scroll', 'resize']) addEventListener(type, later, passive);
    return () => {
      ended.abort();
      sizes.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [region]);
}

/** The field first: what is typed must be seen. */
function boxesToKeepClear(): readonly Edges[] {
  const focused = document.activeElement;
  const field = focused?.matches(typedIn) ? [focused] : [];
  return [...field, ...document.querySelectorAll('[data-keep-clear]')].map((element) =>
    element.getBoundingClientRect(),
  );
}
