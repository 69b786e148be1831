import type { TextField } from '#domain/card/card.ts';
import type { ItemPlan } from '../layouts/layout-plan.ts';
import type { CardText } from '../text/card-text.ts';

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
  /** Texts whose colour asks for it are at least as large as it does. */
  isLegible: boolean;
  /** The smallest size of every text, where that is under its own: a card so full has no other way. */
  minPt?: number;
};

/** From here on even texts whose size is the layout's point start smaller. */
const sparesNoText = 0.85;

/** The sizes between which a text of a card set that tightly is fitted. */
export function sizeRange(
  { item: { sizePt, minPt, fit }, source }: FilledItem,
  { sizes, isLegible, minPt: leastPt = minPt }: Tightness,
): { fromPt: number; minPt: number } {
  const legiblePt = isLegible ? source.legiblePt : 0;
  const smallest = Math.max(Math.min(minPt, leastPt), legiblePt);
  const wanted = fit && sizes > sparesNoText ? sizePt : sizePt * sizes;
  return { fromPt: Math.max(wanted, smallest), minPt: smallest };
}
