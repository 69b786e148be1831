import { startTransition, useEffect, useState } from 'react';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import { useCardLayoutStore } from './use-card-layout.ts';

const debounceMs = 160;

/** The laid-out card, debounced: thumbnails and checks do not delay a keystroke. */
export function useDebouncedLayout(): LaidOutCard | null {
  const layoutStore = useCardLayoutStore();
  const [debounced, setDebounced] = useState<LaidOutCard | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => startTransition(() => setDebounced(layoutStore.get()));
    const unsubscribe = layoutStore.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(update, debounceMs);
    });
    timer = setTimeout(update);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [layoutStore]);

  return debounced;
}
