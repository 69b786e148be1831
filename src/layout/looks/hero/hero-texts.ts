import type { TextField } from '#domain/card/text-fields.ts';
import { layoutRuns } from '../../blocks/layout-runs.ts';
import { baselinesOf } from '../../blocks/place-stacks.ts';
import type { Block } from '../../blocks/text-block.ts';
import type { Box } from '../../guides.ts';
import type { ItemPlan } from '../../layout-plan.ts';
import type { LayoutFonts } from '../../look-layout.ts';
import type { GlyphRun } from '../../scene.ts';
import { capHeightEm } from '../../text/faces.ts';
import { ptToMm } from '../../units.ts';
import { companyItems } from '../arrangements/text-items.ts';
import type { PlannedLook } from '../plan-look.ts';
import { isBroken, joinLines, type LineSource, linesWithin, textsOf, widthOf } from '../seats/data-lines.ts';
import { type DataPart, dataParts } from '../seats/data-part.ts';
import { known } from '../seats/known.ts';
import { costOfName, nameFits } from '../seats/name-sizes.ts';
import { sizeOf } from '../seats/put-lines.ts';
import {
  dataLines,
  isNameAsHeading,
  type NameFit,
  personLines,
  roleJoins,
  type SeatScale,
} from '../seats/seat-items.ts';
import { companyWeightOf } from '../seats/seat-texts.ts';
import type { HeroPage } from './hero-page.ts';

/** How a side gives way to long text: the graphic first, then headings and data. */
export type HeroStep = Omit<SeatScale, 'companyWeight'>;

/** Company and subtitle: below the role, among the data, or not here. */
type FirmPlace = 'person' | 'data' | 'none';

/** How text lies in its area. */
export type TextStyle = {
  firms: readonly FirmPlace[];
  /** Whether columns share their first baselines, from the top of the area, or their last, on its foot. */
  from: 'top' | 'bottom';
  /** A single column beside the person ends on the right margin. */
  isRightAligned?: true;
  /** Where a column beside the person begins at the left-most, as a share of the width. */
  secondFrom?: number;
  /** All in one column. */
  isOneColumn?: true;
  /** The most that it may differ from what is wanted, before the graphic gives way. */
  mostCost?: number | undefined;
};

type Column = { blocks: readonly Block[]; x: number; align: 'left' | 'right'; first: number };

type Composed = { columns: Column[]; height: number; cost: number };

/** Between columns, below a name over them, and between person and data, in mm. */
const gaps = { column: 4, name: 4.6, data: 4.6, tightData: 4.1, mostData: 7 } as const;

/** How far a name shrinks to stay on its line. */
const leastName = 0.76;

/** Person and data in an area; null where they have no room. */
export function composeTexts(
  page: HeroPage,
  planned: PlannedLook,
  area: Box,
  step: HeroStep,
  style: TextStyle,
): GlyphRun[][] | null {
  const source: LineSource = { planned, fonts: page.fonts, placeholders: page.placeholders };
  const scale: SeatScale = { ...step, companyWeight: companyWeightOf(page.planned) };
  const partsOf = partsFor(source, scale);
  const found = style.firms.flatMap((firm, index) =>
    namesOf(page, planned, scale).flatMap(({ name, isLarge }) => {
      const person = { name, isLarge, firm, partsOf };
      return [
        ...(style.isOneColumn ? [] : beside(source, area, scale, style, person)),
        ...stacked(source, area, scale, style, person),
      ].map((made) => ({
        ...made,
        cost: made.cost + 0.7 * index + costOfEmail(made) + (isLarge ? costOfLead(made, planned, scale) : 0),
      }));
    }),
  );
  const best = found.sort((one, other) => one.cost - other.cost)[0];
  if (!best || best.cost > (style.mostCost ?? Number.POSITIVE_INFINITY)) return null;
  return best.columns.map(({ blocks, x, align, first }) => runsOf(blocks, { x, align }, first, page.fonts));
}

/** The sizes of a name: large beside a logo, else as designed. */
function namesOf(
  { logo }: HeroPage,
  planned: PlannedLook,
  scale: SeatScale,
): { name: NameFit; isLarge: boolean }[] {
  if (logo) {
    const fits = nameFits(planned, { scale, isDisplay: false, hasLogo: true });
    return fits.map((name) => ({ name, isLarge: true }));
  }
  const pt = Math.max(8, planned.frame.type.name.sizePt * scale.headings);
  // A smaller name on one line is better than a large one on two.
  const name: NameFit = { pt, minPt: Math.min(pt, Math.max(8, leastName * pt)), lines: 2 };
  return [{ name, isLarge: false }];
}

