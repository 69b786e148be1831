import type { ItemPlan, StackPlan } from '../layout-plan.ts';
import type { RunField } from '../scene.ts';
import type { CardText } from '../text/card-text.ts';
import { ptToMm } from '../units.ts';

/** An item of a stack with its text, which is not empty. */
export type TextItem = { item: ItemPlan<RunField>; content: CardText };

/** A stack with the texts that are drawn in it. */
export type StackTexts = { stack: StackPlan; texts: readonly TextItem[] };

/** One line of a text, or a separator, without its position. */
export type LinePiece = {
  /** The id of its glyph run. */
  id: string;
  field: RunField | null;
  line: number;
  text: string;
  /** Its label and indent replace those of the content. */
  label: CardText['label'];
  indentEm: number;
  content: CardText;
  sizePt: number;
  trackingEm: number;
  isTooLong: boolean;
  /** Its person has broken the text after it. */
  endsAtBreak?: true;
};

/** The lines of one text, or one row of texts. The pieces of a line are side by side. Lengths in mm. */
export type Block = {
  /** From the last baseline of the block above to the first of this one. */
  step: number;
  /** How much larger it is than planned. */
  grown: number;
  /** From baseline to baseline within the block. */
  leading: number;
  /** How far the lines start to the left of the stack's x. */
  outdent: number;
  lines: readonly (readonly LinePiece[])[];
  /** Starts a group of lines; the white space above it is larger than between lines. */
  startsGroup: boolean;
  /** How bad its line breaks are. */
  cost: number;
  /** The share by which it is smaller than planned. */
  shrunk: number;
  /** The width of an address that is broken, on one line at its smallest size; 0 for all others. */
  wholeWidth: number;
};

/** The shares of a size that are above and below its baseline, for text of another size than planned. */
const [aboveShare, belowShare] = [0.75, 0.45];

/** How much larger a text is than planned, in mm. */
export function grownMm({ plannedPt }: Pick<ItemPlan, 'plannedPt'>, sizePt: number): number {
  return plannedPt === undefined ? 0 : ptToMm(sizePt - plannedPt);
}

/** What a step needs more than planned between lines that have grown. */
export function grownStep(own: number, above: number): number {
  return aboveShare * own + belowShare * above;
}

/** How dense the texts of a card are. Both scales are 1 unless the card is full. */
export type Density = {
  /** How far it is from the planned density. */
  cost: number;
  stepScale: number;
  sizeScale: number;
  /** Texts keep the smallest size that prints cleanly in their colours. */
  keepsLegibleSizes: boolean;
  /** Replaces a larger smallest size of an item. */
  minPt?: number;
};

/** At this scale and below, texts with a `fit` of their own start smaller too. */
const minScaleForFittedTexts = 0.85;

/** The largest and the smallest size of a text at a density. */
export function sizeRange(
  { item: { sizePt, minPt, fit, plannedPt }, content }: TextItem,
  { sizeScale, keepsLegibleSizes, minPt: densityMinPt = minPt }: Density,
): { fromPt: number; minPt: number } {
  const isHeld = plannedPt !== undefined && minPt === sizePt;
  if (isHeld) return { fromPt: sizePt, minPt };
  const legiblePt = keepsLegibleSizes ? content.legiblePt : 0;
  const smallest = Math.max(Math.min(minPt, densityMinPt), legiblePt);
  const wanted = fit && sizeScale > minScaleForFittedTexts ? sizePt : sizePt * sizeScale;
  return { fromPt: Math.max(wanted, smallest), minPt: smallest };
}
