import { cardLimits } from '#domain/plan/plans.ts';

/** What a list may have: as many people as the largest plan has cards. The first row with texts has the headers and is not counted. */
export const listLimits = {
  rows: cardLimits.enterprise,
  columns: 100,
  bytes: 5_000_000,
  inflatedBytes: 50_000_000,
} as const;

/** A sheet may have empty rows between its rows, but not without end. */
export const lastRowNumber = 10_000;
