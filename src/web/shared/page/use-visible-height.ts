import { useEffect } from 'react';
import { afterPaint } from './next-paint.ts';

/** A window that is lower by this share has an open keyboard. */
const keyboardShare = 0.25;

/** While the keyboard of a phone is open: the height above it as `--visible-height`, and `data-keyboard` on the document. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { documentElement } = document;
    const setHeight = (height: number | null) => {
      documentElement.toggleAttribute('data-keyboard', height !== null);
      if (height === null) documentElement.style.removeProperty('--visible-height');
      else documentElement.style.setProperty('--visible-height', `${height}px`);
    };
    const update = () => {
      const isOpen = viewport.scale === 1 && viewport.height < innerHeight * (1 - keyboardShare);
      setHeight(isOpen ? viewport.height : null);
    };
    const ended = new AbortController();
    viewport.addEventListener('resize', update, { signal: ended.signal });
    // The keyboard can be open before the editor is there. To ask before the first paint would lay the page out twice.
    afterPaint(() => {
      if (!ended.signal.aborted) update();
    });
    return () => {
      ended.abort();
      setHeight(null);
    };
  }, []);
}
