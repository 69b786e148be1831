import { beforeAll, describe, expect, test } from 'vitest';
import { cardOf, type FlatCard } from '#domain/card/flat-card.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { inFolder, missingPrintTools, plates, runTool } from '../../../tools/print/testing/external-tools.ts';
import { marginsOf, printProfile } from '../profile/print-profile.ts';
import type { PrintAssets } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { operationsOf } from '../testing/read-content.ts';
import { readPlateRows } from '../testing/read-tiff.ts';
import { renderCalibration } from './calibration.ts';
import { papers, sheetByName } from './papers.ts';
import { renderSheets, type SheetCard, type SheetSettings } from './render-sheets.ts';
import { paperGrid, preCutGrid } from './sheet-grid.ts';

const missing = missingPrintTools();
const skips = missing !== null && !process.env.CI;

const fonts = fontsFromDisk();
const metadata = {
  title: 'Vizitka',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};
const profile = printProfile({ standard: 'X-1a', bleedMm: 2 });
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts, profile);
});

function sheetCard(design: FlatCard): SheetCard {
  const [front, back] = layoutSides(cardOf(design), fonts, undefined, marginsOf(profile));
  if (!front) throw new Error('The card has no front');
  return { front: { scene: front }, back: back ? { scene: back } : null };
}

const person = (number: number) => ({ companyName: 'Lumen', fullName: `Elena Marek ${number}` });
const people = (count: number) => Array.from({ length: count }, (_, number) => sheetCard(person(number)));

function settings(changed: Partial<SheetSettings> = {}): SheetSettings {
  const grid = paperGrid('A4', { width: 90, height: 50 }, 4, 2);
  if (!grid) throw new Error('The grid is empty');
  return { grid, order: 'rows', turn: 'long', marks: true, backOffset: { x: 0, y: 0 }, ...changed };
}

const mmPerPt = 25.4 / 72;

/** The cut edges of every card on a page, in mm from the top left corner, read from the file. */
function placesIn(file: Uint8Array, page: number, paperHeight: number, bleedMm: number) {
  const pdf = openPdf(file);
  const content = pdf.pages[page];
  if (!content) throw new Error('There is no such page');
  return operationsOf(pdf.content(content))
    .filter(({ operator }) => operator === 'cm')
    .map(({ operands }) => {
      const [, , , scale = 1, x = 0, y = 0] = operands.map(Number);
      return { x: x * mmPerPt + bleedMm, bottom: y * mmPerPt + bleedMm, scale, paperHeight };
    });
}

describe('the places of cards, read back from the file', () => {
  test.each(['C32011', 'KPCV1', 'LP800', '5371', '8373'])('on %s are within 0.01 mm', (name) => {
    const sheet = sheetByName(name);
    if (!sheet || typeof sheet === 'string') throw new Error('There is no such sheet');
    const { width: widthMm, height: heightMm } = sheet.card;
    const grid = preCutGrid(sheet, sheet.card);
    if (!grid) throw new Error('The grid is empty');
    const card = sheetCard({ ...person(1), format: { widthMm, heightMm } });
    const file = renderSheets([card], settings({ grid, order: 'repeat' }), assets, profile, metadata);
    const { height } = papers[sheet.paper];
    const read = placesIn(file, 0, height, 2);
    expect(read).toHaveLength(sheet.columns * sheet.rows);
    read.forEach(({ x, bottom }, place) => {
      const [column, row] = [place % sheet.columns, Math.floor(place / sheet.columns)];
      expect(Math.abs(x - sheet.first.x - column * sheet.pitch.x)).toBeLessThan(0.01);
      const top = height - bottom - heightMm;
      expect(Math.abs(top - sheet.first.y - row * sheet.pitch.y)).toBeLessThan(0.01);
    });
  });

  test('of backs are moved by the offset', () => {
    const card = sheetCard({ ...person(1), back: { kind: 'text', message: { text: 'Ahoj' } } });
    const at = (backOffset: SheetSettings['backOffset']) =>
      placesIn(renderSheets([card], settings({ backOffset }), assets, profile, metadata), 1, 297, 2)[0];
    const [plain, moved] = [at({ x: 0, y: 0 }), at({ x: 0.3, y: -0.2 })];
    expect((moved?.x ?? 0) - (plain?.x ?? 0)).toBeCloseTo(0.3, 3);
    // PDF y grows upwards.
    expect((moved?.bottom ?? 0) - (plain?.bottom ?? 0)).toBeCloseTo(0.2, 3);
  });
});

test('each card is written once, however often it is drawn', () => {
  const count = (cards: SheetCard[], order: SheetSettings['order']) => {
    const pdf = openPdf(renderSheets(cards, settings({ order }), assets, profile, metadata));
    const forms = [...pdf.objects.values()].filter(({ value }) => JSON.stringify(value).includes('"/Form"'));
    return { forms: forms.length, pages: pdf.pages.length };
  };
  expect(count(people(1), 'repeat')).toEqual({ forms: 1, pages: 1 });
  expect(count(people(3), 'repeat')).toEqual({ forms: 3, pages: 3 });
  expect(count(people(12), 'rows')).toEqual({ forms: 12, pages: 2 });
});

