import type { ItemPlan } from '../layouts/layout-plan.ts';
import { mmToPt, ptToMm } from '../units.ts';
import { breakAnywhere, fitsIn, type Wrapped, wrapperOf } from './break-text.ts';
import type { FaceName } from './faces.ts';
import type { Fonts } from './fonts.ts';
import { lineWidthEm, type TypeStyle } from './measure-text.ts';
import { penalties } from './text-break-rules.ts';

/** A text cut into lines at the size it is set in. */
export type FittedText = {
  sizePt: number;
  trackingEm: number;
  lines: readonly string[];
  /** It did not fit its lines even at its smallest size. */
  isTooLong: boolean;
};

/** A text to be fitted: what it is, how it is set, and the width it has. */
export type FitTask = {
  item: ItemPlan;
  text: string;
  fonts: Fonts;
  face: FaceName;
  width: number;
  /** The largest size to try; the item's own unless something asks for less. */
  fromPt: number;
};

const sizeStepPt = 0.25;
const trackingStepEm = 0.02;

/** Halvings after which a measure is known to a millionth. */
const measureHalvings = 20;

/** How far a text that may wrap shrinks before it does, and for lines that are broken where they should be. */
const shrinkBeforeWrapping = 0.85;
const shrinkForBetterLines = 0.85;

/** The text at the largest size its item allows, never under its smallest, never cut. */
export function fitText(task: FitTask): FittedText {
  const { fit } = task.item;
  if (fit === 'wrap-first') return wrapFrom(task, plainStyle(task), task.fromPt) ?? breakAtSmallest(task);
  if (fit) return fillMeasure(task, fit.fillWithGain) ?? breakAtSmallest(task);
  return giveUpTracking(task) ?? shrinkThenWrap(task) ?? breakAtSmallest(task);
}

/** Sizes to try, largest first, the smallest always among them. */
export function sizesBetween(fromPt: number, toPt: number): number[] {
  const sizes: number[] = [];
  for (let sizePt = fromPt; sizePt > toPt; sizePt -= sizeStepPt) sizes.push(sizePt);
  return [...sizes, toPt];
}

function giveUpTracking(task: FitTask): FittedText | null {
  const { trackingEm = 0, leastTrackingEm } = task.item;
  if (leastTrackingEm === undefined) return null;
  const steps = Math.round((trackingEm - leastTrackingEm) / trackingStepEm);
  for (let step = 0; step <= steps; step++) {
    const style = { ...plainStyle(task), trackingEm: trackingEm - step * trackingStepEm };
    const fitted = onOneLine(task, style, task.fromPt);
    if (fitted) return fitted;
  }
  return null;
}

function shrinkThenWrap(task: FitTask): FittedText | null {
  const { sizePt, minPt, lines } = task.item;
  const style = plainStyle(task);
  const leastOnOneLine = lines > 1 ? Math.max(minPt, sizePt * shrinkBeforeWrapping) : minPt;
  for (const size of sizesBetween(task.fromPt, Math.min(task.fromPt, leastOnOneLine))) {
    const fitted = onOneLine(task, style, size);
    if (fitted) return fitted;
  }
  return lines > 1 ? wrapFrom(task, style, Math.min(task.fromPt, leastOnOneLine)) : null;
}

function onOneLine({ text, width }: FitTask, style: TypeStyle, sizePt: number): FittedText | null {
  if (!fitsIn(lineWidthEm(style, text), measureEm(width, sizePt))) return null;
  return { sizePt, trackingEm: style.trackingEm, lines: [text], isTooLong: false };
}

function wrapFrom(task: FitTask, style: TypeStyle, fromPt: number): FittedText | null {
  const { item, text, width } = task;
  const wrap = wrapperOf(style, text);
  let best: { sizePt: number; wrapped: Wrapped } | null = null;
  let leastPt = item.minPt;
  for (const sizePt of sizesBetween(fromPt, item.minPt)) {
    if (sizePt < leastPt) break;
    const wrapped = wrap(measureEm(width, sizePt), item.lines);
    if (!wrapped) continue;
    if (!best) leastPt = Math.max(item.minPt, sizePt * shrinkForBetterLines);
    if (!best || wrapped.penalty < best.wrapped.penalty) best = { sizePt, wrapped };
    if (isWellBroken(wrapped)) break;
  }
  if (!best) return null;
  const { sizePt, wrapped } = best;
  return { sizePt, trackingEm: style.trackingEm, lines: wrapped.lines, isTooLong: false };
}

function isWellBroken({ penalty }: Wrapped): boolean {
  return penalty <= penalties.hyphen;
}

/** More lines than it should have, whole words as long as each fits. */
function breakAtSmallest(task: FitTask): FittedText {
  const { text, width, item } = task;
  const style = plainStyle(task);
  const measure = measureEm(width, item.minPt);
  const lines = wrapperOf(style, text)(measure)?.lines ?? breakAnywhere(style, text, measure);
  return { sizePt: item.minPt, trackingEm: style.trackingEm, lines, isTooLong: true };
}

/** As large as the measure allows; another line only when it makes the type that much larger, or large enough at all. */
function fillMeasure(task: FitTask, gain: number): FittedText | null {
  const { item } = task;
  const style = plainStyle(task);
  let best = largestOn(task, style, 1);
  for (let count = 2; count <= item.lines; count++) {
    const next = largestOn(task, style, count);
    const isWorthIt = next.sizePt >= best.sizePt * gain || best.sizePt < item.minPt;
    if (isWorthIt && next.sizePt > best.sizePt) best = next;
  }
  return best.sizePt >= item.minPt ? best : null;
}

/** The words on at most that many lines, as large as the widest line allows; well broken if that costs little. */
function largestOn({ text, width, fromPt }: FitTask, style: TypeStyle, count: number): FittedText {
  const wrap = wrapperOf(style, text);
  const sizeOf = (lines: readonly string[]) => Math.min(fromPt, mmToPt(width) / widestEm(style, lines));
  const narrowest = (isGood: (wrapped: Wrapped) => boolean) => {
    let [tooNarrowEm, lines]: [number, readonly string[]] = [0, [text]];
    for (let halving = 0; halving < measureHalvings && count > 1; halving++) {
      const measure = (tooNarrowEm + widestEm(style, lines)) / 2;
      const narrower = wrap(measure, count);
      if (narrower && isGood(narrower)) lines = narrower.lines;
      else tooNarrowEm = measure;
    }
    return lines;
  };
  const any = narrowest(() => true);
  const good = narrowest(isWellBroken);
  const lines = sizeOf(good) >= sizeOf(any) * shrinkForBetterLines ? good : any;
  return { sizePt: sizeOf(lines), trackingEm: style.trackingEm, lines, isTooLong: false };
}

function widestEm(style: TypeStyle, lines: readonly string[]): number {
  return Math.max(...lines.map((line) => lineWidthEm(style, line)));
}

function measureEm(width: number, sizePt: number): number {
  return width / ptToMm(sizePt);
}

/** The item's style with the least tracking it may have. */
function plainStyle({ fonts, face, item }: FitTask): TypeStyle {
  return { fonts, face, trackingEm: item.leastTrackingEm ?? item.trackingEm ?? 0 };
}
