import { lineWidthEm, type Stop, stopsOf, type TypeStyle, withoutSpacesAtEnd } from './measure-text.ts';

/** What rounding may add to a width that fits exactly. */
const toleranceEm = 1e-6;

export function fitsIn(widthEm: number, measureEm: number): boolean {
  return widthEm <= measureEm + toleranceEm;
}

/** Lines filled with whole words, however many they take; null when a word alone is wider than the measure. */
export function wrapWords(style: TypeStyle, text: string, measureEm: number): string[] | null {
  const lines: string[] = [];
  for (const word of wordsOf(text)) {
    const last = lines.at(-1);
    if (last !== undefined && fitsIn(lineWidthEm(style, last + word), measureEm)) {
      lines[lines.length - 1] = last + word;
    } else if (fitsIn(lineWidthEm(style, word), measureEm)) {
      lines.push(word);
    } else {
      return null;
    }
  }
  return lines;
}

/** Lines broken before @, else after / . - _ or a space, else between any two letters. Nothing is left out. */
export function breakAnywhere(style: TypeStyle, text: string, measureEm: number): string[] {
  const stops = stopsOf(style, text);
  const lines: string[] = [];
  let start: Stop = { at: 0, em: 0 };
  while (start.at < text.length) {
    const end = endOfLine(style, text, stops, start, measureEm);
    lines.push(text.slice(start.at, end.at));
    start = end;
  }
  return lines;
}

/** Words with the spaces after them. */
function wordsOf(text: string): string[] {
  return text.match(/[^ ]+ */g) ?? [];
}

function endOfLine(
  style: TypeStyle,
  text: string,
  stops: readonly Stop[],
  start: Stop,
  measureEm: number,
): Stop {
  const inkEnd = ({ at }: Stop) => start.at + withoutSpacesAtEnd(text.slice(start.at, at)).length;
  const emAt = new Map(stops.map(({ at, em }) => [at, em]));
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
  return (
    reached.findLast(({ at }) => text[at] === '@') ??
    reached.findLast(({ at }) => /[/.\-_ ]/.test(text[at - 1] ?? '')) ??
    last
  );
}
