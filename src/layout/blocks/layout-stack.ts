import { contactLineFields, fieldsOf, textFieldRecords } from '#domain/card/text-fields.ts';
import type { ItemPlan, StackPlan } from '../layout-plan.ts';
import type { LayoutFonts } from '../look-layout.ts';
import type { RunField } from '../scene.ts';
import type { FittedText } from '../text/fit-task.ts';
import { fitText } from '../text/fit-text.ts';
import { ptToMm } from '../units.ts';
import { addressFields, oneLineWidth } from './line-widths.ts';
import {
  type Block,
  type Density,
  grownMm,
  grownStep,
  type LinePiece,
  sizeRange,
  type TextItem,
} from './text-block.ts';

/** Texts that share the smallest of their sizes have the same group. */
export const sizeGroups: ReadonlyMap<RunField, string> = new Map([
  ...contactLineFields.map((field): [RunField, string] => [field, 'contact']),
  ...fieldsOf('person')
    .filter((field) => !textFieldRecords[field].isStrong)
    .map((field): [RunField, string] => [field, 'position']),
]);

/** What a text costs that is on one more line, is broken badly or has too many lines; and what a broken address costs. */
const costs = { line: 5, penalty: 4, brokenAddress: 12, tooLong: 15 } as const;

type FitLimits = { width: number; lines: number; fromPt: number; minPt: number };

/** The texts of one card that have been fitted: its variants have many in common. */
export class KnownFits {
  readonly #known = new Map<string, { limits: FitLimits; fitted: FittedText }[]>();

  get(field: RunField, limits: FitLimits, measure: () => FittedText): FittedText {
    const known = this.#known.get(field) ?? [];
    if (known.length === 0) this.#known.set(field, known);
    const found = known.find((one) => isSame(one.limits, limits));
    if (found) return found.fitted;
    const fitted = measure();
    known.push({ limits, fitted });
    return fitted;
  }
}

function isSame(one: FitLimits, other: FitLimits): boolean {
  return (
    one.width === other.width &&
    one.fromPt === other.fromPt &&
    one.minPt === other.minPt &&
    one.lines === other.lines
  );
}

/** The blocks of a stack from top to bottom, each text at the largest size that fits. */
export function layoutStack(
  stack: StackPlan,
  texts: readonly TextItem[],
  fonts: LayoutFonts,
  density: Density,
  known = new KnownFits(),
): Block[] {
  const fitWithin = ({ item, content }: TextItem, fromPt: number, minPt: number) => {
    const width = item.width ?? stack.width;
    return known.get(item.field, { width, lines: item.lines, fromPt, minPt }, () => {
      const limits = { ...item, sizePt: Math.max(item.sizePt, minPt), minPt };
      return fitText({ item: limits, ...content, fonts, width, fromPt });
    });
  };
  const fitUpTo = (text: TextItem, maxPt: number) => {
    const { fromPt, minPt } = sizeRange(text, density);
    const fitted = fitWithin(text, Math.min(fromPt, maxPt), Math.min(minPt, maxPt));
    // A text that is too long at its legible size may be smaller than that.
    if (!fitted.isTooLong || minPt <= text.item.minPt) return fitted;
    const own = sizeRange(text, { ...density, keepsLegibleSizes: false });
    return fitWithin(text, Math.min(own.fromPt, maxPt), Math.min(own.minPt, maxPt));
  };
  const fitted = texts.map((text) => fitUpTo(text, Number.POSITIVE_INFINITY));
  return texts.map((text, index) => {
    const sharedPt = Math.min(
      ...fitted.filter((_, other) => shareSize(stack, text, texts[other])).map(({ sizePt }) => sizePt),
    );
    const own = fitted[index];
    const shared = own && own.sizePt === sharedPt ? own : fitUpTo(text, sharedPt);
    return createBlock(text, texts[index - 1], shared, { fonts, density });
  });
}

function shareSize({ oneSize }: StackPlan, one: TextItem, other: TextItem | undefined): boolean {
  if (!other) return false;
  const [a, b] = [one.item.field, other.item.field];
  if (a === b) return true;
  if (one.item.plannedPt !== undefined || other.item.plannedPt !== undefined) return false;
  if (oneSize === true) return true;
  const group = sizeGroups.get(a);
  return group !== undefined && group === sizeGroups.get(b);
}