/** What the name of a side costs where it hardly leads. */
function costOfLead(
  { columns }: { columns: readonly Pick<Column, 'blocks'>[] },
  planned: PlannedLook,
  scale: SeatScale,
): number {
  const name = columns.find(({ blocks }) => blocks[0]?.lines[0]?.[0]?.field === 'fullName');
  return name ? 2 * costOfName(sizeOf(name.blocks), planned, scale) : 0;
}

/** An email on two lines is worse than a narrower graphic. */
function costOfEmail({ columns }: { columns: readonly Pick<Column, 'blocks'>[] }): number {
  const emails = columns.flatMap(({ blocks }) =>
    blocks.filter(({ lines }) => lines.flat().some(({ field }) => field === 'email')),
  );
  return 2 * Math.max(0, emails.length - 1);
}

function runsOf(
  blocks: readonly Block[],
  at: { x: number; align: 'left' | 'center' | 'right' },
  first: number,
  fonts: LayoutFonts,
): GlyphRun[] {
  const plan = { name: 'person', ...at, y: first, grows: 'down', width: 0, items: [] } as const;
  return layoutRuns({ plan, blocks }, first, fonts);
}

/** A part of the person, at a size of the name, and where company and subtitle are. */
type PersonPart = { name: NameFit; isLarge: boolean; firm: FirmPlace; part?: 'all' | 'name' | 'rest' };

/** The name with the role, and company and subtitle where they are below it. */
function personBlocks(
  source: LineSource,
  scale: SeatScale,
  width: number,
  { name: fit, isLarge, firm, part = 'all' }: PersonPart,
): Block[] | null {
  const { type } = source.planned.frame;
  const isHeading = isLarge && isNameAsHeading(type);
  const options = { isDisplay: false, isHeading, isLarge, hasSubtitle: false, hasRule: false };
  const [name, ...roles] = personLines(type, fit, options);
  const firmLines = firm === 'person' ? dataLines(type, ['companyName', 'website'], scale) : [];
  const items = [
    ...(name && part !== 'rest' ? [name] : []),
    ...(part === 'name' ? [] : [...roles, ...firmLines.map((item) => ({ ...item, lines: 2 }))]),
  ];
  const blocks = linesWithin(textsOf(items, source), width, source, { oneSize: false, hasColumn: false });
  const joined = part === 'name' ? blocks : joinLines(blocks, roleJoins, width, source.fonts);
  return isBroken(joined) ? null : joined;
}

type PartsOf = (asked: { firm: FirmPlace; width: number }) => DataPart[];

/** Data by what it has and by its width. */
function partsFor(source: LineSource, scale: SeatScale): PartsOf {
  return known(
    ({ firm, width }) => {
      const content = { company: firm === 'data', subtitle: firm === 'data', number: true };
      return dataParts(source, content, { width, isOneColumn: false }, scale);
    },
    ({ firm, width }) => `${firm} ${width}`,
  );
}

/** The person beside one or two columns of data; and its name over them. */
function beside(
  source: LineSource,
  area: Box,
  scale: SeatScale,
  style: TextStyle,
  own: PersonPart & { partsOf: PartsOf },
): Composed[] {
  const { fonts } = source;
  const found: Composed[] = [];
  const isEmpty = (blocks: readonly Block[]) => blocks.length === 0;
  for (const part of own.partsOf({ firm: own.firm, width: area.width - 14 })) {
    const data = dataColumns(part);
    const widths = data.map((blocks) => widthOf(blocks, fonts));
    const taken = widths.reduce((sum, width) => sum + width + gaps.column, 0);
    const room = area.width - taken;
    if (room < 12) continue;
    const person = personBlocks(source, scale, room, own);
    if (person && !isEmpty(person)) {
      const wraps = person.filter(({ lines }) => lines.length > 1).length;
      const made = inColumns(source, area, style, { person, data, widths, from: 0 });
      const crowded = Math.max(0, widthOf(person, fonts) + taken - area.width + 6) / 6;
      if (made) found.push({ ...made, cost: part.cost + 1.2 * wraps + Math.max(0, crowded) });
    }
    const name = personBlocks(source, scale, area.width, { ...own, firm: 'none', part: 'name' });
    const rest = personBlocks(source, scale, room, { ...own, part: 'rest' });
    if (name && rest && !isEmpty(name) && !(isEmpty(rest) && data.length < 2)) {
      const over = heightOf(name) + gaps.name;
      const made = inColumns(source, area, style, { person: rest, data, widths, from: over, name });
      const wraps = rest.filter(({ lines }) => lines.length > 1).length;
      if (made) found.push({ ...made, cost: part.cost + 1.1 + 1.5 * (linesOf(name) - 1) + 1.6 * wraps });
    }
  }
  return found;
}

