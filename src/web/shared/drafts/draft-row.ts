import type { CardDesign } from '#domain/card/card.ts';

/** Where a draft is kept: whose it is, and what it is a draft of: a new card, or the changes of a saved one by its id. */
export type DraftPlace = { owner: string; subject: string };

/** A draft as it is kept, without its logo's file. */
export type DraftRow = {
  name: string;
  design: Partial<CardDesign>;
  revision: string;
  savedAt: Date;
  /** The version of the saved card that was changed. */
  baseVersion?: number;
  logo: {
    name: string;
    pixels: { width: number; height: number };
    /** How we read it, where the browser would show something else. */
    preview?: Blob;
    stored?: { path: string; owner: string; untilMs: number };
  } | null;
  /** Its logo is the saved card's own and lies with the card. */
  hasCardsLogo?: boolean;
};
