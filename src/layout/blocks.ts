import type { TextField } from '#domain/card.ts';
import type { CardText } from './card-text.ts';
import type { ItemPlan } from './layout-plan.ts';

/** An item of a stack that has something to draw. */
export type FilledItem = { item: ItemPlan; source: CardText };

/** One text, or one line of it, before it has a place. */
export type Piece = {
  field: TextField | null;
  line: number;
  text: string;
  source: CardText;
  sizePt: number;
  trackingEm: number;
  isTooLong: boolean;
};

/** Lines that belong together; the pieces of a line stand side by side. */
export type Block = {
  /** From the last baseline above to the first of these lines. */
  step: number;
  leading: number;
  hangs: number;
  lines: readonly (readonly Piece[])[];
};

/** How tightly a card is set: 1 and 1, unless it is full. */
export type Tightness = {
  steps: number;
  sizes: number;
  /** The smallest size of every text, where that is under its own: a card so full has no other way. */
  minPt?: number;
};

/** From here on even texts whose size is the layout's point start smaller. */
const sparesNoText = 0.85;

/** The size that a text of a full card starts from. */
export function startingSize(item: ItemPlan, tightness: Tightness): number {
  const { sizePt, fit } = item;
  return fit && tightness.sizes > sparesNoText
    ? sizePt
    : Math.max(smallestSize(item, tightness), sizePt * tightness.sizes);
}

/** The size that a text is not set under. */
export function smallestSize({ minPt }: ItemPlan, { minPt: leastPt = minPt }: Tightness): number {
  return Math.min(minPt, leastPt);
}