function dataColumns({ columns, step, groupStep }: DataPart): Block[][] {
  return columns.map((groups) =>
    groups.flatMap(({ blocks }, index) => withStep(blocks, step, index > 0 ? groupStep : step)),
  );
}

function inColumns(
  { planned, fonts }: LineSource,
  area: Box,
  { from: edge, isRightAligned, secondFrom = 0.54 }: TextStyle,
  {
    person,
    data,
    widths,
    from,
    name,
  }: {
    person: readonly Block[];
    data: readonly (readonly Block[])[];
    widths: readonly number[];
    from: number;
    name?: readonly Block[];
  },
): Composed | null {
  const all = [person, ...data].filter((blocks) => blocks.length > 0);
  const tallest = Math.max(0, ...all.map(heightOf));
  const cap = capOf(name ?? person, planned);
  if (cap + from + tallest > area.height + 0.01) return null;
  const right = area.x + area.width;
  const own = widthOf(person, fonts);
  const total = widths.reduce((sum, width) => sum + width, own);
  const isSingle = data.length === 1;
  const gap = Math.min(9, (area.width - total) / Math.max(1, data.length));
  let x = area.x + own;
  const top = edge === 'top' ? area.y + cap + from : area.y + area.height - tallest;
  const columns: Column[] = [];
  const firstOf = (blocks: readonly Block[]) =>
    edge === 'top' ? top : area.y + area.height - heightOf(blocks);
  if (name) columns.push({ blocks: name, x: area.x, align: 'left', first: top - from });
  if (person.length > 0) columns.push({ blocks: person, x: area.x, align: 'left', first: firstOf(person) });
  data.forEach((blocks, index) => {
    const width = widths[index] ?? 0;
    if (isSingle && isRightAligned) {
      columns.push({ blocks, x: right, align: 'right', first: firstOf(blocks) });
      return;
    }
    const wanted = isSingle ? Math.max(x + gaps.column, area.x + secondFrom * area.width) : x + gap;
    const at = isSingle ? Math.min(wanted, right - width) : wanted;
    x = at + width;
    columns.push({ blocks, x: at, align: 'left', first: firstOf(blocks) });
  });
  return { columns, height: cap + from + tallest, cost: 0 };
}

/** The person, and the data below it in one column or two. */
function stacked(
  source: LineSource,
  area: Box,
  scale: SeatScale,
  { from, isOneColumn }: TextStyle,
  own: PersonPart & { partsOf: PartsOf },
): Composed[] {
  const { fonts, planned } = source;
  const person = personBlocks(source, scale, area.width, own);
  if (!person) return [];
  return own.partsOf({ firm: own.firm, width: area.width }).flatMap((part): Composed[] => {
    const data = dataColumns(part);
    const tallest = Math.max(0, ...data.map(heightOf));
    const cap = capOf(person.length > 0 ? person : (data[0] ?? []), planned);
    const between = person.length === 0 || data.length === 0 ? 0 : scale.isTight ? gaps.tightData : gaps.data;
    const least = cap + heightOf(person) + between + tallest;
    const spare = area.height - least;
    if (spare < -0.01) return [];
    const more = between > 0 ? Math.min(gaps.mostData - gaps.data, 0.25 * spare) : 0;
    const height = least + more;
    const first = from === 'top' ? area.y + cap : area.y + area.height - height + cap;
    const dataFirst = first + heightOf(person) + between + more;
    const widths = data.map((blocks) => widthOf(blocks, fonts));
    if (!areApart(widths, area.width)) return [];
    const secondAt = Math.max(area.x + (widths[0] ?? 0) + gaps.column, area.x + 0.5 * area.width);
    const x = [area.x, Math.min(secondAt, area.x + area.width - (widths[1] ?? 0))];
    return [
      {
        columns: [
          ...(person.length > 0 ? [{ blocks: person, x: area.x, align: 'left' as const, first }] : []),
          ...data.map((blocks, index) => ({
            blocks,
            x: x[index] ?? area.x,
            align: 'left' as const,
            first: dataFirst,
          })),
        ],
        height,
        cost:
          part.cost + (isOneColumn ? 0 : 2.4) + 1.2 * person.filter(({ lines }) => lines.length > 1).length,
      },
    ];
  });
}

