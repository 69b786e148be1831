import { useSyncExternalStore } from 'react';

/** An on-screen keyboard leaves the page its height and takes at least this much of what is seen of it, in px. */
const keyboardMinHeight = 160;

export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isKeyboardOpen, () => false);
}

function isKeyboardOpen(): boolean {
  return (
    visualViewport !== null && innerHeight - visualViewport.height * visualViewport.scale > keyboardMinHeight
  );
}

function subscribe(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
}
