import type { Box, Size } from '#layout/guides.ts';
import type { SceneItem } from '#layout/scene.ts';
import type { Fonts } from '#layout/text/fonts.ts';
import { mmToPt } from '#layout/units.ts';
import { pageBoxes } from '../page-boxes.ts';
import type { DocumentMetadata } from '../pdf/metadata.ts';
import { pageContent } from '../pdf/page-content.ts';
import { type PrintAssets, type PrintDocument, writeDocument } from '../pdf/print-document.ts';
import { number, type Reference, utf8 } from '../pdf/values.ts';
import type { PrintProfile } from '../profile/print-profile.ts';
import type { PrintPage } from '../render-pdf.ts';
import { orderFaces } from './order-faces.ts';
import { papers } from './papers.ts';
import { paperBoxes, type WrittenSide, writeSide } from './render-sheets.ts';
import { paperScene, textWriter, type WriteText } from './write-text.ts';

/** A person on an order sheet. */
export type OrderedCard = {
  front: PrintPage;
  name: string;
  position: string;
  branch: string;
  quantity: number;
};

/** What an order sheet says beside its people, in the language of the reader. */
export type OrderTexts = {
  title: string;
  /** Company, stock, contact and the like, in this order. Those without a value are left out. */
  facts: readonly { label: string; value: string }[];
  columns: { person: string; branch: string; quantity: string };
  /** With {0} for the number of people and {1} for that of cards. */
  total: string;
  /** With {0} for the page and {1} for the number of pages. */
  page: string;
};

const [, bold] = orderFaces;

const paper = papers.A4;
const left = 15;
const right = paper.width - left;
const columns = { number: left, picture: 24, person: 56, branch: 128 } as const;
const rowHeight = 16;
const picture = { width: 26, height: 13 } as const;
const firstRowOfNextPages = 30;
const lastY = 278;
const grey = '#595959';

/** The people of an order with a picture of each card and how many are ordered, on A4 pages. */
export function renderOrderSheet(
  cards: Iterable<OrderedCard>,
  texts: OrderTexts,
  fonts: Fonts,
  assets: PrintAssets,
  profile: PrintProfile,
  metadata: DocumentMetadata,
): Uint8Array<ArrayBuffer> {
  return writeDocument(assets, profile, metadata, (document) => {
    const rows = Array.from(cards, ({ front, ...row }, index): OrderRow => {
      const { width, height } = front.scene.cut;
      return {
        ...row,
        number: index + 1,
        cut: { width, height },
        side: writeSide(document, front, `Card${index + 1}`),
      };
    });
    const facts = texts.facts.filter(({ value }) => value.trim() !== '');
    const pages = pagesOf(rows, 38 + facts.length * 6);
    return pages.map((page, index) =>
      addOrderPage(document, page, index, pages.length, { rows, facts, texts, fonts }),
    );
  });
}

type OrderRow = Omit<OrderedCard, 'front'> & { number: number; cut: Size; side: WrittenSide };
type OrderPage = { top: number; rows: OrderRow[] };
type Order = { rows: readonly OrderRow[]; facts: OrderTexts['facts']; texts: OrderTexts; fonts: Fonts };

/** The rows of each page. The heading of the table is above the first. */
function pagesOf(rows: readonly OrderRow[], firstTop: number): OrderPage[] {
  const pages: OrderPage[] = [];
  let page: OrderPage = { top: firstTop, rows: [] };
  for (const row of rows) {
    if (page.top + (page.rows.length + 1) * rowHeight > lastY) {
      pages.push(page);
      page = { top: firstRowOfNextPages, rows: [] };
    }
    page.rows.push(row);
  }
  return [...pages, page];
}

