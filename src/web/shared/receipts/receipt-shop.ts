import type { PrintShop } from '../print/print-choice.ts';

/** Receipts are printed without bleed and without an ICC profile in the file: they are black on white but for the mark. */
export const receiptShop = {
  id: 'receipt',
  settings: { standard: 'X-1a', bleedMm: 0 },
} as const satisfies PrintShop;
