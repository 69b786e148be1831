import type { Block } from '../../blocks/text-block.ts';
import type { Box, Size } from '../../guides.ts';
import { smallestDataPt } from '../../text/font-measures.ts';
import { ptToMm } from '../../units.ts';
import { capHeight } from '../arrangements/text-items.ts';
import { isBroken, type LineSource, linesWithin, textsOf, widthOf, withStep } from './data-lines.ts';
import type { DataPart } from './data-part.ts';
import { companyHead } from './person-part.ts';
import { axisOf, heightOf, inColour, type Put, sizeOf } from './put-lines.ts';
import type { SeatFrame } from './seat-frame.ts';
import { dataLines, numberField } from './seat-items.ts';

/**
 * What is at the head of a side: the logo with the line below it, alone, beside the company or the name, with the company
 * at the other margin, in the other corner, or in a panel; without it, the company or the person.
 */
export type Head =
  | 'below'
  | 'logoOnly'
  | 'besideCompany'
  | 'companyRight'
  | 'besideName'
  | 'corner'
  | 'cornerBelow'
  | 'panel'
  | 'panelCompany'
  | 'company'
  | 'person';

/** Which lines a head has of the company, its subtitle and its number. */
export type HeadLines = { company: boolean; subtitle: boolean; number: boolean };

/** A head with its place: the logo, and the lowest y and the width that it needs. */
export type PlacedHead = { logo: Box; bottom: number; width: number; put: (put: Put) => void };

/** From a logo to a text beside it, and from it to one at the other margin, in mm. */
export const besideLogo = 3;
const betweenColumns = 6;

/** The share of a size that is below the baseline. */
const descent = 0.21;

export type HeadParts = {
  head: Head;
  lines: HeadLines;
  logo: Size;
  /** What is clear around it. */
  air: number;
  part: DataPart;
  /** The widest that a company without a logo may be. */
  width: number;
};

/** Where a logo is at the head of a side. */
function logoAt(frame: SeatFrame, head: Head, logo: Size): Box {
  const { left, right, top, align, panel } = frame;
  if (head === 'panelCompany' && panel) return { ...logo, x: panel.x, y: panelEdges(frame, panel).top };
  if (head === 'panel' && panel) {
    const [x, y] = [panel.x + (panel.width - logo.width) / 2, panel.y + (panel.height - logo.height) / 2];
    return { ...logo, x, y };
  }
  const isRight = align === 'right' || head === 'corner' || head === 'cornerBelow';
  const x = isRight ? right - logo.width : align === 'center' ? (left + right - logo.width) / 2 : left;
  return { ...logo, x, y: top };
}

/** A panel beside the text has its margins; one above or below it, as on an upright card, its own. */
function panelEdges({ top, bottom }: SeatFrame, panel: Box): { top: number; bottom: number } {
  const end = panel.y + panel.height;
  return panel.y < bottom && end > top ? { top, bottom } : { top: panel.y, bottom: end };
}

/** The logo with the lines beside or below it; null where they have no room. */
export function placeHead(
  source: LineSource,
  headSource: LineSource,
  frame: SeatFrame,
  parts: HeadParts,
): PlacedHead | null {
  const { head } = parts;
  const logo = logoAt(frame, head, parts.logo);
  const only = (bottom: number): PlacedHead => ({ logo, bottom, width: logo.width, put: () => {} });
  const logoBottom = logo.y + logo.height;
  switch (head) {
    case 'below':
    case 'cornerBelow':
      return withSubtitle(source, frame, parts, logo);
    case 'besideCompany': {
      const x = logo.x + logo.width + Math.max(parts.air, besideLogo);
      return withCompany(source, parts, logo, { x, align: 'left', width: frame.right - x });
    }
    case 'companyRight': {
      const width = frame.right - logo.x - logo.width - Math.max(parts.air, betweenColumns);
      return withCompany(source, parts, logo, { x: frame.right, align: 'right', width });
    }
    case 'panelCompany':
      return inPanel(source, frame, parts, logo);
    case 'company':
      return companyAtTop(headSource, frame, parts, logo);
    case 'panel':
    case 'person':
    case 'corner':
      return only(frame.top);
    case 'logoOnly':
    case 'besideName':
      return only(logoBottom);
  }
}