test('500 people on SRA3 take less than 10 s', () => {
  const grid = paperGrid('SRA3', { width: 90, height: 50 }, 4, 2);
  if (!grid) throw new Error('The grid is empty');
  // The processor's time does not depend on what else the machine does.
  const start = process.threadCpuUsage();
  const cards = Array.from({ length: 500 }, (_, number) =>
    sheetCard({ ...person(number), back: { kind: 'text', message: { text: `Kód ${number}` } } }),
  );
  const file = renderSheets(cards, settings({ grid, order: 'stack' }), assets, profile, metadata);
  const { user, system } = process.threadCpuUsage(start);
  const seconds = (user + system) / 1_000_000;
  expect(openPdf(file).pages).toHaveLength(42);
  expect(seconds).toBeLessThan(10);
});

describe.skipIf(skips)(`Ghostscript${missing ? ` (${missing})` : ''}`, () => {
  const black = { backgroundColor: '#000000', companyName: '', fullName: '' };
  const twoSided: FlatCard = {
    ...black,
    back: { kind: 'text', message: { text: '' }, background: '#000000' },
  };

  const dpi = 75;

  /** Whether a pixel of the black plate has ink, for the first two pages. */
  function inkedPages(file: Uint8Array) {
    const [front, back] = plates(file, 2, dpi).map(({ Black }) => {
      const { width, samples } = readPlateRows(Black);
      const at = (x: number, y: number) => (samples[y * width + x] ?? 255) < 128;
      return { width, height: samples.length / width, at };
    });
    if (!front || !back) throw new Error('A page is missing');
    return { front, back };
  }

  test.each(['long', 'short'] as const)(
    'finds fronts and backs on each other after turning over the %s edge',
    (turn) => {
      // Three of ten places: a back at a wrong place would be seen.
      const cards = [1, 2, 3].map(() => sheetCard(twoSided));
      const file = renderSheets(cards, settings({ turn, marks: false }), assets, profile, metadata);
      const { front, back } = inkedPages(file);
      let [different, ink] = [0, 0];
      for (let y = 0; y < front.height; y += 1) {
        for (let x = 0; x < front.width; x += 1) {
          const turned = turn === 'long' ? back.at(front.width - 1 - x, y) : back.at(x, front.height - 1 - y);
          if (front.at(x, y)) ink += 1;
          if (front.at(x, y) !== turned) different += 1;
        }
      }
      expect(ink).toBeGreaterThan(100_000);
      // The page is not a whole number of pixels: an edge may differ by one.
      expect(different / ink).toBeLessThan(0.01);
    },
  );

  test('finds backs upside down when the sheet is turned over its short edge', () => {
    const card = sheetCard({ ...person(1), back: { kind: 'text', message: { text: 'LLLL\nLL' } } });
    const file = (turn: SheetSettings['turn']) =>
      renderSheets([card], settings({ turn, order: 'repeat' }), assets, profile, metadata);
    const [long, short] = [inkedPages(file('long')).back, inkedPages(file('short')).back];
    let [different, ink] = [0, 0];
    for (let y = 2; y < long.height - 2; y += 1) {
      for (let x = 2; x < long.width - 2; x += 1) {
        const [here, there] = [long.at(x, y), short.at(long.width - 1 - x, long.height - 1 - y)];
        if (here) ink += 1;
        if (here !== there) different += 1;
      }
    }
    expect(ink).toBeGreaterThan(300);
    expect(different / ink).toBeLessThan(0.35);
  });

  test('reads sheets and the calibration page without a warning', () => {
    const sheets = renderSheets(people(12), settings(), assets, profile, metadata);
    const side = { title: 'Side', lines: [] };
    const legend = { front: side, back: side, right: 'right', down: 'down', turns: { long: '', short: '' } };
    const calibration = renderCalibration(papers.A4, 'long', legend, fonts, assets, profile, metadata);
    for (const file of [sheets, calibration]) {
      const { output } = inFolder(file, (path) => runTool('qpdf', ['--check', path]));
      expect(output).toContain('No syntax or stream encoding errors');
    }
    const { front, back } = inkedPages(calibration);
    const isInked = (page: typeof front, x: number, y: number) =>
      [-1, 0, 1].some((dx) => page.at(Math.round((x * dpi) / 25.4) + dx, Math.round((y * dpi) / 25.4)));
    // The upper left cross of the front is behind the upper right of the back.
    expect(isInked(front, 25, 32.5)).toBe(true);
    expect(isInked(back, 210 - 25, 32.5)).toBe(true);
    expect(isInked(back, 25, 32.5)).toBe(false);
  });
});
