import { createContext, use } from 'react';
import type { CardDesign } from '#domain/card/card.ts';
import { guidesOf } from '#layout/guides.ts';
import { createStore, type Store, useStoreValue } from '../../../shared/store.ts';

/** The parts of a design that its size depends on. */
export type CardSize = Pick<Partial<CardDesign>, 'format' | 'orientation'>;

/** Whether two cards have the same cut. */
export function hasSameCut(one: CardSize, other: CardSize): boolean {
  const [{ cut }, { cut: otherCut }] = [guidesOf(one), guidesOf(other)];
  return cut.width === otherCut.width && cut.height === otherCut.height;
}

/** The card's size before the format that is being chosen; null while none is. */
export const SizeBeforeContext = createContext<Store<CardSize | null>>(createStore<CardSize | null>(null));

export function useSizeBefore(): CardSize | null {
  return useStoreValue(use(SizeBeforeContext));
}
