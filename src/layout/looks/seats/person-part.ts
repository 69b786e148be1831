import type { Block } from '../../blocks/text-block.ts';
import { companyItems } from '../arrangements/text-items.ts';
import { isBroken, joinLines, type LineSource, linesWithin, textsOf } from './data-lines.ts';
import type { SeatFrame } from './seat-frame.ts';
import { personLines, roleJoins, type SeatScale } from './seat-items.ts';
import { withSubtitleAsRole } from './seat-texts.ts';

/** A person's lines within a width, with the subtitle if asked; null where they do not fit. */
export type PersonOf = (width: number, options: { withRole: boolean }) => Block[] | null;

/** Lays out the person once for each width. */
export function composedPersons(
  source: LineSource,
  { isDisplay, hasNameRule }: SeatFrame,
  scale: SeatScale,
): PersonOf {
  const known = new Map<string, Block[] | null>();
  return (width, { withRole }) => {
    const key = `${width} ${withRole}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = within(width, withRole);
    known.set(key, made);
    return made;
  };

  function within(width: number, withRole: boolean): Block[] | null {
    // A large name is on one line if that is large enough.
    const one = isDisplay ? onLines(1, width, withRole) : null;
    return one ?? onLines(2, width, withRole);
  }

  function onLines(nameLines: number, width: number, hasSubtitle: boolean): Block[] | null {
    const own = { ...source, planned: withSubtitleAsRole(source.planned) };
    const options = { isDisplay, hasSubtitle, nameLines, hasRule: hasNameRule };
    const texts = textsOf(personLines(source.planned.frame.type, scale, options), own);
    const apart = linesWithin(texts, width, own, { oneSize: false, hasColumn: false });
    const lines = joinLines(apart, roleJoins, width, source.fonts);
    return isBroken(lines) ? null : lines;
  }
}

/** The company as the look sets it, with its subtitle; null where it does not fit. */
export function companyHead(
  source: LineSource,
  width: number,
  { headings, isTight }: SeatScale,
): Block[] | null {
  const items = companyItems(source.planned.frame.type).map((item, index) => {
    const sizePt =
      index === 0 ? Math.max(8, Math.min(largestCompanyPt, item.sizePt) * headings) : item.sizePt;
    return { ...item, sizePt, minPt: Math.min(sizePt, Math.max(8, sizePt * (isTight ? 0.8 : 0.9))) };
  });
  const lines = linesWithin(textsOf(items, source), width, source, { oneSize: false, hasColumn: false });
  return lines.length === 0 || isBroken(lines) ? null : lines;
}

/** The largest company on a full card, in pt. */
const largestCompanyPt = 18;
