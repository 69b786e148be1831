import type { Size } from '../../guides.ts';
import type { GlyphRun } from '../../scene.ts';
import { type Composition, composeSide, type Head } from './compose-side.ts';
import type { LineSource } from './data-lines.ts';
import { type DataContent, type DataPart, dataParts, dataRows } from './data-part.ts';
import { composedPersons } from './person-part.ts';
import type { SeatFrame } from './seat-frame.ts';
import type { SeatScale } from './seat-items.ts';

/** How the logo and what is beside it may be at the head of a side, and how far each is from what is wanted. */
const headCosts: Readonly<Record<'flat' | 'tall', { readonly [Kind in Head]?: number }>> = {
  flat: { below: 0, companyRight: 0.5, logoOnly: 0.8, besideName: 4.5, corner: 6.5 },
  tall: { besideCompany: 0.2, companyRight: 0.4, besideName: 0.8, logoOnly: 0.9, below: 1.1, corner: 3 },
};

/** A logo that is higher than this, in mm, leaves room for lines beside it. */
const tall = 8;

/** The head that is the seat of a look. */
const seatHeads = { top: 'below', corner: 'corner', name: 'besideName' } as const;

/** The sources of lines: with the company among the data, and as the look sets it. */
type SideSources = { source: LineSource; headSource: LineSource };

/** The ways to compose a side that fit its height and cost no more than `most`, best first. `logo` is its size; a side without one has the company or the person there. */
export function compositions(
  { source, headSource }: SideSources,
  frame: SeatFrame,
  logo: Size | null,
  { scale, most }: { scale: SeatScale; most: number },
): Composition[] {
  const found: Composition[] = [];
  const partsOf = knownParts(source, frame, scale);
  const personOf = composedPersons(source, frame, scale);
  for (const [head, headCost] of headsOf(frame, logo)) {
    const isApart = ['besideCompany', 'panelCompany', 'companyRight', 'company'].includes(head);
    const hasSubtitle = !isApart && head !== 'below';
    // In the middle the subtitle is on the line of the role; elsewhere it may be.
    for (const withRole of hasSubtitle ? (frame.align === 'center' ? [true] : [false, true]) : [false]) {
      const moved = withRole && frame.align !== 'center' ? 0.4 : 0;
      for (const part of partsOf({ company: !isApart, subtitle: hasSubtitle && !withRole })) {
        const least = headCost + part.cost + moved;
        if (least > most) continue;
        for (const nameWidth of nameWidths(frame)) {
          const parts = {
            head,
            logo: logo ?? noLogo,
            part,
            scale,
            nameWidth,
            withRole,
            personOf,
            headSource,
          };
          const made = composeSide(source, frame, parts);
          if (!made) continue;
          const cost = least + made.cost + costOfBreaks(made.runs, frame);
          if (cost <= most) found.push({ ...made, cost });
        }
      }
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

const noLogo: Size = { width: 0, height: 0 };

/** The parts of the data by what they have. */
function knownParts(source: LineSource, { left, right, align }: SeatFrame, scale: SeatScale) {
  const width = right - left;
  const known = new Map<string, DataPart[]>();
  return (content: DataContent): DataPart[] => {
    const key = JSON.stringify(content);
    const found = known.get(key);
    if (found) return found;
    const isOneColumn = align !== 'left';
    const rows = align === 'center' ? dataRows(source, content, width, scale) : null;
    const parts = [...(rows ? [rows] : []), ...dataParts(source, content, { width, isOneColumn }, scale)];
    known.set(key, parts);
    return parts;
  };
}

function nameWidths({ left, right, topWidth, align }: SeatFrame): number[] {
  const width = right - left;
  if (align === 'center') return [width];
  return topWidth < width - 1 ? [width, topWidth] : [width, 0.62 * width];
}

function headsOf(
  { panel, hasPanelTexts, align, seat, isDisplay, isNameAtFoot, hasRightMargin, isCompanyFirst }: SeatFrame,
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
  const usual = Object.entries(headCosts[logo.height > tall ? 'tall' : 'flat']) as [Head, number][];
  if (align === 'right') return usual.filter(([head]) => head === 'below' || head === 'logoOnly');
  return usual
    .filter(([head]) => !(isDisplay && (head === 'besideName' || head === 'corner')))
    .filter(([head]) => hasRightMargin || head !== 'companyRight')
    .map(([head, cost]) => [head, head === seatHeads[seat] && !isNameAtFoot ? -0.5 : cost]);
}

/** A position or an email on two lines is worse than a narrower column; so is a large name. */
function costOfBreaks(runs: readonly GlyphRun[], { isNameAtFoot, hasNameRule }: SeatFrame): number {
  const second = runs.filter(({ line }) => line > 0);
  const count = (field: GlyphRun['field']) => second.filter((run) => run.field === field).length;
  return count('position') + 2 * count('email') + (isNameAtFoot || hasNameRule ? 1 : 0.2) * count('fullName');
}
