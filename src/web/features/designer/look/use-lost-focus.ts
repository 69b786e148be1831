import { type RefObject, useEffect } from 'react';

/** Focuses an element that takes the place of a focused one. It takes the focus from nobody else. */
export function useLostFocus(isReplacement: boolean, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isReplacement && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
  }, [isReplacement, element]);
}
