import { startTransition, useEffect, useState } from 'react';
import { type LaidOutCard, useCardLayoutStore } from './card-layout-store.ts';

/** Thumbnails and checks update when typing pauses. */
const pauseMs = 160;

/** The laid-out card, debounced: for thumbnails and checks, so that no keystroke waits for them. */
export function useDebouncedLayout(): LaidOutCard | null {
  const layoutStore = useCardLayoutStore();
  const [debounced, setDebounced] = useState<LaidOutCard | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => startTransition(() => setDebounced(layoutStore.get()));
    const stop = layoutStore.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(update, pauseMs);
    });
    timer = setTimeout(update);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [layoutStore]);

  return debounced;
}
