import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import type { Readable } from '#editor/store.ts';

/** The laid-out card after a pause in typing. */
export const DebouncedLayoutContext = createContext<Readable<LaidOutCard | null> | null>(null);

/** The laid-out card after a pause in typing: thumbnails and checks do not delay a key. They are rendered together, in slices. */
export function useDebouncedLayout(): LaidOutCard | null {
  const store = use(DebouncedLayoutContext);
  if (!store) throw new Error('useDebouncedLayout needs a DebouncedLayoutContext above it');
  const [debounced, setDebounced] = useState(store.get);

  useEffect(() => {
    const update = () => startTransition(() => setDebounced(store.get()));
    update();
    return store.subscribe(update);
  }, [store]);

  return debounced;
}
