import { createContext, use } from 'react';
import type { ShownCheck } from './use-print-check.ts';

/** The print check of the open card, and the way to its details. */
export type PrintCheckAccess = { check: ShownCheck | null; show: () => void };

export const PrintCheckContext = createContext<PrintCheckAccess>({ check: null, show: () => undefined });

export function usePrintCheckAccess(): PrintCheckAccess {
  return use(PrintCheckContext);
}
