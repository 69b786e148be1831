import { fieldsOf, type TextField } from '#domain/card/text-fields.ts';
import { hasOrder } from '../../adjust/order-items.ts';
import { layoutRows } from '../../blocks/layout-rows.ts';
import { type Block, grownStep, type TextItem } from '../../blocks/text-block.ts';
import { separator } from '../../layouts/text-lines.ts';
import type { RunField } from '../../scene.ts';
import { logoSeats } from '../data/logo-seats.ts';
import {
  countLines,
  grownHeight,
  isBroken,
  type Join,
  joinLines,
  type LineSource,
  linesWithin,
  textsOf,
  widthsOf,
} from './data-lines.ts';
import { addressFields, dataLines, joinsOf, type SeatScale, stepOfData } from './seat-items.ts';

/** Data: columns beside one another whose last lines are on one line, or groups below one another. */
export type DataPart = {
  columns: readonly (readonly DataGroup[])[];
  /** The distance between lines, and between groups, in mm. */
  step: number;
  groupStep: number;
  /** From the first baseline to the last. */
  height: number;
  /** How far it is from what is wanted. */
  cost: number;
};

type DataGroup = { blocks: readonly Block[] };

/** Between two columns, and the least between groups, in mm. */
const gutter = 4;
const betweenGroups = { least: 4.2, share: 1.4 } as const;

/** The contact. */
const contactFields = fieldsOf('contact');

/** The longest group, in lines. */
const mostLines = 5;

/** Whether the data has the company and the line below it. */
export type DataContent = { company: boolean; subtitle: boolean };

type Lines = { contact: Block[]; address: Block[]; joins: number };

/** Data in columns, in groups or alone, best first. */
export function dataParts(
  source: LineSource,
  content: DataContent,
  { width, isOneColumn }: { width: number; isOneColumn: boolean },
  scale: SeatScale,
): DataPart[] {
  const { planned, fonts } = source;
  const { type } = planned.frame;
  const sizePt = dataLines(type, ['phone'], scale)[0]?.sizePt ?? 7;
  const step = stepOfData(type.contact.step, sizePt, scale);
  const groupStep = Math.max(betweenGroups.least, betweenGroups.share * step);
  const { hasStacks = false } = logoSeats[planned.look.id];
  const isBeside = (contact: readonly Block[], address: readonly Block[]) =>
    fitsBeside(widthsOf(contact, fonts), widthsOf(address, fonts), width);
  const found: DataPart[] = [];
  for (const lines of lineSets(source, content, width, scale)) {
    const { contact, address, joins } = lines;
    if (isBroken(contact) || isBroken(address)) continue;
    const [one, other] = [countLines(contact), countLines(address)];
    const isLong = Math.max(one, other) > mostLines;
    if (Math.max(one, other) > mostLines + 1) continue;
    const both = one > 0 && other > 0;
    if (!both) {
      const blocks = one > 0 ? contact : address;
      const rows = one + other;
      found.push({
        columns: [[{ blocks }]],
        step,
        groupStep,
        height: Math.max(0, rows - 1) * step,
        cost: joins,
      });
      continue;
    }
    const orders = hasOrder(planned.adjustments) ? [address] : ordersOf(address);
    const order = isOneColumn ? undefined : orders.find((lines) => isBeside(contact, lines));
    if (order) {
      const rows = Math.max(one, other);
      found.push({
        columns: [[{ blocks: contact }], [{ blocks: order }]],
        step,
        groupStep,
        height: (rows - 1) * step,
        cost: (hasStacks ? 0 : 0.8) + joins * 0.5 + costOfRows(one, other) + (isLong ? 4 : 0),
      });
    }
    found.push({
      columns: [[{ blocks: contact }, { blocks: address }]],
      step,
      groupStep,
      height: (one + other - 2) * step + groupStep,
      cost: (hasStacks ? 2 : 0.8) + joins * 0.5 + (isLong ? 4 : 0),
    });
  }
  return found.map(withGrownLines).sort((a, b) => a.cost - b.cost);
}

/** Whether two columns whose last lines are on one baseline are apart on every line. */
function fitsBeside(left: readonly number[], right: readonly number[], width: number): boolean {
  return left.every((own, index) => {
    const other = right[index - left.length + right.length];
    return other === undefined || own + gutter + other <= width;
  });
}

/** Two columns are wanted low, and about as high as each other. */
function costOfRows(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return 0.4 * apart + (apart > 1 ? 0.8 : 0) + 0.8 * Math.max(0, Math.max(one, other) - 4);
}

/** The address as it is, and with the number of the company last: a long street is then beside another line. */
function ordersOf(address: readonly Block[]): (readonly Block[])[] {
  const rankOf = ({ lines }: Block) =>
    lines[0]?.length === 1 ? lastLines.indexOf(lines[0][0]?.field ?? null) : -1;
  return [address, [...address].sort((one, other) => rankOf(one) - rankOf(other))];
}

