import { useMemo } from 'react';
import { createStore } from '#editor/store.ts';
import type { Margins } from '#layout/guides.ts';
import type { ExactInk } from '#print/colour/exact-inks.ts';
import { withCustomInks } from '#print/inks/custom-inks.ts';
import { type PrintShop, shopMargins, standardShop } from '#print/profile/print-shop.ts';
import { useStoreValue } from '../use-store.ts';

/** The print shops that were added on this device, the chosen one, and the inks that were typed in colour pickers. */
export type PrintChoice = { chosen: PrintShop; own: readonly PrintShop[]; typed?: readonly ExactInk[] };

const storageKey = 'vizitka.print-shops';

const choice = createStore<PrintChoice>({ chosen: standardShop, own: [] });

/** The chosen print shop. It does not belong to a card: the next card is printed at the same shop. */
export const printChoice = { get: choice.get, subscribe: choice.subscribe };

let isRestored = false;

/**
 * Reads the choice of the last visit, once: a prerendered page has none, so it is read after the first render. From then
 * on it follows what other tabs store.
 */
export function restorePrintChoice(): void {
  if (isRestored) return;
  isRestored = true;
  readAgain();
  addEventListener('storage', ({ key }) => key === storageKey && readAgain());
}

/** An equal choice keeps its identity, since cards are checked again for another one. */
function readAgain(): void {
  const stored = readChoice();
  if (stored && JSON.stringify(stored) !== JSON.stringify(choice.get())) choice.set(stored);
}

export function setPrintChoice(changed: Partial<PrintChoice>): void {
  const next = { ...choice.get(), ...changed };
  choice.set(next);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage may be blocked; the choice then lasts until the page is closed.
  }
}

export function usePrintChoice(): PrintChoice {
  return useStoreValue(printChoice);
}

const inUse = new WeakMap<PrintChoice, PrintShop>();

/** The chosen print shop with the typed inks, as files are made for it; the same object while nothing changes. */
export function activeShop(present: PrintChoice = printChoice.get()): PrintShop {
  const { chosen, typed = [] } = present;
  if (typed.length === 0) return chosen;
  const shop = inUse.get(present) ?? { ...chosen, settings: withCustomInks(chosen.settings, typed) };
  inUse.set(present, shop);
  return shop;
}

export function useShopInUse(): PrintShop {
  return activeShop(usePrintChoice());
}

/** The margins that the chosen print shop asks for. */
export function usePrintMargins(): Margins {
  const { chosen } = usePrintChoice();
  return useMemo(() => shopMargins(chosen), [chosen]);
}

function readChoice(): PrintChoice | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isChoice(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The dialog and the print worker check the settings themselves. */
function isChoice(stored: unknown): stored is PrintChoice {
  if (typeof stored !== 'object' || stored === null) return false;
  const { chosen, own, typed = [] } = stored as Partial<Record<keyof PrintChoice, unknown>>;
  return isShop(chosen) && Array.isArray(own) && own.every(isShop) && Array.isArray(typed);
}

function isShop(stored: unknown): stored is PrintShop {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, settings } = stored as Partial<Record<keyof PrintShop, unknown>>;
  return typeof id === 'string' && typeof settings === 'object' && settings !== null;
}
