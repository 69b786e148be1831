import { useRef } from 'react';

/** For a dialog opened by state: closing it returns the focus to the previous element, or to the page's heading if that is gone. */
export function useReturnFocus(initialFocus?: () => HTMLElement | null) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      const first = initialFocus?.();
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // The close handler may have moved the focus already.
      if (document.activeElement && document.activeElement !== document.body) return;
      const back = opener.current?.isConnected ? opener.current : document.querySelector('main h1');
      if (back instanceof HTMLElement) back.focus();
    },
  };
}
