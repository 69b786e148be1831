import type { Size } from '../../guides.ts';
import { type Head, type HeadLines, type HeadParts, type PlacedHead, placeHead } from './compose-head.ts';
import { type Composable, composeSide, type SideTools } from './compose-side.ts';
import type { LineSource } from './data-lines.ts';
import { type DataContent, type DataPart, dataParts, dataRows } from './data-part.ts';
import { known } from './known.ts';
import { airAround } from './logo-measure.ts';
import { nameFits } from './name-sizes.ts';
import { composedPersons } from './person-part.ts';
import type { SeatFrame } from './seat-frame.ts';
import type { SeatScale } from './seat-items.ts';

/** How the logo and what is beside it may be at the head of a side, and how far each is from what is wanted. */
const headCosts: Readonly<Record<'flat' | 'tall', { readonly [Kind in Head]?: number }>> = {
  flat: {
    below: 0,
    companyRight: 0.1,
    cornerBelow: 0.5,
    besideCompany: 0.7,
    logoOnly: 0.8,
    corner: 1.2,
    besideName: 3.2,
  },
  tall: { besideName: 0.1, besideCompany: 0.3, companyRight: 0.4, logoOnly: 0.9, corner: 1, below: 1.1 },
};

/** A logo that is higher than this, in mm, leaves room for lines beside it. */
const tall = 8;

/** The head that is the seat of a look. */
const seatHeads = { top: 'below', corner: 'cornerBelow', name: 'besideName' } as const;

/** What the lines of a head are, and where those are that it does not have. */
const none: HeadLines = { company: false, subtitle: false, number: false };
const subtitleOnly: HeadLines = { ...none, subtitle: true };
const companyOnly: HeadLines = { ...none, company: true, subtitle: true };
const linesOfHeads: Readonly<Record<Head, readonly HeadLines[]>> = {
  below: [subtitleOnly],
  cornerBelow: [subtitleOnly],
  besideCompany: [companyOnly],
  companyRight: [companyOnly, { ...companyOnly, number: true }],
  panelCompany: [companyOnly],
  company: [companyOnly],
  logoOnly: [none],
  besideName: [none],
  corner: [none],
  panel: [none],
  person: [none],
};

/** What it costs that the subtitle is on the line of the role, or among the address. */
const costOfSubtitle = { withRole: 0.4, inAddress: 0.3 } as const;

/** The sources of lines: with the company among the data, and as the look sets it. */
type SideSources = { source: LineSource; headSource: LineSource };

/** The ways to compose a side that fit its height and cost no more than `most`, best first. `logo` is its size; a side without one has the company or the person there. */
export function compositions(
  { source, headSource }: SideSources,
  frame: SeatFrame,
  logo: Size | null,
  { scale, most }: { scale: SeatScale; most: number },
): Composable[] {
  const found: Composable[] = [];
  const { planned } = source;
  const tools: SideTools = {
    source,
    frame,
    personOf: composedPersons(source, frame, { hasLogo: logo !== null }),
    headOf: knownHeads((parts) => placeHead(source, headSource, frame, parts)),
  };
  const partsOf = knownParts(source, frame, scale);
  const box = logo ?? noLogo;
  const air = airAround(box, planned.guides.cut);
  const names = nameFits(planned, { scale, isDisplay: frame.isDisplay, hasLogo: logo !== null });
  for (const { head, lines, content, withRole, cost } of triesOf(frame, logo)) {
    for (const part of partsOf(content)) {
      const least = cost + part.cost;
      if (least > most) continue;
      for (const nameWidth of nameWidths(frame)) {
        for (const name of names) {
          const made = composeSide(tools, { head, lines, logo: box, air, part, nameWidth, name, withRole });
          if (!made) continue;
          if (least + made.cost <= most) found.push({ ...made, cost: least + made.cost });
          // A smaller name would lead less and give room that is not needed.
          if (!made.isTight && name.lines === 2) break;
        }
      }
    }
  }
  return found.sort((one, other) => one.cost - other.cost);
}

const noLogo: Size = { width: 0, height: 0 };

/** A head with what the other parts have then. */
type Try = { head: Head; lines: HeadLines; content: DataContent; withRole: boolean; cost: number };

function triesOf(frame: SeatFrame, logo: Size | null): Try[] {
  const isCentered = frame.align === 'center';
  return headsOf(frame, logo).flatMap(([head, cost]) =>
    linesOfHeads[head].flatMap((lines) => {
      const company = !lines.company;
      const content = { company, subtitle: false, number: !lines.number };
      const one = { head, lines, content, withRole: false, cost };
      if (lines.subtitle) return [one];
      const withRole = { ...one, withRole: true };
      // In the middle the subtitle is on the line of the role; elsewhere it may be.
      if (isCentered) return [withRole];
      return [
        { ...withRole, cost: cost + costOfSubtitle.withRole },
        { ...one, content: { ...content, subtitle: true }, cost: cost + costOfSubtitle.inAddress },
      ];
    }),
  );
}

/** The parts of the data by what they have. */
function knownParts(source: LineSource, { left, right, align }: SeatFrame, scale: SeatScale) {
  const width = right - left;
  return known((content: DataContent): DataPart[] => {
    const isOneColumn = align !== 'left';
    const rows = align === 'center' ? dataRows(source, content, width, scale) : null;
    return [...(rows ? [rows] : []), ...dataParts(source, content, { width, isOneColumn }, scale)];
  }, JSON.stringify);
}

/** Heads are the same for all data of one size. */
function knownHeads(headOf: (parts: HeadParts) => PlacedHead | null) {
  return known(headOf, ({ head, lines, width, part: { scale, step } }) =>
    [head, lines.number, width, scale.dataPt, step].join(' '),
  );
}

function nameWidths({ left, right, topWidth, align }: SeatFrame): number[] {
  const width = right - left;
  if (align === 'center') return [width];
  return topWidth < width - 1 ? [width, topWidth] : [width, 0.62 * width];
}

function headsOf(
  {
    panel,
    hasPanelTexts,
    align,
    seat,
    isDisplay,
    isNameAtFoot,
    hasRightMargin,
    isCompanyFirst,
    topWidth,
    left,
    right,
  }: SeatFrame,
  logo: Size | null,
): [head: Head, cost: number][] {
  if (!logo) return [[isCompanyFirst ? 'company' : 'person', 0]];
  if (panel && hasPanelTexts) {
    return [
      ['panelCompany', 0],
      ['panel', 0.5],
    ];
  }
  if (panel) return [['panel', 0]];
  if (align === 'center') return [['logoOnly', 0]];
  const isTall = logo.height > tall;
  const isCornerFree = hasRightMargin && topWidth > right - left - 1;
  const usual = Object.entries(headCosts[isTall ? 'tall' : 'flat']) as [Head, number][];
  if (align === 'right') return usual.filter(([head]) => head === 'below' || head === 'logoOnly');
  const isSeat = (head: Head) => head === seatHeads[seat] && !isNameAtFoot && (isTall || seat !== 'name');
  return usual
    .filter(([head]) => !(isDisplay && ['besideName', 'corner', 'cornerBelow'].includes(head)))
    .filter(([head]) => isCornerFree || !['companyRight', 'corner', 'cornerBelow'].includes(head))
    .map(([head, cost]) => [head, isSeat(head) ? cost - 0.5 : cost]);
}
