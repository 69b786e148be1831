import { KnownFits } from '../../blocks/layout-stack.ts';
import type { Block } from '../../blocks/text-block.ts';
import { companyItems } from '../arrangements/text-items.ts';
import { isBroken, joinLines, type LineSource, linesWithin, textsOf } from './data-lines.ts';
import type { SeatFrame } from './seat-frame.ts';
import { type NameFit, personLines, roleJoins, type SeatScale } from './seat-items.ts';
import { withSubtitleAsRole } from './seat-texts.ts';

/** A person's lines within a width, with the name at a size and with the subtitle if asked; null where they do not fit. */
export type PersonOf = (width: number, fit: NameFit, options: { withRole: boolean }) => Block[] | null;

/** Lays out the person once for each width and size. */
export function composedPersons(
  source: LineSource,
  { isDisplay, isHeading, hasNameRule }: SeatFrame,
  { hasLogo }: { hasLogo: boolean },
): PersonOf {
  const known = new Map<string, Block[] | null>();
  const fits = new KnownFits();
  const own = { ...source, planned: withSubtitleAsRole(source.planned) };
  return (width, fit, { withRole }) => {
    const key = `${width} ${fit.pt} ${fit.lines} ${withRole}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = within(width, fit, withRole);
    known.set(key, made);
    return made;
  };

  function within(width: number, fit: NameFit, hasSubtitle: boolean): Block[] | null {
    const options = { isDisplay, isHeading, isLarge: hasLogo, hasSubtitle, hasRule: hasNameRule };
    const texts = textsOf(personLines(source.planned.frame.type, fit, options), own);
    const apart = linesWithin(texts, width, own, { oneSize: false, hasColumn: false, fits });
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
