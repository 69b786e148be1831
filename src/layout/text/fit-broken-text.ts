import { mmToPt } from '../units.ts';
import { fitsWithin, getWrapper } from './breaks/break-text.ts';
import {
  type FitTask,
  type FittedText,
  measureEm,
  sizesBetween,
  styleWithMinTracking,
  trackingsOf,
} from './fit-task.ts';
import { lineWidthEm, type TypeStyle } from './measure-text.ts';

/** A line of a broken text shrinks to this before it is broken further. */
const shrinkBeforeWrapping = 0.85;

/**
 * The text broken where its person wants it, at the largest size at which every line has room; null where they have none.
 * A line may be broken further where its item has lines to spare.
 */
export function fitBroken(task: FitTask): FittedText | null {
  const { item, fromPt, breaksAt = [] } = task;
  if (breaksAt.length === 0) return null;
  const lines = linesAt(task.text, breaksAt);
  if (typeof item.fit === 'object') return fillMeasure(task, lines);
  const style = styleWithMinTracking(task);
  const leastPt = Math.min(fromPt, item.minPt);
  const leastWhole = Math.max(leastPt, Math.min(fromPt, item.sizePt * shrinkBeforeWrapping));
  for (const trackingEm of trackingsOf(item)) {
    const spaced = { ...style, trackingEm };
    if (haveRoom(task, lines, spaced, fromPt)) return fitted(lines, spaced, fromPt);
  }
  for (const sizePt of sizesBetween(fromPt, leastWhole))
    if (haveRoom(task, lines, style, sizePt)) return fitted(lines, style, sizePt);
  for (const sizePt of sizesBetween(leastWhole, leastPt)) {
    const wrapped = haveRoom(task, lines, style, sizePt)
      ? fitted(lines, style, sizePt)
      : wrapLines(task, lines, style, sizePt);
    if (wrapped) return wrapped;
  }
  return null;
}

/** A text by lines; each but the last ends with the space that was a line break. */
export function linesAt(text: string, breaksAt: readonly number[]): string[] {
  return [...breaksAt.map((at) => at + 1), text.length].map((end, index, ends) =>
    text.slice(ends[index - 1] ?? 0, end),
  );
}

function haveRoom(task: FitTask, lines: readonly string[], style: TypeStyle, sizePt: number): boolean {
  const measure = measureEm(task, sizePt);
  return lines.every((line) => fitsWithin(lineWidthEm(style, line), measure));
}

function fitted(lines: readonly string[], { trackingEm }: TypeStyle, sizePt: number): FittedText {
  const breaksAfter = lines.slice(1).map((_, index) => index);
  return { sizePt, trackingEm, lines, isTooLong: false, penalty: 0, breaksAfter };
}

/** As large as the widest line allows. */
function fillMeasure(task: FitTask, lines: readonly string[]): FittedText | null {
  const style = styleWithMinTracking(task);
  const widest = Math.max(...lines.map((line) => lineWidthEm(style, line)));
  const sizePt = Math.min(task.fromPt, mmToPt(task.width) / (widest + task.indentEm));
  return sizePt >= task.item.minPt ? fitted(lines, style, sizePt) : null;
}

function wrapLines(
  task: FitTask,
  lines: readonly string[],
  style: TypeStyle,
  sizePt: number,
): FittedText | null {
  const { field, lines: most } = task.item;
  const spare = most - lines.length;
  if (spare < 1) return null;
  const kind = field === 'fullName' ? 'name' : 'text';
  const measure = measureEm(task, sizePt);
  const wrapped = lines.map((line) => getWrapper(style, line, kind)(measure, spare + 1));
  const parts = wrapped.flatMap((part) => (part ? [part] : []));
  const count = parts.reduce((sum, part) => sum + part.lines.length, 0);
  if (parts.length < lines.length || count > most) return null;
  let last = -1;
  const breaksAfter = parts.slice(0, -1).map((part) => {
    last += part.lines.length;
    return last;
  });
  return {
    sizePt,
    trackingEm: style.trackingEm,
    lines: parts.flatMap((part) => part.lines),
    isTooLong: false,
    penalty: parts.reduce((sum, { penalty }) => sum + penalty, 0),
    breaksAfter,
  };
}
