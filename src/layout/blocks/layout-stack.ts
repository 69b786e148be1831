import type { TextField } from '#domain/card/card.ts';
import type { ItemPlan, StackPlan } from '../layouts/layout-plan.ts';
import { type FittedText, fitText } from '../text/fit-text.ts';
import type { Fonts } from '../text/fonts.ts';
import { ptToMm } from '../units.ts';
import { type Block, type FilledItem, sizeRange, type Tightness } from './text-block.ts';

const contacts: readonly TextField[] = ['phone', 'email', 'url'];

/** The lines of a stack from top to bottom, each text at the size it fits at. */
export function layoutStack(
  stack: StackPlan,
  texts: readonly FilledItem[],
  fonts: Fonts,
  tightness: Tightness,
): Block[] {
  const filled = askingTogether(stack, texts);
  const fitWithin = ({ item, source }: FilledItem, fromPt: number, minPt: number) =>
    fitText({
      item: { ...item, sizePt: Math.max(item.sizePt, minPt), minPt },
      ...source,
      fonts,
      width: item.width ?? stack.width,
      fromPt,
    });
  const fitFrom = (text: FilledItem, mostPt: number) => {
    const { fromPt, minPt } = sizeRange(text, tightness);
    const fitted = fitWithin(text, Math.min(fromPt, mostPt), Math.min(minPt, mostPt));
    // A text that is too long at the size its colour asks for is set as any other is.
    if (!fitted.isTooLong || minPt <= text.item.minPt) return fitted;
    const own = sizeRange(text, { ...tightness, isLegible: false });
    return fitWithin(text, Math.min(own.fromPt, mostPt), Math.min(own.minPt, mostPt));
  };
  const fitted = filled.map((text) => fitFrom(text, Number.POSITIVE_INFINITY));
  const sharedPt = Math.min(
    ...fitted.filter((_, index) => sharesSize(stack, filled[index])).map(({ sizePt }) => sizePt),
  );
  return filled.map((text, index) => {
    const own = fitted[index];
    const together =
      own && (!sharesSize(stack, text) || own.sizePt === sharedPt) ? own : fitFrom(text, sharedPt);
    return blockOf(text, together, tightness);
  });
}

function sharesSize({ oneSize }: StackPlan, text: FilledItem | undefined): boolean {
  return text !== undefined && (oneSize === true || contacts.includes(text.item.field));
}

/** Texts that share a size are all as large as the colour of one of them asks for. */
function askingTogether(stack: StackPlan, texts: readonly FilledItem[]): FilledItem[] {
  const sharing = texts.filter((text) => sharesSize(stack, text));
  const legiblePt = Math.max(0, ...sharing.map(({ source }) => source.legiblePt));
  return texts.map(({ item, source }) =>
    sharesSize(stack, { item, source }) ? { item, source: { ...source, legiblePt } } : { item, source },
  );
}

function blockOf({ item, source }: FilledItem, fitted: FittedText, { steps }: Tightness): Block {
  const { sizePt, trackingEm, lines, isTooLong } = fitted;
  const sizeMm = ptToMm(sizePt);
  return {
    step: stepOf(item, source.capHeightEm * sizeMm, steps, sizeMm),
    leading: item.lineHeight * sizeMm,
    hangs: (item.outdentEm ?? 0) * sizeMm,
    lines: lines.map((text, line) => [
      { field: item.field, line, text, source, sizePt, trackingEm, isTooLong },
    ]),
  };
}

/** Steps of a full card are smaller, but never so small that its lines touch. */
function stepOf({ step = 0 }: ItemPlan, capHeight: number, steps: number, sizeMm: number): number {
  if (typeof step !== 'number') return capHeight + step.capHeightPlus * steps;
  return Math.max(step * steps, Math.min(step, 0.97 * sizeMm));
}
