import type { TextField } from './text-fields.ts';

/** The blocks of texts on a card. */
export const textBlocks = ['company', 'person', 'contact', 'address', 'website'] as const;
export type TextBlock = (typeof textBlocks)[number];

/** Where a block starts: its column and its first baseline, in mm from the cut's top left corner. */
type BlockPlace = { x: number; y: number; width: number };

/**
 * Sizes and places that all cards of a company design share, whatever their texts. They belong to one layout, format and
 * orientation.
 */
export type SharedSizes = {
  /** Which of the layout's arrangements: 0 is the planned one. */
  arrangement: number;
  /** The distance between lines, as a share of the planned one. */
  stepScale: number;
  /** Short texts such as street and city are side by side. */
  isPaired: boolean;
  /** The size of each text in pt. */
  sizes: { [Key in TextField]?: number };
  blocks: { [Key in TextBlock]?: BlockPlace };
  /** The y of a line that is not anchored to a block, in mm. */
  ruleY?: number | undefined;
};

/** Limits of the numbers of shared sizes. */
export const sharedSizesLimits = {
  sizePt: { min: 5, max: 60 },
  mm: { min: -50, max: 150 },
  stepScale: { min: 0.5, max: 1 },
  arrangement: { min: 0, max: 9 },
} as const;