/** Texts that share a size also share the largest legible size among them. */
export function withSharedLegibleSize(stack: StackPlan, texts: readonly TextItem[]): readonly TextItem[] {
  if (texts.every(({ content }) => content.legiblePt === 0)) return texts;
  return texts.map((text) => {
    const sharing = texts.filter((other) => shareSize(stack, text, other));
    const legiblePt = Math.max(...sharing.map(({ content }) => content.legiblePt));
    return { item: text.item, content: { ...text.content, legiblePt } };
  });
}

function createBlock(
  text: TextItem,
  above: TextItem | undefined,
  fitted: FittedText,
  { fonts, density }: { fonts: LayoutFonts; density: Density },
): Block {
  const { item, content } = text;
  const { sizePt, lines, isTooLong } = fitted;
  const sizeMm = ptToMm(sizePt);
  const { step, startsGroup } = stepBelow(item, above?.item.field);
  const isBroken = isTooLong && lines.length > 1 && addressFields.includes(item.field);
  const isOneWord = !content.text.includes(' ') || item.field !== 'website';
  const grown = grownMm(item, sizePt);
  const more = above ? grownMm(above.item, above.item.sizePt) : 0;
  return {
    step:
      scaledStep(step, content.capHeightEm * sizeMm, density.stepScale, sizeMm - grown) +
      grownStep(typeof step === 'number' ? grown : 0, more),
    grown,
    leading: lineHeightOf(item, lines) * sizeMm,
    outdent: (item.outdentEm ?? 0) * sizeMm,
    lines: linesOf(text, fitted),
    startsGroup,
    cost: isBroken ? costs.brokenAddress * (lines.length - 1) : costOfBreaks(item, fitted),
    shrunk: item.fit ? 0 : Math.max(0, 1 - sizePt / item.sizePt),
    wholeWidth: isBroken && isOneWord ? oneLineWidth(text, Math.min(item.minPt, sizePt), fonts) : 0,
  };
}

function lineHeightOf(
  { lineHeight, lineHeightWithMarks }: TextItem['item'],
  [, ...below]: readonly string[],
): number {
  if (lineHeightWithMarks === undefined) return lineHeight;
  return below.some((line) => /\p{M}/u.test(line.normalize('NFD'))) ? lineHeightWithMarks : lineHeight;
}

/** Texts that wrap first, or fill their measure, have several lines by plan; others where their person has broken them. */
function costOfBreaks(
  { fit }: TextItem['item'],
  { lines, penalty, isTooLong, breaksAfter = [] }: FittedText,
): number {
  const extraLines = fit ? 0 : costs.line * (lines.length - 1 - breaksAfter.length);
  return costs.penalty * penalty + extraLines + (isTooLong ? costs.tooLong : 0);
}

function linesOf(
  { item, content }: TextItem,
  { sizePt, trackingEm, lines, isTooLong, legalForm, breaksAfter = [] }: FittedText,
) {
  const { field } = item;
  const { indentEm } = content;
  const inLines = lines.map((text, line): LinePiece[] => [
    {
      id: `${field}-${line}`,
      field,
      line,
      text,
      label: line === 0 ? content.label : null,
      indentEm,
      content,
      sizePt,
      trackingEm,
      isTooLong,
      ...(breaksAfter.includes(line) && { endsAtBreak: true as const }),
    },
  ]);
  const [piece] = inLines.at(-1) ?? [];
  if (!legalForm || !piece) return inLines;
  const form = { ...piece, id: `${field}-form`, text: legalForm.text, sizePt: sizePt * legalForm.scale };
  return [...inLines.slice(0, -1), [piece, form]];
}

/** The step below the text above, and whether this text starts a group. */
function stepBelow(
  { step = 0, stepAfter, groupStep }: Pick<ItemPlan, 'step' | 'stepAfter' | 'groupStep'>,
  above: RunField | undefined,
): { step: Exclude<ItemPlan['step'], undefined>; startsGroup: boolean } {
  if (above !== undefined && stepAfter?.field === above) return { step: stepAfter.step, startsGroup: false };
  const startsGroup = groupStep !== undefined && above !== undefined && sizeGroups.get(above) !== 'contact';
  return { step: startsGroup ? groupStep : step, startsGroup };
}

/** A smaller step on dense cards, but never so small that lines touch. All in mm. */
function scaledStep(
  step: Exclude<ItemPlan['step'], undefined>,
  capHeight: number,
  scale: number,
  sizeMm: number,
): number {
  if (typeof step !== 'number') return capHeight + step.capHeightPlus * scale;
  return Math.max(step * scale, Math.min(step, 0.97 * sizeMm));
}
