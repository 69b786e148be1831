import type { Block } from '../../blocks/text-block.ts';
import type { Box, Size } from '../../guides.ts';
import type { GlyphRun, Rule } from '../../scene.ts';
import { ptToMm } from '../../units.ts';
import { capHeight } from '../arrangements/text-items.ts';
import { isBroken, type LineSource, linesWithin, textsOf, widthOf, withStep } from './data-lines.ts';
import type { DataPart } from './data-part.ts';
import { airAround } from './logo-measure.ts';
import { nameRules } from './name-rules.ts';
import { companyHead, type PersonOf } from './person-part.ts';
import { axisOf, heightOf, inColour, linesOfSide, type Put, putData, sizeOf } from './put-lines.ts';
import type { SeatFrame } from './seat-frame.ts';
import { dataLines, type SeatScale } from './seat-items.ts';

/** The lines and the logo of a side with their places, and how far they are from what is wanted. */
export type Composition = { runs: GlyphRun[]; rules: Rule[]; logo: Box; cost: number };

/** What is at the head of a side: the logo with the line below it, alone, beside a text, in the other corner, in a panel; without it, the company or the person. */
export type Head =
  | 'below'
  | 'logoOnly'
  | 'besideCompany'
  | 'companyRight'
  | 'besideName'
  | 'corner'
  | 'panel'
  | 'panelCompany'
  | 'company'
  | 'person';

/** From the role to the data, from a head to the name, and from a logo to a text beside it, in mm. */
const gaps = {
  data: 4.4,
  tightData: 4,
  mostData: 6,
  head: 2.4,
  wanted: 2.5,
  beside: 2.8,
  columns: 6,
} as const;

/** The share of a size that is below the baseline. */
const descent = 0.21;

type SideParts = {
  head: Head;
  logo: Size;
  part: DataPart;
  scale: SeatScale;
  nameWidth: number;
  withRole: boolean;
  personOf: PersonOf;
  /** On a side without a logo, the source of the company as the look sets it. */
  headSource: LineSource;
};

/** A side that is being composed. */
type Side = Pick<SideParts, 'head' | 'part' | 'scale' | 'headSource' | 'nameWidth'> & {
  source: LineSource;
  frame: SeatFrame;
  person: readonly Block[];
  logo: Box;
  /** What is clear around the logo. */
  air: number;
  /** Where a text beside the logo starts. */
  besideX: number;
  put: Put;
};

/** What a placement gives: how much room is left between its parts, and the logo where it has moved. */
type Placed = { slack: number; logo?: Box; more?: number };

/** One composition; null where it does not fit. */
export function composeSide(source: LineSource, frame: SeatFrame, parts: SideParts): Composition | null {
  const { head, logo, part, scale, nameWidth, withRole, personOf, headSource } = parts;
  const width = frame.right - frame.left;
  const air = airAround(logo, source.planned.guides.cut);
  const beside = logo.width + Math.max(air, gaps.beside);
  const besideLogo = head === 'besideName' || head === 'corner';
  const person = personOf(Math.min(nameWidth, besideLogo ? width - beside : width), { withRole });
  if (!person) return null;
  const { runs, put } = linesOfSide(width, source.fonts);
  const besideX = frame.left + beside;
  const side: Side = {
    source,
    frame,
    head,
    part,
    scale,
    headSource,
    nameWidth,
    person,
    air,
    besideX,
    put,
    logo: placeHead(frame, head, logo),
  };
  const headBottom = putHead(side, width);
  const placed = headBottom === null ? null : placeLines(side, headBottom);
  if (!placed || placed.slack < 0) return null;
  const rules = frame.hasNameRule ? nameRules(runs, frame) : [];
  const cost = costOfSlack(placed.slack) + (placed.more ?? 0);
  return { runs, rules, logo: placed.logo ?? side.logo, cost };
}

