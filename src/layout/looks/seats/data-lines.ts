import { hasLineBreak } from '#domain/card/line-breaks.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { adjustItem } from '../../adjust/adjust-plan.ts';
import { orderItems } from '../../adjust/order-items.ts';
import { isOwn, mayShareLine, withLabelColumn } from '../../blocks/label-column.ts';
import { type KnownFits, layoutStack } from '../../blocks/layout-stack.ts';
import { lineWidth, oneLineWidth } from '../../blocks/line-widths.ts';
import { type Block, grownStep, type LinePiece, type TextItem } from '../../blocks/text-block.ts';
import type { ItemPlan } from '../../layout-plan.ts';
import type { LayoutFonts } from '../../look-layout.ts';
import { fitsWithin } from '../../text/breaks/break-text.ts';
import { cardTextOf, type Placeholders } from '../../text/card-text.ts';
import type { PlannedLook } from '../plan-look.ts';

/** What lines need. */
export type LineSource = {
  planned: PlannedLook;
  fonts: LayoutFonts;
  placeholders: Placeholders;
};

/** Two fields that may share a line, and what is between them. */
export type Join = readonly [one: TextField, other: TextField, between: string];

const planned = { cost: 0, stepScale: 1, sizeScale: 1, keepsLegibleSizes: false } as const;

/** The items that are not empty, with their text. */
export function textsOf(items: readonly ItemPlan[], { planned, placeholders }: LineSource): TextItem[] {
  return orderItems(items, planned.adjustments?.blocks).flatMap((designed) => {
    // The logo has it.
    if (designed.field === 'companyName' && planned.logo.hasName) return [];
    const item = adjustItem(designed, planned.adjustments?.fields);
    const content = cardTextOf(planned, item, placeholders);
    return content ? [{ item, content: unbroken(item.field, content) }] : [];
  });
}

/** A street keeps its number, and a town its postcode: they are on one line. */
function unbroken(field: TextField, content: TextItem['content']): TextItem['content'] {
  if (field !== 'street' && field !== 'city') return content;
  const { text, breaksAt } = content;
  return {
    ...content,
    text: text.replaceAll(' ', (space, at: number) => (breaksAt?.includes(at) ? space : '\u00a0')),
  };
}

type LineOptions = { oneSize?: boolean; hasColumn?: boolean; fits?: KnownFits };

/** Texts as lines of one size within a width. */
export function linesWithin(
  texts: readonly TextItem[],
  width: number,
  { fonts }: LineSource,
  { oneSize = true, hasColumn = true, fits }: LineOptions = {},
): Block[] {
  const stack = {
    name: 'contact',
    x: 0,
    align: 'left',
    y: 0,
    grows: 'down',
    width,
    items: [],
    ...(oneSize && { oneSize }),
  } as const;
  const split = texts.flatMap((text) => splitEmail(text, width, fonts));
  const blocks = layoutStack(stack, hasColumn ? withLabelColumn(split, fonts) : split, fonts, planned, fits);
  return blocks.map((block, index) => (split[index]?.isRest ? asSecondLine(block) : block));
}

/** An email that is wider than its column is on two lines; the second starts with the sign. */
function splitEmail(text: TextItem, width: number, fonts: LayoutFonts): (TextItem & { isRest?: true })[] {
  const { item, content } = text;
  const at = content.text.indexOf('@');
  if (item.field !== 'email' || at < 1 || oneLineWidth(text, item.minPt, fonts) <= width) return [text];
  const [name, domain] = [content.text.slice(0, at), content.text.slice(at)];
  return [
    { item, content: { ...content, text: name } },
    // Other limits: the fit of the first line is known by its field.
    { item: { ...item, lines: 2 }, content: { ...content, text: domain, label: null }, isRest: true },
  ];
}

function asSecondLine(block: Block): Block {
  const lines = block.lines.map((line) =>
    line.map((piece) => ({ ...piece, id: `${piece.field}-1`, line: 1 })),
  );
  return { ...block, lines };
}

/** The lines with those joined that fit beside one another. */
export function joinLines(
  blocks: readonly Block[],
  joins: readonly Join[],
  width: number,
  fonts: LayoutFonts,
): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const pair = last && joinTwo(last, block, joins, width, fonts);
    if (pair) joined[joined.length - 1] = pair;
    else joined.push(block);
  }
  return joined;
}

function joinTwo(
  one: Block,
  other: Block,
  joins: readonly Join[],
  width: number,
  fonts: LayoutFonts,
): Block | null {
  const [left = [], right = []] = [one.lines[0], other.lines[0]];
  const [before, after] = [left.at(-1), right[0]];
  if (one.lines.length !== 1 || other.lines.length !== 1 || !before || !after) return null;
  const join = joins.find(([first, second]) => first === before.field && second === after.field);
  if (!join || !mayShareLine(before, after)) return null;
  const between: LinePiece = {
    ...after,
    id: `after-${before.field}`,
    field: null,
    text: join[2],
    label: null,
    indentEm: 0,
  };
  const indentEm = after.label === null ? 0 : (after.content.inlineEm ?? after.indentEm);
  const line = [...left, between, { ...after, indentEm }, ...right.slice(1)];
  return fitsWithin(lineWidth(line, fonts), width) ? { ...one, lines: [line] } : null;
}

/** The width of each line, in mm. */
function widthsOf(blocks: readonly Block[], fonts: LayoutFonts): number[] {
  return blocks.flatMap(({ lines }) => lines.map((line) => lineWidth(line, fonts)));
}

/**
 * The room that each line needs in a column, in mm: lines with labels start at one x. Cards without line breaks and
 * custom labels are measured by their lines alone.
 */
export function roomsOf(blocks: readonly Block[], { planned, fonts }: LineSource): number[] {
  const widths = widthsOf(blocks, fonts);
  if (!hasOwnLines(planned)) return widths;
  const isIndented = blocks.flatMap(({ lines }) => lines.map(([first]) => (first?.indentEm ?? 0) > 0));
  const widest = Math.max(0, ...widths.filter((_, at) => isIndented[at]));
  return widths.map((width, at) => (isIndented[at] ? widest : width));
}

function hasOwnLines({ texts }: PlannedLook): boolean {
  return textFields.some((field) => hasLineBreak(texts[field].typed) || isOwn(texts[field]));
}

/** The widest line, in mm. */
export function widthOf(blocks: readonly Block[], fonts: LayoutFonts): number {
  return Math.max(0, ...widthsOf(blocks, fonts));
}

/** How many lines blocks have. */
export function countLines(blocks: readonly Block[]): number {
  return blocks.reduce((count, { lines }) => count + lines.length, 0);
}

/** Lines at one distance, and farther apart where text is larger than planned. */
export function withStep(blocks: readonly Block[], step: number): Block[] {
  return blocks.map((block, index) => ({
    ...block,
    step: step + grownStep(block.grown, blocks[index - 1]?.grown ?? 0),
    leading: step + grownStep(block.grown, block.grown),
  }));
}

/** How much higher blocks at one distance are than planned. */
export function grownHeight(blocks: readonly Block[]): number {
  return withStep(blocks, 0).reduce(
    (sum, { step, leading, lines }, index) => sum + (index > 0 ? step : 0) + (lines.length - 1) * leading,
    0,
  );
}

/** Whether a text is cut, or an address broken. */
export function isBroken(blocks: readonly Block[]): boolean {
  return blocks.some(
    ({ lines, wholeWidth }) => wholeWidth > 0 || lines.flat().some(({ isTooLong }) => isTooLong),
  );
}
