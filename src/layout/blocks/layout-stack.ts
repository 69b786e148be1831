import type { ItemPlan, StackPlan } from '../layouts/layout-plan.ts';
import { contactFields } from '../layouts/text-lines.ts';
import type { RunField } from '../scene.ts';
import { type FittedText, fitText } from '../text/fit-text.ts';
import type { Fonts } from '../text/fonts.ts';
import { ptToMm } from '../units.ts';
import { type Block, type Density, sizeRange, type TextItem } from './text-block.ts';

/** Texts that share the smallest of their sizes have the same group. */
const sizeGroups: ReadonlyMap<RunField, string> = new Map([
  ...contactFields.map((field): [RunField, string] => [field, 'contact']),
  ['position', 'position'],
  ['department', 'position'],
]);

/** The blocks of a stack from top to bottom, each text at the largest size that fits. */
export function layoutStack(
  stack: StackPlan,
  texts: readonly TextItem[],
  fonts: Fonts,
  density: Density,
): Block[] {
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
  const fitted = texts.map((text) => fitUpTo(text, Number.POSITIVE_INFINITY));
  return texts.map((text, index) => {
    const sharedPt = Math.min(
      ...fitted.filter((_, other) => shareSize(stack, text, texts[other])).map(({ sizePt }) => sizePt),
    );
    const own = fitted[index];
    const shared = own && own.sizePt === sharedPt ? own : fitUpTo(text, sharedPt);
    return createBlock(withStep(text, texts[index - 1]), shared, density);
  });
}

function shareSize({ oneSize }: StackPlan, one: TextItem, other: TextItem | undefined): boolean {
  if (!other) return false;
  const [a, b] = [one.item.field, other.item.field];
  if (a === b || oneSize === true) return true;
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

/** The text with its step below the text above. */
function withStep({ item, content }: TextItem, above: TextItem | undefined): TextItem {
  const { stepAfter } = item;
  if (!stepAfter || stepAfter.field !== above?.item.field) return { item, content };
  return { item: { ...item, step: stepAfter.step }, content };
}

function createBlock({ item, content }: TextItem, fitted: FittedText, { stepScale }: Density): Block {
  const { sizePt, trackingEm, lines, isTooLong } = fitted;
  const sizeMm = ptToMm(sizePt);
  return {
    step: scaledStep(item, content.capHeightEm * sizeMm, stepScale, sizeMm),
    leading: item.lineHeight * sizeMm,
    outdent: (item.outdentEm ?? 0) * sizeMm,
    lines: lines.map((text, line) => [
      { id: `${item.field}-${line}`, field: item.field, line, text, content, sizePt, trackingEm, isTooLong },
    ]),
  };
}

/** A smaller step on dense cards, but never so small that lines touch. All in mm. */
function scaledStep(
  { step = 0 }: Pick<ItemPlan, 'step'>,
  capHeight: number,
  scale: number,
  sizeMm: number,
): number {
  if (typeof step !== 'number') return capHeight + step.capHeightPlus * scale;
  return Math.max(step * scale, Math.min(step, 0.97 * sizeMm));
}