function addOrderPage(
  document: PrintDocument,
  { top, rows }: OrderPage,
  index: number,
  count: number,
  { rows: all, facts, texts, fonts }: Order,
): Reference {
  const write = textWriter(fonts);
  const items: SceneItem[] = [];
  if (index === 0) {
    items.push(...write(texts.title, { x: left, y: 22, sizePt: 18, face: bold, to: right }));
    for (const [line, { label, value }] of facts.entries()) {
      const y = 32 + line * 6;
      items.push(...write(label, { x: left, y, to: columns.person - 2, colour: grey }));
      items.push(...write(value, { x: columns.person, y, to: right }));
    }
  }
  const head = top - 3;
  const { person, branch, quantity } = texts.columns;
  items.push(
    ...write(person, { x: columns.person, y: head, to: columns.branch - 2, sizePt: 8, colour: grey }),
  );
  items.push(...write(branch, { x: columns.branch, y: head, to: right - 22, sizePt: 8, colour: grey }));
  items.push(...write(quantity, { end: right, y: head, to: 20, sizePt: 8, colour: grey }));
  items.push(line(top));
  const drawn = rows.map((row, place) => {
    const y = top + place * rowHeight;
    items.push(...rowItems(row, y, write), line(y + rowHeight));
    return pictureOperators(row, y);
  });
  const isLast = index === count - 1;
  if (isLast) {
    const cards = all.reduce((sum, row) => sum + row.quantity, 0);
    const y = top + rows.length * rowHeight + 7;
    items.push(
      ...write(filled(texts.total, all.length, cards), { end: right, y, to: right - left, face: bold }),
    );
  }
  items.push(
    ...write(filled(texts.page, index + 1, count), { end: right, y: 289, to: 60, sizePt: 8, colour: grey }),
  );
  const scene = paperScene(paper, items);
  const content = pageContent(scene, pageBoxes(scene.guides, false), [], {}, document.tools);
  const forms = Object.fromEntries(rows.map(({ side }) => [side.name, side.form]));
  return document.addPage(
    paperBoxes(paper),
    { ...document.resources.forPage({}), XObject: forms },
    utf8([content, ...drawn].join('\n')),
  );
}

function rowItems(row: OrderRow, y: number, write: WriteText): SceneItem[] {
  const hasPosition = row.position.trim() !== '';
  const first = y + (hasPosition ? 7 : 9.3);
  return [
    ...frameOf(pictureBox(row, y)),
    ...write(String(row.number), {
      x: columns.number,
      y: y + 9.3,
      to: columns.picture - 1,
      sizePt: 8,
      colour: grey,
    }),
    ...write(row.name, { x: columns.person, y: first, to: columns.branch - 2, face: bold }),
    ...write(row.position, {
      x: columns.person,
      y: y + 11.5,
      to: columns.branch - 2,
      sizePt: 8,
      colour: grey,
    }),
    ...write(row.branch, { x: columns.branch, y: y + 9.3, to: right - 22 }),
    ...write(String(row.quantity), { end: right, y: y + 9.3, to: 20 }),
  ];
}

/** The place of the cut card, small, in the middle of its row. */
function pictureBox({ cut }: OrderRow, y: number): Box & { scale: number } {
  const scale = Math.min(picture.width / cut.width, picture.height / cut.height);
  const [width, height] = [cut.width * scale, cut.height * scale];
  return {
    x: columns.picture + (picture.width - width) / 2,
    y: y + (rowHeight - height) / 2,
    width,
    height,
    scale,
  };
}

function pictureOperators(row: OrderRow, y: number): string {
  const { scale, ...box } = pictureBox(row, y);
  const { side } = row;
  const bottom = paper.height - box.y - box.height;
  const clip = [box.x, bottom, box.width, box.height].map((mm) => number(mmToPt(mm))).join(' ');
  const bleed = side.bleedMm * scale;
  const place = [mmToPt(box.x - bleed), mmToPt(bottom - bleed)].map(number).join(' ');
  const size = scale.toFixed(6);
  return `q ${clip} re W n ${size} 0 0 ${size} ${place} cm /${side.name} Do Q`;
}

/** Lines around a picture: they show where a card with the colour of the paper ends. */
function frameOf(box: Box): SceneItem[] {
  const [x, y, width, height] = [box.x - 0.2, box.y - 0.2, box.width + 0.4, box.height + 0.4];
  const rule = (direction: 'horizontal' | 'vertical', x: number, y: number, length: number) =>
    ({
      kind: 'rule',
      id: `${direction} ${x} ${y}`,
      direction,
      x,
      y,
      length,
      weightPt: 0.5,
      colour: grey,
    }) as const;
  return [
    rule('horizontal', x, y, width),
    rule('horizontal', x, y + height, width),
    rule('vertical', x, y, height),
    rule('vertical', x + width, y, height),
  ];
}

function filled(text: string, ...numbers: number[]): string {
  return text.replace(/\{(\d)\}/g, (_, place: string) => String(numbers[Number(place)] ?? ''));
}

function line(y: number): SceneItem {
  return {
    kind: 'rule',
    id: `line ${y}`,
    direction: 'horizontal',
    x: left,
    y,
    length: right - left,
    weightPt: 0.25,
    colour: grey,
  };
}
