import type { Block } from '../../blocks/text-block.ts';
import type { Box, Size } from '../../guides.ts';
import type { GlyphRun, Rule } from '../../scene.ts';
import { capHeight } from '../arrangements/text-items.ts';
import { besideLogo, type Head, type HeadLines, type HeadParts, type PlacedHead } from './compose-head.ts';
import type { LineSource } from './data-lines.ts';
import type { DataPart } from './data-part.ts';
import { nameRules } from './name-rules.ts';
import { costOfName } from './name-sizes.ts';
import type { PersonOf } from './person-part.ts';
import { axisOf, heightOf, linesOfSide, putData, sizeOf } from './put-lines.ts';
import type { SeatFrame } from './seat-frame.ts';
import type { NameFit } from './seat-items.ts';
import { gapsWithin, type SideGaps } from './side-gaps.ts';

/** The lines and the logo of a side with their places. */
export type Composition = { runs: GlyphRun[]; rules: Rule[]; logo: Box };

/** A way to compose a side, how far it is from what is wanted, and whether a smaller name would make it better. */
export type Composable = { cost: number; isTight: boolean; compose: () => Composition };

export type SideParts = {
  head: Head;
  lines: HeadLines;
  logo: Size;
  air: number;
  part: DataPart;
  nameWidth: number;
  name: NameFit;
  withRole: boolean;
};

/** What the ways to compose a side have in common. */
export type SideTools = {
  source: LineSource;
  frame: SeatFrame;
  personOf: PersonOf;
  headOf: (parts: HeadParts) => PlacedHead | null;
};

/** A side with its person placed: where, the distances, and the logo where it has moved. */
type PlacedPerson = { gaps: SideGaps; x: number; y: number; dataBottom: number; logo?: Box };

/** One way to compose a side; null where it does not fit. */
export function composeSide(tools: SideTools, parts: SideParts): Composable | null {
  const { source, frame, personOf, headOf } = tools;
  const { head, logo, part, name, withRole } = parts;
  const width = frame.right - frame.left;
  const placedHead = headOf({ ...parts, width: parts.nameWidth });
  const person = placedHead && personOf(nameWidthOf(frame, parts, placedHead), name, { withRole });
  if (!person) return null;
  const placed = placePerson(tools, parts, person, placedHead);
  if (!placed) return null;
  const { gaps, x, y, dataBottom } = placed;
  const lead = hasName(person) ? costOfName(sizeOf(person), source.planned, part.scale) : 0;
  return {
    cost: gaps.cost + (frame.isDisplay ? 0 : lead) + costOfBreaks([person, ...blocksOf(part)].flat(), frame),
    isTight: gaps.cost > 0.05,
    compose: () => {
      const { runs, put } = linesOfSide(width, source.fonts);
      placedHead.put(put);
      const axis = head === 'besideName' ? ({ x, align: 'left' } as const) : { ...axisOf(frame), x };
      put('person', person, axis, y);
      putData(part, frame, { bottom: dataBottom, more: gaps.group, put });
      const made = runs();
      const rules = frame.hasNameRule ? nameRules(made, frame) : [];
      return { runs: made, rules, logo: placed.logo ?? { ...placedHead.logo, ...logo } };
    },
  };
}

/** What a name may be wide: beside a logo, what that leaves. */
function nameWidthOf(
  { left, right }: SeatFrame,
  { head, air, nameWidth }: SideParts,
  { width }: PlacedHead,
): number {
  const isBeside = head === 'besideName' || head === 'corner' || head === 'cornerBelow';
  return isBeside ? Math.min(nameWidth, right - left - width - Math.max(air, besideLogo)) : nameWidth;
}

const hasName = (person: readonly Block[]) => person[0]?.lines[0]?.[0]?.field === 'fullName';

const blocksOf = ({ columns }: DataPart) => columns.flat().map(({ blocks }) => blocks);

/** The person between the head and the data, or where the head leaves it room. */
function placePerson(
  tools: SideTools,
  parts: SideParts,
  person: readonly Block[],
  head: PlacedHead,
): PlacedPerson | null {
  const { frame } = tools;
  if (frame.isNameAtFoot && parts.head !== 'besideName') return nameAtFoot(tools, parts, person, head);
  if (parts.head === 'besideName') return nameBesideLogo(tools, parts, person, head);
  const isAtTop = ['corner', 'cornerBelow', 'panel', 'panelCompany', 'person'].includes(parts.head);
  return isAtTop ? nameAtTop(tools, parts, person, head) : nameAboveData(tools, parts, person, head);
}

