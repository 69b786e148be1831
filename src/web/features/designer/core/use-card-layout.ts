import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { CardLayoutStore, LaidOutCard } from '#editor/card-layout-store.ts';
import { useStoreValue } from '../../../shared/use-store.ts';

export const CardLayoutContext = createContext<CardLayoutStore | null>(null);

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

export function useCardLayoutStore(): CardLayoutStore {
  const layoutStore = use(CardLayoutContext);
  if (!layoutStore) throw new Error('useCardLayoutStore needs a CardLayoutContext above it');
  return layoutStore;
}
