import type { StackPlan } from '../layout-plan.ts';
import type { LayoutFonts } from '../look-layout.ts';
import { addressFields, oneLineWidth } from './line-widths.ts';
import { type Density, type StackTexts, sizeRange } from './text-block.ts';

/** How far the texts of a column shrink before they take room from the words of the other, as a share of their size. */
const smallestShare = 0.88;

/** A column whose texts break into words keeps this width, in mm. */
const minWidth = 18;

/** Rounding may take this much from a column, in mm. */
const slack = 1e-4;

/**
 * The stacks with columns as wide as their texts need. Two columns side by side share one measure: a text that would
 * not fit takes room that the other column does not use, then room where only words wrap.
 */
export function shareColumns(
  stacks: readonly StackTexts[],
  fonts: LayoutFonts,
  density: Density,
): readonly StackTexts[] {
  return stacks.reduce((shared, { stack: right }) => {
    const { beside } = right;
    const at = shared.findIndex(({ stack }) => stack.name === right.name);
    const leftAt = shared.findIndex(({ stack }) => stack.name === beside?.stack);
    const [one, other] = [shared[leftAt], shared[at]];
    if (!beside || !one || !other) return shared;
    const columns = shareRow(one, other, beside.gap, (texts) => widthsOf(texts, fonts, density));
    if (!columns) return shared;
    return shared.map((texts, index) => {
      if (index === leftAt) return { ...texts, stack: columns.left };
      return index === at ? { ...texts, stack: columns.right } : texts;
    });
  }, stacks);
}

/** The widths of a column's texts on one line, in mm. */
type Widths = {
  /** At their planned sizes. */
  planned: number;
  /** As small as they may be on one line. */
  smallest: number;
  /** The addresses alone, as small as they may be. */
  addresses: number;
};

function widthsOf({ texts }: StackTexts, fonts: LayoutFonts, density: Density): Widths {
  const widths: Widths = { planned: 0, smallest: 0, addresses: 0 };
  for (const text of texts) {
    const { fromPt, minPt } = sizeRange(text, density);
    const atOnePt = oneLineWidth(text, 1, fonts);
    widths.planned = Math.max(widths.planned, atOnePt * fromPt);
    widths.smallest = Math.max(widths.smallest, atOnePt * Math.max(minPt, fromPt * smallestShare));
    if (addressFields.includes(text.item.field)) {
      widths.addresses = Math.max(widths.addresses, atOnePt * Math.min(text.item.minPt, fromPt));
    }
  }
  return widths;
}

function shareRow(
  { stack: left, texts: leftTexts }: StackTexts,
  { stack: right, texts: rightTexts }: StackTexts,
  gap: number,
  measure: (texts: StackTexts) => Widths,
): { left: StackPlan; right: StackPlan } | null {
  const end = right.align === 'right' ? right.x : right.x + right.width;
  const room = end - left.x - (leftTexts.length > 0 && rightTexts.length > 0 ? gap : 0);
  const [needed, other] = [
    measure({ stack: left, texts: leftTexts }),
    measure({ stack: right, texts: rightTexts }),
  ];
  if (fits(needed.planned, left.width) && fits(other.planned, right.width)) return null;
  const rightWidth = widthOfRight(needed, other, room, right.width);
  if (rightWidth === null) return null;
  return {
    left: { ...left, width: room - rightWidth },
    right: { ...right, width: rightWidth, ...(right.align === 'left' && { x: end - rightWidth }) },
  };
}

/** The width of the right column; null when the addresses of both do not fit beside each other. */
function widthOfRight(left: Widths, right: Widths, room: number, plannedRight: number): number | null {
  if (fits(left.planned + right.planned, room)) {
    return fits(right.planned, plannedRight)
      ? Math.min(room, room - left.planned - slack)
      : right.planned + slack;
  }
  if (fits(left.smallest + right.smallest, room)) {
    const share = (right.planned / (left.planned + right.planned)) * room;
    return clamp(share, right.smallest + slack, room - left.smallest - slack);
  }
  // Words wrap, addresses do not.
  const [leastLeft, leastRight] = [Math.max(left.addresses, minWidth), Math.max(right.addresses, minWidth)];
  if (!fits(leastLeft + leastRight, room)) return null;
  return clamp(plannedRight, leastRight + slack, room - leastLeft - slack);
}

function fits(width: number, room: number): boolean {
  return width <= room - slack;
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