/** Where a logo is at the head of a side. */
function placeHead(frame: SeatFrame, head: Head, logo: Size): Box {
  const { left, right, top, align, panel } = frame;
  if (head === 'panelCompany' && panel) return { ...logo, x: panel.x, y: panelEdges(frame, panel).top };
  if (head === 'panel' && panel) {
    const [x, y] = [panel.x + (panel.width - logo.width) / 2, panel.y + (panel.height - logo.height) / 2];
    return { ...logo, x, y };
  }
  const isRight = align === 'right' || head === 'corner';
  const x = isRight ? right - logo.width : align === 'center' ? (left + right - logo.width) / 2 : left;
  return { ...logo, x, y: top };
}

/** A panel beside the text has its margins; one above or below it, as on an upright card, its own. */
function panelEdges({ top, bottom }: SeatFrame, panel: Box): { top: number; bottom: number } {
  const end = panel.y + panel.height;
  return panel.y < bottom && end > top ? { top, bottom } : { top: panel.y, bottom: end };
}

/** The lines beside or below the logo. Returns the lowest y that they and the logo need; null where they have no room. */
function putHead(side: Side, width: number): number | null {
  const { head, frame, logo } = side;
  const logoBottom = logo.y + logo.height;
  switch (head) {
    case 'below':
      return putSubtitle(side, width);
    case 'besideCompany':
      return putCompany(side, { x: side.besideX, align: 'left' }, frame.left + width - side.besideX);
    case 'companyRight': {
      const room = frame.right - logo.x - logo.width - Math.max(side.air, gaps.columns);
      return putCompany(side, { x: frame.right, align: 'right' }, room);
    }
    case 'panelCompany':
      return putInPanel(side) ? frame.top : null;
    case 'company':
      return putCompanyHead(side);
    case 'panel':
    case 'person':
    case 'corner':
      return frame.top;
    case 'logoOnly':
    case 'besideName':
      return logoBottom;
  }
}

function headLines({ source, scale }: Side, fields: readonly ('companyName' | 'website')[], width: number) {
  return linesWithin(textsOf(dataLines(source.planned.frame.type, fields, scale), source), width, source);
}

function putSubtitle(side: Side, width: number): number | null {
  const { logo, air, put, frame, part } = side;
  const bottom = logo.y + logo.height;
  const lines = headLines(side, ['website'], width);
  if (isBroken(lines)) return null;
  if (lines.length === 0) return bottom;
  const y = bottom + Math.max(1.7, air) + capHeight(sizeOf(lines));
  put('company', withStep(lines, part.step), axisOf(frame), y);
  return y + descent * ptToMm(sizeOf(lines));
}

/** The company with its subtitle beside the logo: in its middle, or at the margin from its top. */
function putCompany(side: Side, axis: { x: number; align: 'left' | 'right' }, width: number): number | null {
  const { logo, put, part, source } = side;
  const lines = headLines(side, ['companyName', 'website'], width);
  if (lines.length === 0 || isBroken(lines) || widthOf(lines, source.fonts) > width) return null;
  const stepped = withStep(lines, part.step);
  const cap = capHeight(sizeOf(lines));
  const ink = heightOf(stepped) + cap;
  const isInMiddle = axis.align === 'left' || logo.height < ink + 1;
  const y = logo.y + cap + (isInMiddle ? (logo.height - ink) / 2 : 0);
  put('company', stepped, axis, y);
  return Math.max(logo.y + logo.height, y + heightOf(stepped) + descent * ptToMm(sizeOf(lines)));
}

/** The company at the top, as the look sets it. */
function putCompanyHead({ headSource, nameWidth, scale, frame, put }: Side): number | null {
  const lines = companyHead(headSource, nameWidth, scale);
  if (!lines) return null;
  const y = frame.top + capHeight(sizeOf(lines));
  put('company', lines, axisOf(frame), y);
  return y + heightOf(lines) + descent * ptToMm(sizeOf(lines.slice(-1)));
}