/** The person alone, or with a height the data alone: the columns that are lowest and fit it. */
export function composeGroup(
  page: HeroPage,
  planned: PlannedLook,
  width: number,
  { namePt, ...step }: HeroStep & { namePt?: number },
  height?: number,
): { blocks: Block[]; data: Block[][]; widths: number[]; height: number } | null {
  const source: LineSource = { planned, fonts: page.fonts, placeholders: page.placeholders };
  const scale: SeatScale = { ...step, companyWeight: companyWeightOf(page.planned) };
  if (height === undefined) {
    const sized = { ...scale, headings: namePt ? scale.headings : 1 };
    for (const fit of namesOf(page, planned, sized)) {
      const blocks = personBlocks(source, sized, width, { ...fit, firm: 'none' });
      if (blocks) return { blocks, data: [], widths: [], height: 0 };
    }
    return null;
  }
  const found = partsFor(
    source,
    scale,
  )({ firm: 'none', width })
    .map((part) => ({ data: dataColumns(part), cost: part.cost }))
    .map((made) => ({
      ...made,
      cost: made.cost + costOfEmail({ columns: made.data.map((blocks) => ({ blocks })) }),
      height: Math.max(0, ...made.data.map((blocks) => blockHeight(blocks, planned))),
    }))
    .filter(({ data }) =>
      areApart(
        data.map((blocks) => widthOf(blocks, page.fonts)),
        width,
      ),
    )
    .filter((made) => made.height <= height + 0.01)
    .sort((one, other) => one.cost - other.cost)[0];
  if (!found) return null;
  const widths = found.data.map((blocks) => widthOf(blocks, page.fonts));
  return { blocks: [], data: found.data, widths, height: found.height };
}

/** Whether columns that begin at one edge each fit beside one another. */
function areApart(widths: readonly number[], width: number): boolean {
  return widths.reduce((sum, own) => sum + own, gaps.column * (widths.length - 1)) <= width;
}

/** Some lines as they are designed, within a width: the company large, or company and subtitle. */
export function headingBlocks(
  page: HeroPage,
  planned: PlannedLook,
  width: number,
  items: readonly ItemPlan[],
): Block[] | null {
  const source: LineSource = { planned, fonts: page.fonts, placeholders: page.placeholders };
  const blocks = linesWithin(textsOf(items, source), width, source, { oneSize: false, hasColumn: false });
  return isBroken(blocks) ? null : blocks;
}

/** The company, and the line below it. */
export function firmItems(
  { frame: { type } }: PlannedLook,
  {
    sizePt,
    minPt,
    lines,
    subtitlePt,
  }: { sizePt: number; minPt: number; lines: number; subtitlePt: number | null },
): ItemPlan[] {
  const [company, subtitle] = companyItems(type);
  const least = 0.26 * ptToMm(sizePt) + 0.8 * ptToMm(subtitlePt ?? 0);
  return [
    ...(company ? [{ ...company, sizePt, minPt: Math.min(minPt, sizePt), lines }] : []),
    ...(subtitle && subtitlePt !== null
      ? [
          {
            ...subtitle,
            sizePt: subtitlePt,
            minPt: Math.min(subtitlePt, Math.max(type.subtitle.minPt, subtitlePt * 0.93)),
            lines: 2,
            step: Math.max(3.5, least),
          },
        ]
      : []),
  ];
}

/** Lines at a place. `along` is the share of their height that is above y. */
export function placeBlocks(
  page: HeroPage,
  planned: PlannedLook,
  blocks: readonly Block[],
  {
    x,
    y,
    along,
    align = 'left',
  }: { x: number; y: number; along: number; align?: 'left' | 'center' | 'right' },
): GlyphRun[] {
  const cap = capOf(blocks, planned);
  return runsOf(blocks, { x, align }, y + cap - along * (heightOf(blocks) + cap), page.fonts);
}

/** From the top of capitals to the last baseline. */
export function blockHeight(blocks: readonly Block[], planned: PlannedLook): number {
  return blocks.length === 0 ? 0 : heightOf(blocks) + capOf(blocks, planned);
}

function heightOf(blocks: readonly Block[]): number {
  return baselinesOf(blocks, 0).at(-1) ?? 0;
}

function linesOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** The height of capitals in the first line. */
function capOf(blocks: readonly Block[], { texts }: PlannedLook): number {
  const piece = blocks[0]?.lines[0]?.[0];
  if (!piece) return 0;
  const font = piece.field && piece.field in texts ? texts[piece.field as TextField].font : null;
  return (font ? capHeightEm(font) : 0.7) * ptToMm(piece.sizePt);
}

function withStep(blocks: readonly Block[], step: number, first: number): Block[] {
  return blocks.map((block, index) => ({ ...block, step: index === 0 ? first : step, leading: step }));
}
