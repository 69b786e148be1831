import { createStore } from '#editor/store.ts';
import type { Turn } from '#print/sheets/sheet-grid.ts';
import { useStoreValue } from '../use-store.ts';

/** How the cards are put on the sheets of a home printer. */
export type SheetChoice = {
  /** The name of a paper or a pre-cut sheet; null for one card per page. */
  sheet: string | null;
  gap: 'bleed' | 'none';
  turn: Turn;
  /** Moves the backs on the paper, in mm. It belongs to the printer, so it is kept on the device. */
  backOffset: { x: number; y: number };
};

const storageKey = 'vizitka.sheet';
const noSheet: SheetChoice = { sheet: null, gap: 'bleed', turn: 'long', backOffset: { x: 0, y: 0 } };

/** The offset of the backs, in mm. */
const offsetLimits = { min: -5, max: 5 } as const;

const choice = createStore<SheetChoice>(readChoice());

export function setSheetChoice(next: SheetChoice): void {
  choice.set(next);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage may be blocked; the choice then lasts until the page is closed.
  }
}

export function useSheetChoice(): SheetChoice {
  return useStoreValue(choice);
}

/** An offset in steps of a tenth of a mm, within its limits; 0 for a text that is no number. */
export function acceptedOffset(typed: string): number {
  const mm = Number(typed.replace(',', '.'));
  if (!Number.isFinite(mm)) return 0;
  return Math.round(Math.min(Math.max(mm, offsetLimits.min), offsetLimits.max) * 10) / 10;
}

/** The choice of the last visit. The next file starts with one card per page again, as print shops want it. */
function readChoice(): SheetChoice {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<SheetChoice> | null;
    const offset = stored?.backOffset;
    return {
      sheet: null,
      gap: stored?.gap === 'none' ? 'none' : 'bleed',
      turn: stored?.turn === 'short' ? 'short' : 'long',
      backOffset: { x: acceptedOffset(String(offset?.x)), y: acceptedOffset(String(offset?.y)) },
    };
  } catch {
    return noSheet;
  }
}
