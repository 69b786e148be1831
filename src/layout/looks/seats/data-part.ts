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
  roomsOf,
  textsOf,
} from './data-lines.ts';
import { addressFields, dataLines, dataPtOf, joinsOf, type SeatScale, stepOfData } from './seat-items.ts';

/** Data: columns beside one another whose last lines are on one line, or groups below one another. */
export type DataPart = {
  columns: readonly (readonly DataGroup[])[];
  /** The distance between lines, and between groups, in mm. */
  step: number;
  groupStep: number;
  /** From the first baseline to the last. */
  height: number;
  /** How many distances between groups add to the height. */
  groupGaps: number;
  scale: SeatScale;
  /** How far it is from what is wanted. */
  cost: number;
};

type DataGroup = { blocks: readonly Block[] };

/** Between two columns on a line, between neighbouring lines, and the least between groups, in mm. */
const gutter = 4;
const gutterBesideLines = 3;
const betweenGroups = { least: 4.2, share: 1.4 } as const;

/** The contact. */
const contactFields = fieldsOf('contact');

/** The longest group, in lines. */
const mostLines = 5;

/** Whether the data has the company, the line below it and its number. */
export type DataContent = { company: boolean; subtitle: boolean; number: boolean };

type Lines = { contact: Block[]; address: Block[]; joins: number };

/** The sizes of data to try on a full side beside that of the look, in pt, and what a smaller one costs by pt. */
const smallerSizes = [7, 6.8] as const;
const costOfSmaller = 0.6;

type Room = { width: number; isOneColumn: boolean };

/** Data in columns, in groups or alone, best first. */
export function dataParts(
  source: LineSource,
  content: DataContent,
  room: Room,
  scale: SeatScale,
): DataPart[] {
  const { type } = source.planned.frame;
  const designed = dataPtOf(type, scale.dataPt);
  const sizes = [designed, ...smallerSizes.map((pt) => Math.min(designed, dataPtOf(type, pt)))];
  return [...new Set(sizes)]
    .flatMap((dataPt) => {
      const own = { ...scale, dataPt };
      const cost = costOfSmaller * (designed - dataPt);
      return partsOfSize(source, content, room, own).map((part) => ({ ...part, cost: part.cost + cost }));
    })
    .sort((one, other) => one.cost - other.cost);
}

function partsOfSize(
  source: LineSource,
  content: DataContent,
  { width, isOneColumn }: Room,
  scale: SeatScale,
): DataPart[] {
  const { planned } = source;
  const { type } = planned.frame;
  const step = stepOfData(type.contact.step, dataPtOf(type, scale.dataPt), scale);
  const groupStep = Math.max(betweenGroups.least, betweenGroups.share * step);
  const { hasStacks = false } = logoSeats[planned.look.id];
  const sized = { step, groupStep, scale };
  const found: DataPart[] = [];
  for (const lines of lineSets(source, content, width, scale)) {
    const { contact, address, joins } = lines;
    if (isBroken(contact) || isBroken(address)) continue;
    const [one, other] = [countLines(contact), countLines(address)];
    const long = 4 * Math.max(0, Math.max(one, other) - mostLines);
    if (long > 4) continue;
    if (one === 0 || other === 0) {
      const blocks = one > 0 ? contact : address;
      const height = Math.max(0, one + other - 1) * step;
      found.push({ ...sized, columns: [[{ blocks }]], height, groupGaps: 0, cost: joins });
      continue;
    }
    const widths = roomsOf(contact, source);
    const orders = hasOrder(planned.adjustments) ? [address] : ordersOf(address);
    for (const order of isOneColumn ? [] : orders) {
      const others = roomsOf(order, source);
      if (!fitsBeside(widths, others, width)) continue;
      const tight = Math.max(0, gutterBesideLines - gutterOf(widths, others, width));
      found.push({
        ...sized,
        columns: [[{ blocks: contact }], [{ blocks: order }]],
        height: (Math.max(one, other) - 1) * step,
        groupGaps: 0,
        cost:
          (hasStacks ? 0 : 0.8) +
          joins * 0.5 +
          costOfRows(one, other) +
          long +
          costOfTight * Math.min(mostTight, tight) +
          (order === address ? 0 : 0.1),
      });
    }
    found.push({
      ...sized,
      columns: [[{ blocks: contact }, { blocks: address }]],
      height: (one + other - 2) * step + groupStep,
      groupGaps: 1,
      cost: (hasStacks ? 2 : 0.8) + joins * 0.5 + long,
    });
  }
  return found.map(withGrownLines);
}

/** What it costs by mm that a line ends close to where a line beside or below it begins, and up to how many mm. */
const costOfTight = 0.16;
const mostTight = 8;

/** Whether two columns whose last lines are on one baseline are apart on every line. */
function fitsBeside(left: readonly number[], right: readonly number[], width: number): boolean {
  return left.every((own, index) => {
    const other = right[index - left.length + right.length];
    return other === undefined || own + gutter + other <= width;
  });
}

/** The least room between lines of two columns that are on one line or on neighbouring ones. */
function gutterOf(left: readonly number[], right: readonly number[], width: number): number {
  const down = right.length - left.length;
  return Math.min(
    ...left.flatMap((own, index) => [-1, 0, 1].map((by) => width - own - (right[index + down + by] ?? 0))),
  );
}

/** Two columns are wanted low, and about as high as each other. */
function costOfRows(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return 1.3 * apart + 0.8 * Math.max(0, Math.max(one, other) - 4);
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
  const contactJoins: [joined: Join[], cost: number][] = [
    [[], 0],
    [[joins.phones], 1],
  ];
  const withCompany = [joins.number, joins.subtitle, joins.extra];
  const addressJoins: [joined: Join[], cost: number][] = [
    [[], 0],
    [[joins.town], 0.8],
    [withCompany, 1.6],
    [[joins.address], 2],
    [[joins.address, ...withCompany], 3.6],
  ];
  const known = new Set<string>();
  for (const [one, left] of contactJoins) {
    for (const [other, right] of addressJoins) {
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
  const step = stepOfData(type.contact.step, dataPtOf(type, scale.dataPt), scale);
  const groupStep = Math.max(betweenGroups.least, betweenGroups.share * step);
  const rowsOf = (fields: readonly TextField[]): Block[] | null => {
    const texts = textsOf(dataLines(type, fields, scale), source);
    return texts.length === 0 ? [] : rowsWithin(texts, source, { width, step });
  };
  const contact = rowsOf(contactFields);
  const address = rowsOf(addressFields(planned, content));
  if (!contact || !address) return null;
  const [one, other] = [countLines(contact), countLines(address)];
  const isOneGroup = one + other <= mostLines;
  if (Math.max(one, other) > mostLines) return null;
  const groups = (isOneGroup ? [[...contact, ...address]] : [contact, address]).filter(
    (blocks) => blocks.length > 0,
  );
  const height = Math.max(0, one + other - groups.length) * step + (groups.length - 1) * groupStep;
  return withGrownLines({
    columns: groups.length > 0 ? [groups.map((blocks) => ({ blocks }))] : [],
    step,
    groupStep,
    scale,
    groupGaps: Math.max(0, groups.length - 1),
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
