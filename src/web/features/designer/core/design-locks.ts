import { createContext } from 'react';
import type { SavedDesign } from '#contract/design-schemas.ts';
import { type TextField, textFields } from '#domain/card/card.ts';
import type { Branch } from '#domain/design/company-design.ts';
import type { Draft } from './draft.ts';

/** The texts that the editor of a card of a company design can change. Its style is the design's. */
export type DesignLocks = { company: SavedDesign; isOpen: (field: TextField) => boolean };

/** Null in the editor of any other card. */
export const DesignLocksContext = createContext<DesignLocks | null>(null);

export function locksOf(company: SavedDesign): DesignLocks {
  const isOpen = (field: TextField) => ['required', 'optional'].includes(company.rules[field]);
  return { company, isOpen };
}

/** The part of a change that the locks allow. */
export function allowedChange<Change extends object>(change: Change, locks: DesignLocks | null): Change {
  if (!locks) return change;
  const open: ReadonlySet<string> = new Set(textFields.filter(locks.isOpen));
  return Object.fromEntries(Object.entries(change).filter(([field]) => open.has(field))) as Change;
}

/** The branch of a draft, unless the design has it no longer. */
export function branchOf({ branchId }: Draft, locks: DesignLocks | null): Branch | undefined {
  return locks?.company.branches.find(({ id }) => id === branchId);
}