const lastLines: readonly (RunField | null)[] = ['free1', 'free2', 'url'];

/** The lines of contact and address, joined in different ways. */
function* lineSets(
  source: LineSource,
  content: DataContent,
  width: number,
  scale: SeatScale,
): Generator<Lines> {
  const { planned, fonts } = source;
  const { type } = planned.frame;
  const joins = joinsOf(planned);
  const address = addressFields(planned, content);
  const contactText = textsOf(dataLines(type, contactFields, scale), source);
  const addressText = textsOf(dataLines(type, address, scale), source);
  const all = linesWithin([...contactText, ...addressText], width, source);
  const isContact = ({ lines }: Block) => contactFields.some((field) => field === lines[0]?.[0]?.field);
  const contact = all.filter(isContact);
  const rest = all.filter((block) => !isContact(block));
  const contactJoins: Join[][] = [[], [joins.phones]];
  const addressJoins: Join[][] = [
    [],
    [joins.number, joins.subtitle, joins.extra],
    [joins.address],
    [joins.address, joins.number, joins.subtitle, joins.extra],
  ];
  const known = new Set<string>();
  for (const [left, one] of contactJoins.entries()) {
    for (const [right, other] of addressJoins.entries()) {
      const lines = {
        contact: joinLines(contact, one, width, fonts),
        address: joinLines(rest, other, width, fonts),
        joins: left + right,
      };
      const key = `${lines.contact.length} ${lines.address.length}`;
      if (known.has(key)) continue;
      known.add(key);
      yield lines;
      // An address of a page may be in the other column.
      const page = lines.contact.at(-1);
      const isPage = page?.lines[0]?.length === 1 && page.lines[0][0]?.field === 'url';
      if (page && isPage && lines.contact.length > 3) {
        yield {
          contact: lines.contact.slice(0, -1),
          address: [...lines.address, page],
          joins: left + right + 0.4,
        };
      }
    }
  }
}

/** The data in rows in the middle of a measure, the contact apart from the address; null where they do not fit. */
export function dataRows(
  source: LineSource,
  content: DataContent,
  width: number,
  scale: SeatScale,
): DataPart | null {
  const { planned } = source;
  const { type } = planned.frame;
  const sizePt = dataLines(type, ['phone'], scale)[0]?.sizePt ?? 7;
  const step = stepOfData(type.contact.step, sizePt, scale);
  const groupStep = Math.max(betweenGroups.least, betweenGroups.share * step);
  const rowsOf = (fields: readonly TextField[]): Block[] | null => {
    const texts = textsOf(dataLines(type, fields, scale), source);
    return texts.length === 0 ? [] : rowsWithin(texts, source, { width, step });
  };
  const contact = rowsOf(contactFields);
  const address = rowsOf(addressFields(planned, content));
  if (!contact || !address) return null;
  const isOneGroup = contact.length + address.length <= mostLines;
  if (Math.max(contact.length, address.length) > mostLines) return null;
  const groups = (isOneGroup ? [[...contact, ...address]] : [contact, address]).filter(
    (blocks) => blocks.length > 0,
  );
  const rows = contact.length + address.length;
  const height = Math.max(0, rows - groups.length) * step + (groups.length - 1) * groupStep;
  return withGrownLines({
    columns: groups.length > 0 ? [groups.map((blocks) => ({ blocks }))] : [],
    step,
    groupStep,
    height: groups.length > 0 ? height : 0,
    cost: isOneGroup ? 0 : 0.5,
  });
}

/** Data with the height of lines that are larger than planned, the first of them included. */
function withGrownLines(part: DataPart): DataPart {
  const heights = part.columns.map((groups) =>
    groups.reduce((sum, { blocks }) => sum + grownHeight(blocks) + grownStep(blocks[0]?.grown ?? 0, 0), 0),
  );
  return heights.some((height) => height !== 0)
    ? { ...part, height: part.height + Math.max(...heights) }
    : part;
}

function rowsWithin(
  texts: readonly TextItem[],
  { planned, fonts }: LineSource,
  { width, step }: { width: number; step: number },
): Block[] | null {
  const rows = { step, separator, separatorColour: 'position', avoidsWaist: true } as const;
  const stack = {
    name: 'contact',
    x: 0,
    align: 'center',
    y: 0,
    grows: 'up',
    width,
    items: [],
    rows,
  } as const;
  const density = { cost: 0, stepScale: 1, sizeScale: 1, keepsLegibleSizes: false };
  return layoutRows(stack, texts, { fonts, density, separatorColour: planned.texts.position.colour });
}
