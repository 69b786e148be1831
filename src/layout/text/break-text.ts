import { lruCache } from './lru-cache.ts';
import { lineWidthEm, type Stop, stopsOf, type TypeStyle, withoutSpacesAtEnd } from './measure-text.ts';
import { breaksOf, penalties } from './text-break-rules.ts';

/** What rounding may add to a width that fits exactly. */
const toleranceEm = 1e-6;

export function fitsIn(widthEm: number, measureEm: number): boolean {
  return widthEm <= measureEm + toleranceEm;
}

/** Lines of whole words, and how much a typographer minds the places they were broken at. */
export type Wrapped = { lines: readonly string[]; penalty: number };

/** Wraps one text to measures; null when a word alone is wider than the measure, or there are too few lines. */
export type Wrapper = (measureEm: number, mostLines?: number) => Wrapped | null;

/**
 * Wraps a text where it is minded least, in as few lines as that takes, and then so that they are of even width.
 * What has to be measured is measured once for all measures.
 */
export function wrapperOf(style: TypeStyle, text: string): Wrapper {
  const known = wrappers.get(style.fonts) ?? lruCache<Wrapper>(rememberedTexts);
  wrappers.set(style.fonts, known);
  return known(`${style.face} ${style.trackingEm} ${text}`, () => makeWrapper(style, text));
}

/** A text is wrapped for several sizes and widths in a row. */
const rememberedTexts = 100;
const wrappers = new WeakMap<TypeStyle['fonts'], ReturnType<typeof lruCache<Wrapper>>>();

function makeWrapper(style: TypeStyle, text: string): Wrapper {
  const breaks = breaksOf(text);
  const ends = [...breaks.map(({ at }) => at), text.length];
  const minded = [...breaks.map(({ penalty }) => penalty), 0];
  const widthEm = lineWidthsOf(style, text, ends);
  const lineAt = (from: number, to: number) => text.slice(from === 0 ? 0 : ends[from - 1], ends[to - 1]);

  function wrap(measureEm: number, mostLines: number): Wrapped | null {
    // What is best up to each break, for each number of lines; only the last number has to be kept.
    let before: (Best | undefined)[] = [{ penalty: 0, unevenness: 0, lines: [] }];
    let best: Best | undefined;
    for (let count = 1; count <= Math.min(mostLines, ends.length); count++) {
      const here: (Best | undefined)[] = [];
      for (let to = count; to <= ends.length; to++) {
        for (let from = to - 1; from >= count - 1; from--) {
          const width = widthEm(from, to);
          if (!fitsIn(width, measureEm)) break;
          const lead = before[from];
          if (!lead) continue;
          const found = {
            penalty: lead.penalty + (minded[to - 1] ?? 0) + (count > 1 ? penalties.oneMoreLine : 0),
            unevenness: lead.unevenness + width * width,
            lines: [...lead.lines, to],
          };
          if (isBetter(found, here[to])) here[to] = found;
        }
      }
      const whole = here[ends.length];
      // With more lines each is shorter; only the places they are broken at can make more of them better.
      if (whole && (!best || whole.penalty < best.penalty)) best = whole;
      before = here;
    }
    if (!best) return null;
    const lines = best.lines.map((to, index) => lineAt(best.lines[index - 1] ?? 0, to));
    return { lines, penalty: best.penalty - (lines.length - 1) * penalties.oneMoreLine };
  }

  return (measureEm, mostLines = Number.POSITIVE_INFINITY) => {
    // Widths within the whole text are near enough to choose by; each line on its own decides.
    let measure = measureEm;
    for (let tries = 0; tries < 4; tries++) {
      const wrapped = wrap(measure, mostLines);
      if (!wrapped) return null;
      const excess = Math.max(...wrapped.lines.map((line) => lineWidthEm(style, line))) - measureEm;
      if (fitsIn(excess, 0)) return wrapped;
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

/** The widths of lines from one break to another, measured within the whole text. */
function lineWidthsOf(
  style: TypeStyle,
  text: string,
  ends: readonly number[],
): (from: number, to: number) => number {
  const emAt = new Map([[0, 0], ...stopsOf(style, text).map(({ at, em }) => [at, em] as const)]);
  const starts = [0, ...ends].map((at) => emAt.get(at) ?? 0);
  const inkEnds = ends.map(
    (at) => emAt.get(withoutSpacesAtEnd(text.slice(0, at)).length) ?? emAt.get(at) ?? 0,
  );
  return (from, to) => (inkEnds[to - 1] ?? 0) - (starts[from] ?? 0) - style.trackingEm;
}

/** Lines broken before @, else after / . - _ or a space, else between any two letters. Nothing is left out. */
export function breakAnywhere(style: TypeStyle, text: string, measureEm: number): string[] {
  const stops = stopsOf(style, text);
  const emAt = new Map(stops.map(({ at, em }) => [at, em]));
  const lines: string[] = [];
  let start: Stop = { at: 0, em: 0 };
  while (start.at < text.length) {
    const end = endOfLine(style, text, stops, emAt, start, measureEm);
    lines.push(text.slice(start.at, end.at));
    start = end;
  }
  return lines;
}

function endOfLine(
  style: TypeStyle,
  text: string,
  stops: readonly Stop[],
  emAt: ReadonlyMap<number, number>,
  start: Stop,
  measureEm: number,
): Stop {
  const inkEnd = ({ at }: Stop) => start.at + withoutSpacesAtEnd(text.slice(start.at, at)).length;
  const ahead = stops.filter(({ at }) => at > start.at);
  // Widths within the whole text are near enough to begin with; each line on its own decides.
  let reached = ahead.filter((stop) => fitsIn((emAt.get(inkEnd(stop)) ?? stop.em) - start.em, measureEm));
  while (reached.length > 1) {
    const end = bestBreak(text, reached);
    if (fitsIn(lineWidthEm(style, text.slice(start.at, end.at)), measureEm)) return end;
    reached = reached.filter(({ at }) => at < inkEnd(end));
  }
  // One letter stands on a line even when it is wider than the measure.
  return reached[0] ?? ahead[0] ?? { at: text.length, em: start.em };
}

function bestBreak(text: string, reached: readonly Stop[]): Stop {
  const last = reached.at(-1);
  if (!last) throw new Error('There is no place to break at');
  if (last.at === text.length) return last;
  // A slash well into the line is better than a dot a little further on.
  const slash = reached.findLast(({ at }) => text[at - 1] === '/');
  return (
    reached.findLast(({ at }) => text[at] === '@') ??
    (slash && slash.em - (reached[0]?.em ?? 0) > (last.em - (reached[0]?.em ?? 0)) / 2 ? slash : undefined) ??
    reached.findLast(({ at }) => /[/.\-_ \u00ad]/.test(text[at - 1] ?? '')) ??
    last
  );
}
