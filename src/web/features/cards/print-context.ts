import { createContext } from 'react';
import type { SavedCard } from '#contract/saved-card.ts';

/** Asks which file to make of these cards. */
export const PrintContext = createContext<(cards: readonly SavedCard[]) => void>(() => undefined);
