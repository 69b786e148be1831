import { lruCache } from '../lru-cache.ts';
import {
  type LetterEnd,
  letterEnds,
  lineWidthEm,
  type TypeStyle,
  withoutSpacesAtEnd,
} from '../measure-text.ts';
import { breaksOf, penalties, type TextKind } from './text-break-rules.ts';

/** Rounding may add this much to a width. */
const toleranceEm = 1e-6;

export function fitsWithin(widthEm: number, measureEm: number): boolean {
  return widthEm <= measureEm + toleranceEm;
}

/** Lines of whole words, and the sum of the penalties of their breaks. */
export type Wrapped = { lines: readonly string[]; penalty: number };

/** Wraps one text to a measure (a line width); null when a word is wider than it, or there are too few lines. */
export type Wrapper = (measureEm: number, maxLines?: number) => Wrapped | null;

/**
 * Wraps a text with the lowest penalty, then in the fewest lines, then in lines of even width.
 * Wrappers are cached, so that a text is measured once for all measures.
 */
export function getWrapper(style: TypeStyle, text: string, kind: TextKind = 'text'): Wrapper {
  const cached = wrappers.get(style.fonts) ?? lruCache<Wrapper>(cachedTexts);
  wrappers.set(style.fonts, cached);
  const key = `${style.face} ${style.features?.join() ?? ''} ${style.trackingEm} ${kind} ${text}`;
  return cached(key, () => createWrapper(style, text, kind));
}

/** Enough for the thumbnails of all layouts: each text is wrapped for several sizes and widths in succession. */
const cachedTexts = 400;
const wrappers = new WeakMap<TypeStyle['fonts'], ReturnType<typeof lruCache<Wrapper>>>();

function createWrapper(style: TypeStyle, text: string, kind: TextKind): Wrapper {
  const breaks = breaksOf(text, kind);
  const ends = [...breaks.map(({ at }) => at), text.length];
  const penaltyAt = [...breaks.map(({ penalty }) => penalty), 0];
  const widthEm = lineWidths(style, text, ends);
  const lineAt = (from: number, to: number) => text.slice(from === 0 ? 0 : ends[from - 1], ends[to - 1]);

  function wrap(measureEm: number, maxLines: number): Wrapped | null {
    // Dynamic programming: the best lines up to each break, for one more line in each round.
    let before: (Best | undefined)[] = [{ penalty: 0, unevenness: 0, lines: [] }];
    let best: Best | undefined;
    for (let count = 1; count <= Math.min(maxLines, ends.length); count++) {
      const here: (Best | undefined)[] = [];
      for (let to = count; to <= ends.length; to++) {
        for (let from = to - 1; from >= count - 1; from--) {
          const width = widthEm(from, to);
          if (!fitsWithin(width, measureEm)) break;
          const lead = before[from];
          if (!lead) continue;
          const found = {
            penalty: lead.penalty + (penaltyAt[to - 1] ?? 0) + (count > 1 ? penalties.oneMoreLine : 0),
            unevenness: lead.unevenness + width * width,
            lines: [...lead.lines, to],
          };
          if (isBetter(found, here[to])) here[to] = found;
        }
      }
      const whole = here[ends.length];
      // More lines are better only when their breaks have a lower penalty.
      if (whole && (!best || whole.penalty < best.penalty)) best = whole;
      before = here;
    }
    if (!best) return null;
    const lines = best.lines.map((to, index) => lineAt(best.lines[index - 1] ?? 0, to));
    return { lines, penalty: best.penalty - (lines.length - 1) * penalties.oneMoreLine };
  }

  return (measureEm, maxLines = Number.POSITIVE_INFINITY) => {
    // Widths within the whole text are approximate; each line is measured on its own afterwards.
    let measure = measureEm;
    for (let tries = 0; tries < 4; tries++) {
      const wrapped = wrap(measure, maxLines);
      if (!wrapped) return null;
      const excess = Math.max(...wrapped.lines.map((line) => lineWidthEm(style, line))) - measureEm;
      if (fitsWithin(excess, 0)) return wrapped;
      measure -= excess;
    }
    return null;
  };
}

type Best = { penalty: number; unevenness: number; lines: readonly number[] };

function isBetter(one: Best, other: Best | undefined): boolean {
  if (!other || one.penalty !== other.penalty) return !other || one.penalty < other.penalty;
  return one.unevenness < other.unevenness;
}

/** The widths of lines between two breaks, measured within the whole text. */
function lineWidths(
  style: TypeStyle,
  text: string,
  ends: readonly number[],
): (from: number, to: number) => number {
  const emAt = new Map([[0, 0], ...letterEnds(style, text).map(({ at, em }) => [at, em] as const)]);
  const starts = [0, ...ends].map((at) => emAt.get(at) ?? 0);
  const inkEnds = ends.map(
    (at) => emAt.get(withoutSpacesAtEnd(text.slice(0, at)).length) ?? emAt.get(at) ?? 0,
  );
  return (from, to) => (inkEnds[to - 1] ?? 0) - (starts[from] ?? 0) - style.trackingEm;
}

/** Lines broken before @, else after / . - _ or a space, else between any two letters. No character is lost. */
export function breakAnywhere(style: TypeStyle, text: string, measureEm: number): string[] {
  const letters = letterEnds(style, text);
  const emAt = new Map(letters.map(({ at, em }) => [at, em]));
  const lines: string[] = [];
  let start: LetterEnd = { at: 0, em: 0 };
  while (start.at < text.length) {
    const end = lineEnd(style, text, letters, emAt, start, measureEm);
    lines.push(text.slice(start.at, end.at));
    start = end;
  }
  return lines;
}

function lineEnd(
  style: TypeStyle,
  text: string,
  letters: readonly LetterEnd[],
  emAt: ReadonlyMap<number, number>,
  start: LetterEnd,
  measureEm: number,
): LetterEnd {
  const inkEnd = ({ at }: LetterEnd) => start.at + withoutSpacesAtEnd(text.slice(start.at, at)).length;
  const ahead = letters.filter(({ at }) => at > start.at);
  // Widths within the whole text are approximate; the line is measured on its own afterwards.
  let fitting = ahead.filter((end) => fitsWithin((emAt.get(inkEnd(end)) ?? end.em) - start.em, measureEm));
  while (fitting.length > 1) {
    const end = bestBreak(text, fitting);
    if (fitsWithin(lineWidthEm(style, text.slice(start.at, end.at)), measureEm)) return end;
    fitting = fitting.filter(({ at }) => at < inkEnd(end));
  }
  // A line has at least one letter, even when that is wider than the measure.
  return fitting[0] ?? ahead[0] ?? { at: text.length, em: start.em };
}

function bestBreak(text: string, fitting: readonly LetterEnd[]): LetterEnd {
  const last = fitting.at(-1);
  if (!last) throw new Error('There is no position to break at');
  if (last.at === text.length) return last;
  // A slash in the second half of the line is better than a dot after it.
  const slash = fitting.findLast(({ at }) => text[at - 1] === '/');
  return (
    fitting.findLast(({ at }) => text[at] === '@') ??
    (slash && slash.em - (fitting[0]?.em ?? 0) > (last.em - (fitting[0]?.em ?? 0)) / 2 ? slash : undefined) ??
    fitting.findLast(({ at }) => /[/.\-_ \u00ad]/.test(text[at - 1] ?? '')) ??
    last
  );
}
