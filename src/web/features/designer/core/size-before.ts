import { createContext, use } from 'react';
import type { CardSize } from '#editor/card-size.ts';
import { createStore, type Store } from '#editor/store.ts';
import { useStoreValue } from '../../../shared/use-store.ts';

/** The card's size before the format that is being chosen; null while none is. */
export const SizeBeforeContext = createContext<Store<CardSize | null>>(createStore<CardSize | null>(null));

export function useSizeBefore(): CardSize | null {
  return useStoreValue(use(SizeBeforeContext));
}
