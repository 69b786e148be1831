import { createContext, use } from 'react';
import { createStore, type Store } from '#editor/store.ts';
import type { Scene } from '#layout/scene.ts';
import { useStoreValue } from '../../../shared/use-store.ts';

export type Side = Scene['side'];

/** The side that the canvas and the form show. It is no part of the card. */
export const SideContext = createContext<Store<Side>>(createStore<Side>('front'));

export function useSideStore(): Store<Side> {
  return use(SideContext);
}

export function useSide(): Side {
  return useStoreValue(useSideStore());
}
