import { mmToPt } from '../units.ts';
import { breakAnywhere, fitsWithin, getWrapper, type Wrapped } from './breaks/break-text.ts';
import { penalties } from './breaks/text-break-rules.ts';
import { fitBroken } from './fit-broken-text.ts';
import {
  type FitTask,
  type FittedText,
  measureEm,
  sizesBetween,
  styleWithMinTracking,
  trackingsOf,
  wrapperOf,
} from './fit-task.ts';
import { legalFormAt } from './legal-form.ts';
import { lineWidthEm, shapeText, type TypeStyle } from './measure-text.ts';

/** The size of a legal form beside a name that fills the measure, and the smallest size in pt. */
const [legalFormScale, minLegalFormPt] = [0.42, 6.5];

/** Bisection steps: 2^-20 is about a millionth of the measure. */
const measureHalvings = 20;

/** How far a text shrinks before it wraps, and how far for better line breaks. */
const shrinkBeforeWrapping = 0.85;
const shrinkForBetterLines = 0.85;
/** A name shrinks further: it is on one line with its titles, else first name and family name are on one. */
const shrinkBeforeWrappingName = 0.76;
const shrinkForWholeName = 0.72;

/**
 * The text at the largest size that fits, broken where its person wants it if the lines have room. It is never smaller
 * than its item allows, and no character is lost.
 */
export function fitText(task: FitTask): FittedText {
  return fitBroken(task) ?? fitFreely(task);
}

function fitFreely(task: FitTask): FittedText {
  const { fit } = task.item;
  if (fit === 'wrap-first')
    return wrapFrom(task, styleWithMinTracking(task), task.fromPt) ?? breakAtMinSize(task);
  if (fit) return fillMeasure(task, fit.fillWithGain) ?? breakAtMinSize(task);
  return reduceTracking(task) ?? shrinkThenWrap(task) ?? breakAtMinSize(task);
}

function reduceTracking(task: FitTask): FittedText | null {
  for (const trackingEm of trackingsOf(task.item)) {
    const style = { ...styleWithMinTracking(task), trackingEm };
    const fitted = onOneLine(task, style, task.fromPt);
    if (fitted) return fitted;
  }
  return null;
}

function shrinkThenWrap(task: FitTask): FittedText | null {
  const { field, sizePt, minPt, lines } = task.item;
  const style = styleWithMinTracking(task);
  const shrink = field === 'fullName' ? shrinkBeforeWrappingName : shrinkBeforeWrapping;
  const minPtOnOneLine = lines > 1 ? Math.max(minPt, sizePt * shrink) : minPt;
  for (const size of sizesBetween(task.fromPt, Math.min(task.fromPt, minPtOnOneLine))) {
    const fitted = onOneLine(task, style, size);
    if (fitted) return fitted;
  }
  return lines > 1 ? wrapFrom(task, style, Math.min(task.fromPt, minPtOnOneLine)) : null;
}

function onOneLine(task: FitTask, style: TypeStyle, sizePt: number): FittedText | null {
  if (!fitsWithin(lineWidthEm(style, task.text), measureEm(task, sizePt))) return null;
  return { sizePt, trackingEm: style.trackingEm, lines: [task.text], isTooLong: false, penalty: 0 };
}

function wrapFrom(task: FitTask, style: TypeStyle, fromPt: number): FittedText | null {
  const { item } = task;
  const wrap = wrapperOf(task, style);
  const shrink = item.field === 'fullName' ? shrinkForWholeName : shrinkForBetterLines;
  let best: { sizePt: number; wrapped: Wrapped } | null = null;
  let lowestPt = item.minPt;
  for (const sizePt of sizesBetween(fromPt, item.minPt)) {
    if (sizePt < lowestPt) break;
    const wrapped = wrap(measureEm(task, sizePt), item.lines);
    if (!wrapped) continue;
    if (!best) lowestPt = Math.max(item.minPt, sizePt * shrink);
    if (!best || wrapped.penalty < best.wrapped.penalty) best = { sizePt, wrapped };
    if (isWellBroken(wrapped)) break;
  }
  if (!best) return null;
  const { sizePt, wrapped } = best;
  return { sizePt, trackingEm: style.trackingEm, isTooLong: false, ...wrapped };
}

function isWellBroken({ penalty }: Wrapped): boolean {
  return penalty <= penalties.hyphen;
}

/** More lines than the item allows; words stay whole where each fits. */
function breakAtMinSize(task: FitTask): FittedText {
  const { text, item } = task;
  const style = styleWithMinTracking(task);
  const measure = measureEm(task, item.minPt);
  const wrapped = wrapperOf(task, style)(measure) ?? {
    lines: breakAnywhere(style, text, measure),
    penalty: penalties.legalForm,
  };
  return { sizePt: item.minPt, trackingEm: style.trackingEm, isTooLong: true, ...wrapped };
}

/** As large as the measure allows. Another line is added only when the text gets larger by the gain, or is too small otherwise. */
function fillMeasure(whole: FitTask, gain: number): FittedText | null {
  const { item } = whole;
  const style = styleWithMinTracking(whole);
  const formAt = legalFormAt(whole.text);
  const task = { ...whole, text: whole.text.slice(0, formAt ?? undefined) };
  const scale = Math.max(legalFormScale, Math.min(1, minLegalFormPt / item.minPt));
  const form = formAt === null ? null : { text: whole.text.slice(formAt), scale };
  let best = largestOnLines(task, style, 1, form);
  for (let count = 2; count <= item.lines; count++) {
    const next = largestOnLines(task, style, count, form);
    const isWorthIt = next.sizePt >= best.sizePt * gain || best.sizePt < item.minPt;
    if (isWorthIt && next.sizePt > best.sizePt) best = next;
  }
  return best.sizePt >= item.minPt ? best : null;
}

/** The words on at most that many lines, as large as the widest line allows; with good breaks if they cost little size. */
function largestOnLines(
  { text, width, fromPt }: FitTask,
  style: TypeStyle,
  count: number,
  form: { text: string; scale: number } | null,
): FittedText {
  const wrap = getWrapper(style, text);
  const formEm = form === null ? 0 : form.scale * shapeText(style, form.text).widthEm;
  const sizeOf = (lines: readonly string[]) => {
    const lastEm = lineWidthEm(style, lines.at(-1) ?? '') + formEm;
    return Math.min(fromPt, mmToPt(width) / Math.max(widestEm(style, lines), lastEm));
  };
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
  return {
    sizePt: sizeOf(lines),
    trackingEm: style.trackingEm,
    lines,
    isTooLong: false,
    penalty: 0,
    ...(form !== null && { legalForm: form }),
  };
}

function widestEm(style: TypeStyle, lines: readonly string[]): number {
  return Math.max(...lines.map((line) => lineWidthEm(style, line)));
}
