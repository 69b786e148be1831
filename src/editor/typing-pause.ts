import { createStore, type Readable } from './store.ts';

/** The longest time between two keys of somebody who is typing. What the next frame does not show runs after it. */
export const typingPauseMs = 400;

/** Runs a function after a delay. Returns the function that cancels it. */
export type SetTimer = (run: () => void, delayMs: number) => () => void;

/** Follows a store when it has not changed for a pause; null before the first value. All subscribers hear of a change together. */
export function afterTypingPause<Value>(source: Readable<Value>, setTimer: SetTimer): Readable<Value | null> {
  const followed = createStore<Value | null>(null);
  const follow = () => followed.set(source.get());
  let subscribers = 0;
  let cancel = () => {};
  let unsubscribe = () => {};
  const start = () => {
    unsubscribe = source.subscribe(() => {
      cancel();
      cancel = setTimer(follow, typingPauseMs);
    });
    cancel = setTimer(follow, 0);
  };
  return {
    get: followed.get,
    subscribe(listener) {
      const remove = followed.subscribe(listener);
      subscribers += 1;
      if (subscribers === 1) start();
      return () => {
        remove();
        subscribers -= 1;
        if (subscribers > 0) return;
        unsubscribe();
        cancel();
      };
    },
  };
}
