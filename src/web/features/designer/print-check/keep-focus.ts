import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where focus goes when what had it is mended away: to the fix that took its place in the list, else to the one before,
 * else to the heading. Call the answer with the place of the fix that was pressed.
 */
export function useFocusAfterFix(
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  shown: unknown,
): (index: number) => void {
  const pressed = useRef<number | null>(null);

  useEffect(() => {
    const index = pressed.current;
    if (index === null || shown === null) return;
    const { activeElement } = document;
    // The button is still there: the check has not seen the change yet, or has the same fix again.
    if (activeElement?.matches('[data-fix]')) return;
    pressed.current = null;
    // Wherever else the reader has gone to meanwhile is left alone.
    if (activeElement && activeElement !== document.body) return;
    const fixes = [...(list.current?.querySelectorAll<HTMLElement>('[data-fix]') ?? [])];
    (fixes[index] ?? fixes.at(-1) ?? heading.current)?.focus();
  }, [shown, list, heading]);

  return (index) => {
    pressed.current = index;
  };
}