function gapsOf(room: number, { part, air, head }: SideParts, hasHead: boolean): SideGaps | null {
  return gapsWithin(room, {
    hasHead,
    hasData: part.columns.length > 0,
    groups: part.groupGaps,
    isTight: part.scale.isTight,
    air: head === 'logoOnly' || head === 'besideName' ? air : 0,
  });
}

/** The name is large at the foot, the data above it. */
function nameAtFoot(
  { frame, source }: SideTools,
  parts: SideParts,
  person: readonly Block[],
  head: PlacedHead,
): PlacedPerson | null {
  const { part } = parts;
  const y = frame.bottom - heightOf(person);
  const nameTop = y - capHeight(sizeOf(person));
  const dataCap = capHeight(source.planned.frame.type.contact.sizePt);
  const gaps = gapsOf(nameTop - head.bottom - part.height - dataCap, parts, true);
  if (!gaps) return null;
  return { gaps, x: axisOf(frame).x, y, dataBottom: nameTop - gaps.data };
}

/** The person in the middle of the logo beside it, the data at the foot. */
function nameBesideLogo(
  { frame, source }: SideTools,
  parts: SideParts,
  person: readonly Block[],
  { logo }: PlacedHead,
): PlacedPerson | null {
  const { part, air } = parts;
  const cap = capHeight(sizeOf(person));
  const ink = heightOf(person) + cap;
  const middle = logo.y + Math.max(logo.height, ink) / 2;
  const y = middle - ink / 2 + cap;
  const moved = { ...logo, y: middle - logo.height / 2 };
  const low = Math.max(moved.y + moved.height, y + heightOf(person));
  const dataCap = capHeight(source.planned.frame.type.contact.sizePt);
  const isLogoLower = moved.y + moved.height > y + heightOf(person);
  const room = frame.bottom - part.height - low - (isLogoLower ? dataCap - 1 : 0);
  const gaps = gapsOf(room, parts, false);
  if (!gaps) return null;
  return {
    gaps,
    x: frame.left + logo.width + Math.max(air, besideLogo),
    y,
    dataBottom: frame.bottom,
    logo: moved,
  };
}

/** The person at the top, the data at the foot; a second column is below a logo in the corner. */
function nameAtTop(
  { frame, source }: SideTools,
  parts: SideParts,
  person: readonly Block[],
  head: PlacedHead,
): PlacedPerson | null {
  const { part, air } = parts;
  const y = frame.top + capHeight(sizeOf(person));
  const isCorner = parts.head === 'corner' || parts.head === 'cornerBelow';
  const dataCap = capHeight(source.planned.frame.type.contact.sizePt);
  const below = part.columns.length > 1 ? air + dataCap - 4 : -2;
  const cornerBottom = parts.head === 'corner' ? head.logo.y + head.logo.height : head.bottom;
  const low = Math.max(y + heightOf(person), isCorner ? cornerBottom + below : 0);
  const gaps = gapsOf(frame.bottom - part.height - low, parts, false);
  return gaps && { gaps, x: axisOf(frame).x, y, dataBottom: frame.bottom };
}

function nameAboveData(
  { frame }: SideTools,
  parts: SideParts,
  person: readonly Block[],
  head: PlacedHead,
): PlacedPerson | null {
  const cap = capHeight(sizeOf(person));
  const room = frame.bottom - parts.part.height - heightOf(person) - cap - head.bottom;
  const gaps = gapsOf(room, parts, true);
  return gaps && { gaps, x: axisOf(frame).x, y: head.bottom + gaps.head + cap, dataBottom: frame.bottom };
}

/** A position or an email on two lines is worse than a narrower column; so is a large name. */
function costOfBreaks(blocks: readonly Block[], { isNameAtFoot, hasNameRule }: SeatFrame): number {
  const second = blocks.flatMap(({ lines }) => lines.filter(([piece]) => piece && piece.line > 0));
  const count = (field: string) => second.filter(([piece]) => piece?.field === field).length;
  return (
    1.4 * count('position') +
    2 * count('email') +
    (isNameAtFoot || hasNameRule ? 1 : 0.15) * count('fullName')
  );
}