/** The company at the foot of the panel. */
function putInPanel(side: Side): boolean {
  const { source, frame, scale, part, put, logo } = side;
  const { panel, panelInk } = frame;
  if (!panel) return false;
  const items = dataLines(source.planned.frame.type, ['companyName', 'website'], scale);
  const texts = textsOf(
    items.map((item) => ({ ...item, lines: 3 })),
    source,
  );
  const lines = linesWithin(texts, panel.width, source);
  if (isBroken(lines)) return false;
  const stepped = withStep(inColour(lines, panelInk), part.step + 0.6);
  const first = panelEdges(frame, panel).bottom - heightOf(stepped);
  if (first - 6 < logo.y + logo.height) return false;
  put('company', stepped, { x: panel.x, align: 'left' }, first);
  return true;
}

/** The person and the data. */
function placeLines(side: Side, headBottom: number): Placed {
  const { head, frame } = side;
  if (frame.isNameAtFoot && head !== 'besideName') return nameAtFoot(side, headBottom);
  if (head === 'besideName') return nameBesideLogo(side);
  const isAtTop = ['corner', 'panel', 'panelCompany', 'person'].includes(head);
  return isAtTop ? nameAtTop(side) : nameAboveData(side, headBottom);
}

/** The name is large at the foot, the data above it. */
function nameAtFoot({ frame, part, person, source, put }: Side, headBottom: number): Placed {
  const nameY = frame.bottom - heightOf(person);
  const dataBottom = nameY - capHeight(sizeOf(person)) - gaps.data;
  const dataTop = dataBottom - part.height - capHeight(source.planned.frame.type.contact.sizePt);
  put('person', person, axisOf(frame), nameY);
  putData(part, frame, dataBottom, put);
  return { slack: dataTop - headBottom - gaps.head };
}

function nameBesideLogo(side: Side): Placed {
  const { frame, part, person, logo, air, besideX, source, put } = side;
  const cap = capHeight(sizeOf(person));
  const ink = heightOf(person) + cap;
  const middle = logo.y + Math.max(logo.height, ink) / 2;
  const nameY = middle - ink / 2 + cap;
  const moved = { ...logo, y: middle - logo.height / 2 };
  put('person', person, { x: besideX, align: 'left' }, nameY);
  putData(part, frame, frame.bottom, put);
  const low = Math.max(moved.y + moved.height, nameY + heightOf(person) + 0.5);
  const dataTop = frame.bottom - part.height - capHeight(source.planned.frame.type.contact.sizePt);
  const slack = hasData(part) ? dataTop - low - Math.max(air, 2.6) : frame.bottom - low;
  return { slack, logo: moved, more: slack > 12 ? 2 : 0 };
}

function nameAtTop({ head, frame, part, person, logo, air, scale, put }: Side): Placed {
  const nameY = frame.top + capHeight(sizeOf(person));
  put('person', person, axisOf(frame), nameY);
  putData(part, frame, frame.bottom, put);
  // A second column is below the logo.
  const belowLogo = part.columns.length > 1 ? air - 1 : -2;
  const low = Math.max(nameY + heightOf(person), head === 'corner' ? logo.y + logo.height + belowLogo : 0);
  const dataGap = scale.isTight ? gaps.tightData : gaps.data;
  return { slack: frame.bottom - low - (hasData(part) ? part.height + dataGap : 0) };
}

function nameAboveData({ frame, part, person, air, logo, put }: Side, headBottom: number): Placed {
  const isLogoAlone = headBottom <= logo.y + logo.height;
  const gapToHead = isLogoAlone ? Math.max(air, gaps.head) : gaps.head;
  const dataGap = hasData(part) ? gaps.data : 0;
  const lowest = frame.bottom - part.height - dataGap - heightOf(person);
  const slack = lowest - capHeight(sizeOf(person)) - headBottom - gapToHead;
  const more = hasData(part) ? Math.max(0, Math.min(gaps.mostData - gaps.data, 0.3 * slack)) : 0;
  put('person', person, axisOf(frame), lowest - more);
  putData(part, frame, frame.bottom, put);
  return { slack };
}

function hasData({ columns }: DataPart): boolean {
  return columns.length > 0;
}

/** Little room is worse than another arrangement. */
function costOfSlack(slack: number): number {
  return slack < gaps.wanted ? gaps.wanted - slack : 0;
}
