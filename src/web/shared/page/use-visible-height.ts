import { useEffect } from 'react';

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
    viewport.addEventListener('resize', update);
    return () => {
      viewport.removeEventListener('resize', update);
      setHeight(null);
    };
  }, []);
}
