import type { TextField } from '#domain/card/card.ts';
import type { ItemPlan, StackPlan } from '../layouts/layout-plan.ts';
import { type FittedText, fitText } from '../text/fit-text.ts';
import type { Fonts } from '../text/fonts.ts';
import { ptToMm } from '../units.ts';
import { type Block, type Density, sizeRange, type TextItem } from './text-block.ts';

const contactFields: readonly TextField[] = ['phone', 'email', 'url'];

/** The blocks of a stack from top to bottom, each text at the largest size that fits. */
export function layoutStack(
  stack: StackPlan,
  texts: readonly TextItem[],
  fonts: Fonts,
  density: Density,
): Block[] {
  const items = withSharedLegibleSize(stack, texts);
  const fitWithin = ({ item, content }: TextItem, fromPt: number, minPt: number) =>
    fitText({
      item: { ...item, sizePt: Math.max(item.sizePt, minPt), minPt },
      ...content,
      fonts,
      width: item.width ?? stack.width,
      fromPt,
    });
  const fitUpTo = (text: TextItem, maxPt: number) => {
    const { fromPt, minPt } = sizeRange(text, density);
    const fitted = fitWithin(text, Math.min(fromPt, maxPt), Math.min(minPt, maxPt));
    // A text that is too long at its legible size may be smaller than that.
    if (!fitted.isTooLong || minPt <= text.item.minPt) return fitted;
    const own = sizeRange(text, { ...density, keepsLegibleSizes: false });
    return fitWithin(text, Math.min(own.fromPt, maxPt), Math.min(own.minPt, maxPt));
  };
  const fitted = items.map((text) => fitUpTo(text, Number.POSITIVE_INFINITY));
  const sharedPt = Math.min(
    ...fitted.filter((_, index) => sharesSize(stack, items[index])).map(({ sizePt }) => sizePt),
  );
  return items.map((text, index) => {
    const own = fitted[index];
    const shared =
      own && (!sharesSize(stack, text) || own.sizePt === sharedPt) ? own : fitUpTo(text, sharedPt);
    return createBlock(text, shared, density);
  });
}

function sharesSize({ oneSize }: StackPlan, text: TextItem | undefined): boolean {
  return text !== undefined && (oneSize === true || contactFields.includes(text.item.field));
}

/** Texts that share a size also share the largest legible size among them. */
function withSharedLegibleSize(stack: StackPlan, texts: readonly TextItem[]): TextItem[] {
  const sharing = texts.filter((text) => sharesSize(stack, text));
  const legiblePt = Math.max(0, ...sharing.map(({ content }) => content.legiblePt));
  return texts.map(({ item, content }) =>
    sharesSize(stack, { item, content }) ? { item, content: { ...content, legiblePt } } : { item, content },
  );
}

function createBlock({ item, content }: TextItem, fitted: FittedText, { stepScale }: Density): Block {
  const { sizePt, trackingEm, lines, isTooLong } = fitted;
  const sizeMm = ptToMm(sizePt);
  return {
    step: scaledStep(item, content.capHeightEm * sizeMm, stepScale, sizeMm),
    leading: item.lineHeight * sizeMm,
    outdent: (item.outdentEm ?? 0) * sizeMm,
    lines: lines.map((text, line) => [
      { field: item.field, line, text, content, sizePt, trackingEm, isTooLong },
    ]),
  };
}

/** A smaller step on dense cards, but never so small that lines touch. All in mm. */
function scaledStep({ step = 0 }: ItemPlan, capHeight: number, scale: number, sizeMm: number): number {
  if (typeof step !== 'number') return capHeight + step.capHeightPlus * scale;
  return Math.max(step * scale, Math.min(step, 0.97 * sizeMm));
}
