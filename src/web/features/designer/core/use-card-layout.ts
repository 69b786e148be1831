import { startTransition, useEffect, useState } from 'react';
import type { CardLayoutStore, LaidOutCard } from '#editor/card-layout-store.ts';
import { useDeferredStoreValue, useStoreValue } from '../../../shared/use-store.ts';
import { useEditorStores } from './editor-stores.ts';

export function useCardLayoutStore(): CardLayoutStore {
  return useEditorStores().layout;
}

/** Null until the fonts are loaded. */
export function useLaidOutCard(): LaidOutCard | null {
  return useStoreValue(useCardLayoutStore());
}

/** The laid-out card, null for the first render: drawing the first card takes as long as rendering the rest of the editor. */
export function useDeferredLayout(): LaidOutCard | null {
  const { subscribe, get } = useCardLayoutStore();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return useStoreValue({ subscribe, get: isMounted ? get : getNull });
}

function getNull(): null {
  return null;
}

/** The laid-out card after a pause in typing: thumbnails and checks do not delay a key. They are rendered together, in slices. */
export function useDebouncedLayout(): LaidOutCard | null {
  return useDeferredStoreValue(useEditorStores().debouncedLayout);
}
