import { useRef } from 'react';

/** For a dialog opened by state, not by a Radix trigger: closing it puts the focus back where it was, or on the page's heading where that is gone. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // Whoever closed it may have sent the focus on already.
      if (document.activeElement && document.activeElement !== document.body) return;
      const back = opener.current?.isConnected ? opener.current : document.querySelector('main h1');
      if (back instanceof HTMLElement) back.focus();
    },
  };
}
