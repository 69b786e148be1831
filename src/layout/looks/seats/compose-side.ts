import { layoutRuns } from '../../blocks/layout-runs.ts';
import { baselinesOf } from '../../blocks/place-stacks.ts';
import type { Block } from '../../blocks/text-block.ts';
import type { Box, Size } from '../../guides.ts';
import type { StackName } from '../../layout-plan.ts';
import type { GlyphRun } from '../../scene.ts';
import { ptToMm } from '../../units.ts';
import { capHeight } from '../arrangements/text-items.ts';
import { isBroken, joinLines, type LineSource, linesWithin, textsOf } from './data-lines.ts';
import { type DataContent, type DataPart, dataParts, dataRows } from './data-part.ts';
import { airAround } from './logo-measure.ts';
import { dataLines, personLines, roleJoins, type SeatScale } from './seat-items.ts';

/** What a side is composed in. */
export type SeatFrame = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** What a graphic in a corner leaves at the top. */
  topWidth: number;
  align: 'left' | 'center' | 'right';
  /** A place of the logo apart from the text. */
  panel: Box | null;
  /** The colour of text in it. */
  panelInk: string;
  /** The company is at the foot of the panel. */
  hasPanelTexts: boolean;
  /** The first place of the logo. */
  seat: 'top' | 'corner' | 'name';
  /** The name is large at the bottom. */
  isDisplay: boolean;
};

/** The lines and the logo of a side with their places. */
export type Composition = { runs: GlyphRun[]; logo: Box; cost: number };

type Head = 'below' | 'logoOnly' | 'besideCompany' | 'besideName' | 'corner' | 'panel' | 'panelCompany';

/** From the role to the data, and from a head to the name, in mm. */
const gaps = { data: 4.4, mostData: 6, head: 2.4, wanted: 2.5, beside: 2.8 } as const;

/** The share of a size that is below the baseline. */
const descent = 0.21;

