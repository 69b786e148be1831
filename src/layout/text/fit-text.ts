import type { ItemPlan } from '../layouts/layout-plan.ts';
import type { RunField } from '../scene.ts';
import { mmToPt, ptToMm } from '../units.ts';
import { breakAnywhere, fitsWithin, getWrapper, type Wrapped } from './break-text.ts';
import type { FaceName } from './faces.ts';
import type { Fonts } from './fonts.ts';
import { lineWidthEm, type TypeStyle } from './measure-text.ts';
import { penalties } from './text-break-rules.ts';

/** A text broken into lines, with its size. */
export type FittedText = {
  sizePt: number;
  trackingEm: number;
  lines: readonly string[];
  /** The text has more lines than its item allows, even at the smallest size. */
  isTooLong: boolean;
};

/** A text to fit, with its style and its width in mm. */
export type FitTask = {
  item: ItemPlan<RunField>;
  text: string;
  fonts: Fonts;
  face: FaceName;
  width: number;
  /** The largest size to try. */
  fromPt: number;
};

const sizeStepPt = 0.25;
const trackingStepEm = 0.02;

/** Bisection steps: 2^-20 is about a millionth of the measure. */
const measureHalvings = 20;

/** How far a text shrinks before it wraps, and how far for better line breaks. */
const shrinkBeforeWrapping = 0.85;
const shrinkForBetterLines = 0.85;

/** The text at the largest size that fits. It is never smaller than its item allows, and no character is lost. */
export function fitText(task: FitTask): FittedText {
  const { fit } = task.item;
  if (fit === 'wrap-first')
    return wrapFrom(task, styleWithMinTracking(task), task.fromPt) ?? breakAtMinSize(task);
  if (fit) return fillMeasure(task, fit.fillWithGain) ?? breakAtMinSize(task);
  return reduceTracking(task) ?? shrinkThenWrap(task) ?? breakAtMinSize(task);
}

/** The sizes to try, largest first, including the smallest. */
export function sizesBetween(fromPt: number, toPt: number): number[] {
  const sizes: number[] = [];
  for (let sizePt = fromPt; sizePt > toPt; sizePt -= sizeStepPt) sizes.push(sizePt);
  return [...sizes, toPt];
}

function reduceTracking(task: FitTask): FittedText | null {
  const { trackingEm = 0, minTrackingEm } = task.item;
  if (minTrackingEm === undefined) return null;
  const steps = Math.round((trackingEm - minTrackingEm) / trackingStepEm);
  for (let step = 0; step <= steps; step++) {
    const style = { ...styleWithMinTracking(task), trackingEm: trackingEm - step * trackingStepEm };
    const fitted = onOneLine(task, style, task.fromPt);
    if (fitted) return fitted;
  }
  return null;
}

function shrinkThenWrap(task: FitTask): FittedText | null {
  const { sizePt, minPt, lines } = task.item;
  const style = styleWithMinTracking(task);
  const minPtOnOneLine = lines > 1 ? Math.max(minPt, sizePt * shrinkBeforeWrapping) : minPt;
  for (const size of sizesBetween(task.fromPt, Math.min(task.fromPt, minPtOnOneLine))) {
    const fitted = onOneLine(task, style, size);
    if (fitted) return fitted;
  }
  return lines > 1 ? wrapFrom(task, style, Math.min(task.fromPt, minPtOnOneLine)) : null;
}

function onOneLine({ text, width }: FitTask, style: TypeStyle, sizePt: number): FittedText | null {
  if (!fitsWithin(lineWidthEm(style, text), measureEm(width, sizePt))) return null;
  return { sizePt, trackingEm: style.trackingEm, lines: [text], isTooLong: false };
}

function wrapFrom(task: FitTask, style: TypeStyle, fromPt: number): FittedText | null {
  const { item, text, width } = task;
  const wrap = getWrapper(style, text);
  let best: { sizePt: number; wrapped: Wrapped } | null = null;
  let lowestPt = item.minPt;
  for (const sizePt of sizesBetween(fromPt, item.minPt)) {
    if (sizePt < lowestPt) break;
    const wrapped = wrap(measureEm(width, sizePt), item.lines);
    if (!wrapped) continue;
    if (!best) lowestPt = Math.max(item.minPt, sizePt * shrinkForBetterLines);
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

/** More lines than the item allows; words stay whole where each fits. */
function breakAtMinSize(task: FitTask): FittedText {
  const { text, width, item } = task;
  const style = styleWithMinTracking(task);
  const measure = measureEm(width, item.minPt);
  const lines = getWrapper(style, text)(measure)?.lines ?? breakAnywhere(style, text, measure);
  return { sizePt: item.minPt, trackingEm: style.trackingEm, lines, isTooLong: true };
}

/** As large as the measure allows. Another line is added only when the text gets larger by the gain, or is too small otherwise. */
function fillMeasure(task: FitTask, gain: number): FittedText | null {
  const { item } = task;
  const style = styleWithMinTracking(task);
  let best = largestOnLines(task, style, 1);
  for (let count = 2; count <= item.lines; count++) {
    const next = largestOnLines(task, style, count);
    const isWorthIt = next.sizePt >= best.sizePt * gain || best.sizePt < item.minPt;
    if (isWorthIt && next.sizePt > best.sizePt) best = next;
  }
  return best.sizePt >= item.minPt ? best : null;
}

/** The words on at most that many lines, as large as the widest line allows; with good breaks if they cost little size. */
function largestOnLines({ text, width, fromPt }: FitTask, style: TypeStyle, count: number): FittedText {
  const wrap = getWrapper(style, text);
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

/** The item's style with its minimum tracking. */
function styleWithMinTracking({ fonts, face, item }: FitTask): TypeStyle {
  return { fonts, face, trackingEm: item.minTrackingEm ?? item.trackingEm ?? 0 };
}
