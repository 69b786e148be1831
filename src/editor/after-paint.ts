import type { Readable } from './store.ts';

/** Runs a function after the next paint. */
type RunAfterPaint = (run: () => void) => void;

/** Delays notifications until after the next paint, so a keystroke shows before layout runs. */
export function notifyAfterPaint<Value>(source: Readable<Value>, afterPaint: RunAfterPaint): Readable<Value> {
  const listeners = new Set<() => void>();
  let isWaiting = false;
  let unsubscribe = () => {};

  function notifyOnce(): void {
    if (isWaiting) return;
    isWaiting = true;
    afterPaint(() => {
      isWaiting = false;
      for (const listener of listeners) listener();
    });
  }

  return {
    get: source.get,
    subscribe(listener) {
      if (listeners.size === 0) unsubscribe = source.subscribe(notifyOnce);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unsubscribe();
      };
    },
  };
}