/** The ways to compose a side that fit its height, best first. `logo` is its size. */
export function compositions(
  source: LineSource,
  frame: SeatFrame,
  logo: Size,
  scale: SeatScale,
): Composition[] {
  const width = frame.right - frame.left;
  const found: Composition[] = [];
  const known = new Map<string, DataPart[]>();
  const partsOf = (content: DataContent) => {
    const key = JSON.stringify(content);
    const parts =
      known.get(key) ??
      (frame.align === 'center'
        ? [
            ...[dataRows(source, content, width, scale)].filter((part) => part !== null),
            ...dataParts(source, content, { width, isOneColumn: true }, scale),
          ]
        : dataParts(source, content, { width, isOneColumn: false }, scale));
    known.set(key, parts);
    return parts;
  };
  for (const [head, headCost] of headsOf(frame, logo)) {
    const isApart = head === 'besideCompany' || head === 'panelCompany';
    const hasSubtitle = !isApart && head !== 'below';
    // In the middle the subtitle is on the line of the role; elsewhere it may be.
    for (const withRole of hasSubtitle ? (frame.align === 'center' ? [true] : [false, true]) : [false]) {
      const content = { company: !isApart, subtitle: hasSubtitle && !withRole };
      for (const part of partsOf(content)) {
        for (const nameWidth of nameWidths(frame)) {
          const made = compose(source, frame, { head, logo, part, scale, nameWidth, withRole });
          if (!made) continue;
          const moved = withRole && frame.align !== 'center' ? 0.4 : 0;
          found.push({ ...made, cost: made.cost + headCost + part.cost + costOfBreaks(made.runs) + moved });
        }
      }
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

function nameWidths({ left, right, topWidth, align }: SeatFrame): number[] {
  const width = right - left;
  if (align === 'center') return [width];
  return topWidth < width - 1 ? [width, topWidth] : [width, 0.62 * width];
}

/** How the logo and what is beside it may be at the head of a side, and how far each is from what is wanted. */
const headCosts: Readonly<Record<'flat' | 'tall', { readonly [Kind in Head]?: number }>> = {
  flat: { below: 0, logoOnly: 0.8, corner: 4, besideName: 4.5 },
  tall: { below: 0, besideCompany: 0.6, besideName: 0.8, logoOnly: 1, corner: 2 },
};

/** A logo that is higher than this, in mm, leaves room for lines beside it. */
const tall = 8;

function headsOf(
  { panel, hasPanelTexts, align, seat, isDisplay }: SeatFrame,
  logo: Size,
): [head: Head, cost: number][] {
  if (panel)
    return hasPanelTexts
      ? [
          ['panelCompany', 0],
          ['panel', 0.5],
        ]
      : [['panel', 0]];
  if (align === 'center') return [['logoOnly', 0]];
  const usual = Object.entries(headCosts[logo.height > tall ? 'tall' : 'flat']) as [Head, number][];
  if (align === 'right') return usual.filter(([head]) => head === 'below' || head === 'logoOnly');
  return usual
    .filter(([head]) => !(isDisplay && (head === 'besideName' || head === 'corner')))
    .map(([head, cost]) => [head, head === seatHeads[seat] ? -0.5 : cost]);
}

const seatHeads = { top: 'below', corner: 'corner', name: 'besideName' } as const;

type Parts = {
  head: Head;
  logo: Size;
  part: DataPart;
  scale: SeatScale;
  nameWidth: number;
  withRole: boolean;
};

/** One composition; null where it does not fit the height. */
function compose(
  source: LineSource,
  frame: SeatFrame,
  { head, logo, part, scale, nameWidth, withRole }: Parts,
): Composition | null {
  const { planned, fonts } = source;
  const { type } = planned.frame;
  const { left, right, top, bottom, align } = frame;
  const width = right - left;
  const air = airAround(logo, planned.guides.cut);
  const x = align === 'left' ? left : align === 'right' ? right : (left + right) / 2;
  const beside = logo.width + Math.max(air, gaps.beside);
  const isBesideName = head === 'besideName';
  const atTop =
    isBesideName || head === 'corner' || (['panel', 'panelCompany'].includes(head) && !frame.isDisplay);
  const personWidth =
    isBesideName || head === 'corner' ? Math.min(nameWidth, width - beside) : Math.min(width, nameWidth);
  const { isDisplay } = frame;
  const personTexts = textsOf(personLines(type, scale, { isDisplay, hasSubtitle: withRole }), source);
  const apart = linesWithin(personTexts, personWidth, source, { oneSize: false, hasColumn: false });
  const person = joinLines(apart, roleJoins, personWidth, fonts);
  if (isBroken(person)) return null;
  const runs: GlyphRun[] = [];
  const put = (
    name: StackName,
    blocks: readonly Block[],
    at: { x: number; align: 'left' | 'center' | 'right' },
    y: number,
  ) => {
    const plan = { name, ...at, y, grows: 'down', width, items: [] } as const;
    runs.push(...layoutRuns({ plan, blocks }, y, fonts));
  };
  const personHeight = heightOf(person);
  const personCap = capHeight(sizeOf(person));
  const dataCap = capHeight(type.contact.sizePt);
  const hasData = part.columns.length > 0;
  const logoBox = placeHead(frame, head, logo);
  let headBottom = top;
  if (!['panel', 'panelCompany', 'corner'].includes(head)) headBottom = logoBox.y + logoBox.height;

  // What is beside or below the logo.
  let claimBottom = headBottom;
  if (head === 'below' || head === 'besideCompany') {
    const fields = head === 'below' ? (['website'] as const) : (['companyName', 'website'] as const);
    const lines = linesWithin(
      textsOf(dataLines(type, fields, scale), source),
      head === 'below' ? width : width - beside,
      source,
    );
    if (isBroken(lines)) return null;
    if (head === 'besideCompany' && lines.length === 0) return null;
    if (lines.length > 0) {
      const stepped = withStep(lines, part.step);
      const cap = capHeight(sizeOf(lines));
      if (head === 'below') {
        const y = headBottom + Math.max(1.7, air) + cap;
        put('company', stepped, { x, align }, y);
        claimBottom = y + descent * ptToMm(sizeOf(lines));
      } else {
        const ink = heightOf(stepped) + cap;
        const y = logoBox.y + logoBox.height / 2 - ink / 2 + cap;
        put('company', stepped, { x: left + beside, align: 'left' }, y);
        claimBottom = Math.max(headBottom, y + heightOf(stepped) + descent * ptToMm(sizeOf(lines)));
      }
    }
  }

  if (head === 'panelCompany' && frame.panel) {
    const { panel } = frame;
    const items = dataLines(type, ['companyName', 'website'], scale).map((item) => ({ ...item, lines: 3 }));
    const lines = linesWithin(textsOf(items, source), panel.width, source);
    if (isBroken(lines)) return null;
    const stepped = withStep(inColour(lines, frame.panelInk), part.step + 0.6);
    const first = panelEdges(frame, panel).bottom - heightOf(stepped);
    if (first - 6 < logoBox.y + logoBox.height) return null;
    put('company', stepped, { x: panel.x, align: 'left' }, first);
  }

  if (frame.isDisplay && head !== 'besideName') {
    // The name is large at the foot, the data above it.
    const nameY = bottom - personHeight;
    const dataBottom = nameY - personCap - 4.4;
    const dataTop = dataBottom - part.height;
    const slack = dataTop - dataCap - claimBottom - gaps.head;
    if (slack < 0) return null;
    put('person', person, { x, align }, nameY);
    putData(part, frame, dataBottom, put);
    return { runs, logo: logoBox, cost: costOfSlack(slack) };
  }

  const dataTop = bottom - part.height;
  if (isBesideName) {
    const ink = personHeight + personCap;
    const middle = logoBox.y + Math.max(logoBox.height, ink) / 2;
    const nameY = middle - ink / 2 + personCap;
    const moved = { ...logoBox, y: middle - logoBox.height / 2 };
    put('person', person, { x: left + beside, align: 'left' }, nameY);
    const low = Math.max(moved.y + moved.height, nameY + personHeight + 0.5);
    const slack = hasData ? dataTop - dataCap - low - Math.max(air, 2.6) : bottom - low;
    if (slack < 0) return null;
    putData(part, frame, bottom, put);
    return { runs, logo: moved, cost: costOfSlack(slack) + (slack > 12 ? 2 : 0) };
  }
  if (atTop) {
    const nameY = top + personCap;
    put('person', person, { x, align }, nameY);
    const low = Math.max(nameY + personHeight, head === 'corner' ? logoBox.y + logoBox.height - 2 : 0);
    const slack = hasData ? dataTop - low - gaps.data : bottom - low;
    if (slack < 0) return null;
    putData(part, frame, bottom, put);
    return { runs, logo: logoBox, cost: costOfSlack(slack) };
  }
  const gapToHead = claimBottom > headBottom ? gaps.head : Math.max(air, gaps.head);
  const dataGap = hasData ? gaps.data : 0;
  const slack = dataTop - dataGap - personHeight - personCap - claimBottom - gapToHead;
  if (slack < 0) return null;
  const more = hasData ? Math.min(gaps.mostData - gaps.data, 0.3 * slack) : 0;
  put('person', person, { x, align }, dataTop - dataGap - more - personHeight);
  putData(part, frame, bottom, put);
  return { runs, logo: logoBox, cost: costOfSlack(slack) };
}

/** A panel beside the text has its margins; one above or below it, as on an upright card, its own. */
function panelEdges({ top, bottom }: SeatFrame, panel: Box): { top: number; bottom: number } {
  const end = panel.y + panel.height;
  return panel.y < bottom && end > top ? { top, bottom } : { top: panel.y, bottom: end };
}

/** Where a logo is at the head of a side. */
function placeHead(frame: SeatFrame, head: Head, logo: Size): Box {
  const { left, right, top, align, panel } = frame;
  if (head === 'panelCompany' && panel) return { ...logo, x: panel.x, y: panelEdges(frame, panel).top };
  if (head === 'panel' && panel) {
    return {
      ...logo,
      x: panel.x + (panel.width - logo.width) / 2,
      y: panel.y + (panel.height - logo.height) / 2,
    };
  }
  const isRight = align === 'right' || head === 'corner';
  const x = isRight ? right - logo.width : align === 'center' ? (left + right - logo.width) / 2 : left;
  return { ...logo, x, y: top };
}

type Put = (
  name: StackName,
  blocks: readonly Block[],
  at: { x: number; align: 'left' | 'center' | 'right' },
  y: number,
) => void;

/** The data with its last lines on a baseline. The second column is at the right margin. */
function putData(part: DataPart, { left, right, align }: SeatFrame, bottom: number, put: Put): void {
  const { columns, step, groupStep } = part;
  const x = align === 'left' ? left : align === 'right' ? right : (left + right) / 2;
  for (const [index, groups] of columns.entries()) {
    const at = index === 0 ? { x, align } : { x: align === 'right' ? left : right, align: opposite(align) };
    let y = bottom;
    for (const { blocks } of [...groups].reverse()) {
      const stepped = withStep(blocks, step);
      const first = y - heightOf(stepped);
      put(index === 0 ? 'contact' : 'address', stepped, at, first);
      y = first - groupStep;
    }
  }
}

function opposite(align: 'left' | 'center' | 'right'): 'left' | 'center' | 'right' {
  return align === 'left' ? 'right' : align === 'right' ? 'left' : 'center';
}

/** A position or an email on two lines is worse than a narrower column. */
function costOfBreaks(runs: readonly GlyphRun[]): number {
  const second = runs.filter(({ line }) => line > 0);
  return (
    second.filter(({ field }) => field === 'position').length +
    2 * second.filter(({ field }) => field === 'email').length
  );
}

/** Little room is worse than another arrangement. */
function costOfSlack(slack: number): number {
  return slack < gaps.wanted ? gaps.wanted - slack : 0;
}

function inColour(blocks: readonly Block[], colour: string): Block[] {
  return blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) =>
      line.map((piece) => ({ ...piece, content: { ...piece.content, colour } })),
    ),
  }));
}

function withStep(blocks: readonly Block[], step: number): Block[] {
  return blocks.map((block) => ({ ...block, step, leading: step }));
}

function heightOf(blocks: readonly Block[]): number {
  return baselinesOf(blocks, 0).at(-1) ?? 0;
}

function sizeOf(blocks: readonly Block[]): number {
  return blocks[0]?.lines[0]?.[0]?.sizePt ?? 0;
}
