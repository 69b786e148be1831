import { useSyncExternalStore } from 'react';

/** Least height of an on-screen keyboard in px. It shrinks the visual viewport but not the layout viewport. */
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
