import { hideOthers } from 'aria-hidden';
import { type RefObject, useEffect } from 'react';

/** How many dialogs are open. */
let openCount = 0;

/**
 * While a dialog is open, screen readers find nothing else and the page does not scroll. Radix's own modal dialogs set inherited
 * properties on the body for it, so that the styles of the whole page are computed again at each opening and closing.
 */
export function useModal(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!content.current) return;
    const showOthers = hideOthers(content.current);
    openCount += 1;
    lockScrolling();
    return () => {
      showOthers();
      openCount -= 1;
      if (openCount === 0) unlockScrolling();
    };
  }, [content]);
}

/** Where a scrollbar takes room, the room stays, so that the page does not move. */
function lockScrolling(): void {
  const { style, clientWidth } = document.documentElement;
  if (clientWidth < innerWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

function unlockScrolling(): void {
  const { style } = document.documentElement;
  style.overflow = '';
  style.scrollbarGutter = '';
}

/** For a dialog's content: the focus that comes back from the browser's own controls, before or behind the page, returns to it. */
export function returnToDialog(event: CustomEvent, content: HTMLElement | null): void {
  event.preventDefault();
  const { target } = event;
  if (target instanceof Element && target.matches('[data-radix-focus-guard]')) content?.focus();
}