/** The subtitle below the logo, on its axis. */
function withSubtitle(
  source: LineSource,
  frame: SeatFrame,
  { head, air, part }: HeadParts,
  logo: Box,
): PlacedHead | null {
  const bottom = logo.y + logo.height;
  const items = dataLines(source.planned.frame.type, ['website'], part.scale);
  const lines = linesWithin(textsOf(items, source), frame.right - frame.left, source);
  if (lines.length === 0) return { logo, bottom, width: logo.width, put: () => {} };
  if (isBroken(lines)) return null;
  const y = bottom + Math.max(1.7, air) + capHeight(sizeOf(lines));
  const axis = head === 'cornerBelow' ? ({ x: frame.right, align: 'right' } as const) : axisOf(frame);
  const stepped = withStep(lines, part.step);
  return {
    logo,
    bottom: y + heightOf(stepped) + descent * ptToMm(sizeOf(lines)),
    width: Math.max(logo.width, widthOf(lines, source.fonts)),
    put: (put) => put('company', stepped, axis, y),
  };
}

/** The company with its subtitle beside the logo: in its middle, or at the margin from its top. */
function withCompany(
  source: LineSource,
  { lines: has, part, logo: { height } }: HeadParts,
  logo: Box,
  { x, align, width }: { x: number; align: 'left' | 'right'; width: number },
): PlacedHead | null {
  const number = has.number ? numberField(source.planned) : null;
  const fields = ['companyName' as const, ...(number ? [number] : []), 'website' as const];
  const items = dataLines(source.planned.frame.type, fields, part.scale);
  const lines = linesWithin(textsOf(items, source), width, source);
  if (lines.length === 0 || isBroken(lines) || widthOf(lines, source.fonts) > width) return null;
  const stepped = withStep(lines, part.step);
  const cap = capHeight(sizeOf(lines));
  const ink = heightOf(stepped) + cap;
  const isInMiddle = align === 'left' || height < ink + 1;
  const isFromTop = align === 'right' && height < ink;
  const y = logo.y + cap + (isInMiddle && !isFromTop ? (height - ink) / 2 : 0);
  return {
    logo,
    width: logo.width,
    bottom: Math.max(logo.y + height, y + heightOf(stepped) + descent * ptToMm(sizeOf(lines))),
    put: (put) => put('company', stepped, { x, align }, y),
  };
}

/** The company at the top, as the look sets it. */
function companyAtTop(
  source: LineSource,
  frame: SeatFrame,
  { width, part }: HeadParts,
  logo: Box,
): PlacedHead | null {
  const lines = companyHead(source, width, part.scale);
  if (!lines) return null;
  const y = frame.top + capHeight(sizeOf(lines));
  return {
    logo,
    width: 0,
    bottom: y + heightOf(lines) + descent * ptToMm(sizeOf(lines.slice(-1))),
    put: (put) => put('company', lines, axisOf(frame), y),
  };
}

/** The company at the foot of the panel. */
function inPanel(source: LineSource, frame: SeatFrame, { part }: HeadParts, logo: Box): PlacedHead | null {
  const { panel, panelInk } = frame;
  if (!panel) return null;
  const lines = panelLines(source, part, panel.width);
  if (!lines) return null;
  const stepped = withStep(inColour(lines, panelInk), part.step);
  const first = panelEdges(frame, panel).bottom - heightOf(stepped);
  if (first - 6 < logo.y + logo.height) return null;
  return {
    logo,
    width: logo.width,
    bottom: frame.top,
    put: (put) => put('company', stepped, { x: panel.x, align: 'left' }, first),
  };
}

/** The company and its subtitle in a panel, on up to three lines each. */
function panelLines(source: LineSource, { scale }: DataPart, width: number): Block[] | null {
  const items = dataLines(source.planned.frame.type, ['companyName', 'website'], scale);
  const leastPt = smallestDataPt(source.planned.texts.phone.font);
  const texts = textsOf(
    // A company on one line is better than a larger one on two.
    items.map((item) => ({ ...item, lines: 3, minPt: Math.max(leastPt, 0.9 * item.minPt) })),
    source,
  );
  const lines = linesWithin(texts, width, source);
  return isBroken(lines) ? null : lines;
}
