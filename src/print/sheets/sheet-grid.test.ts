import { describe, expect, test } from 'vitest';
import { cutMarks } from './cut-marks.ts';
import { papers, preCutSheets, sheetByName } from './papers.ts';
import { arrangeCards, paperGrid, preCutGrid, printedArea, turnedPlace } from './sheet-grid.ts';

const card = { width: 90, height: 50 };
/** To a thousandth of a mm. */
const rounded = (mm = Number.NaN) => Math.round(mm * 1000) / 1000;

describe('a paper', () => {
  test.each([
    ['SRA3', { width: 90, height: 50 }, 24],
    ['SRA3', { width: 85, height: 55 }, 21],
    ['A4', { width: 90, height: 50 }, 10],
    ['A4', { width: 85, height: 55 }, 8],
    ['Letter', { width: 88.9, height: 50.8 }, 8],
  ] as const)('%s holds as many cards as fit with 4 mm between them', (paper, size, count) => {
    expect(paperGrid(paper, size, 4, 2)?.places).toHaveLength(count);
  });

  test('holds its cards in the middle, with room for bleed and marks at its edges', () => {
    for (const [name, paper] of Object.entries(papers)) {
      const grid = paperGrid(name as keyof typeof papers, card, 6, 3);
      const [first, last] = [grid?.places[0], grid?.places.at(-1)];
      if (!first || !last) throw new Error('The grid is empty');
      expect(first.x).toBeGreaterThanOrEqual(11);
      expect(first.y).toBeGreaterThanOrEqual(11);
      expect(paper.width - last.x - last.width).toBeCloseTo(first.x, 9);
      expect(paper.height - last.y - last.height).toBeCloseTo(first.y, 9);
    }
  });

  test('that is too small holds no card', () => {
    expect(paperGrid('A4', { width: 195, height: 50 }, 4, 2)).toBeNull();
  });
});

describe('a pre-cut sheet', () => {
  test.each([
    ['Avery C32011', 10, [15, 13.5], [110, 229.5]],
    ['occ-3342', 10, [15, 13.5], [110, 229.5]],
    ['C32015', 8, [17, 31.5], [108, 211.5]],
    ['L7414', 10, [15, 18.5], [105, 226.5]],
    ['Sigel LP800', 10, [15, 10], [110, 230]],
    ['KPCV1', 10, [15, 24], [105, 224]],
    ['8371', 10, [19.05, 12.7], [107.95, 215.9]],
    ['Avery 8373', 8, [12.7, 19.05], [114.3, 209.55]],
  ])('%s has its places where the maker cuts them', (name, count, first, last) => {
    const sheet = sheetByName(name);
    if (!sheet || typeof sheet === 'string') throw new Error('There is no such sheet');
    const places = preCutGrid(sheet, sheet.card)?.places ?? [];
    expect(places).toHaveLength(count);
    const [start, end] = [places[0], places.at(-1)];
    expect([start?.x, start?.y].map(rounded)).toEqual(first);
    expect([end?.x, end?.y].map(rounded)).toEqual(last);
  });

  test('fits on its paper', () => {
    for (const sheet of preCutSheets) {
      const { width, height } = papers[sheet.paper];
      for (const place of preCutGrid(sheet, sheet.card)?.places ?? []) {
        expect(place.x + place.width).toBeLessThanOrEqual(width);
        expect(place.y + place.height).toBeLessThanOrEqual(height);
      }
    }
  });

  test('takes cards of almost its size in the middle of its places, and refuses others', () => {
    const sheet = sheetByName('C32011');
    if (!sheet || typeof sheet === 'string') throw new Error('There is no such sheet');
    const [first] = preCutGrid(sheet, { width: 85.6, height: 53.98 })?.places ?? [];
    expect([first?.x, first?.y].map(rounded)).toEqual([14.7, 13.51]);
    expect(preCutGrid(sheet, card)).toBeNull();
  });

  test('with another name is unknown', () => {
    expect(sheetByName('C99999')).toBeNull();
    expect(sheetByName('Avery')).toBeNull();
    expect(sheetByName('sra3')).toBe('SRA3');
  });
});

describe('the cards of the sheets', () => {
  test('are repeated, or one after the other, or in order after the stacks are cut', () => {
    expect(arrangeCards(2, 3, 'repeat')).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    expect(arrangeCards(5, 3, 'rows')).toEqual([
      [0, 1, 2],
      [3, 4, null],
    ]);
    expect(arrangeCards(5, 3, 'stack')).toEqual([
      [0, 2, 4],
      [1, 3, null],
    ]);
  });

  test.each([1, 7, 24, 25, 500])(
    '%i in stacks read from the first place to the last are in order',
    (count) => {
      const sheets = arrangeCards(count, 24, 'stack');
      const stacks = Array.from({ length: 24 }, (_, place) => sheets.map((sheet) => sheet[place] ?? null));
      const read = stacks.flat().filter((index) => index !== null);
      expect(read).toEqual(Array.from({ length: count }, (_, index) => index));
    },
  );

  test('are printed up to the middle of a gap, and with the whole bleed at the outside', () => {
    const grid = paperGrid('A4', card, 0, 3);
    const [first] = grid?.places ?? [];
    if (!grid || !first) throw new Error('The grid is empty');
    expect(printedArea(first, grid, 3)).toEqual({ x: first.x - 3, y: first.y - 3, width: 93, height: 53 });
  });

  test('have backs that are at the same place of the paper after turning it twice', () => {
    const place = { x: 12, y: 34, ...card };
    for (const turn of ['long', 'short'] as const) {
      const turned = turnedPlace(place, papers.A4, turn);
      expect(turned).not.toEqual(place);
      expect(turnedPlace(turned, papers.A4, turn)).toEqual(place);
    }
  });
});

test('cut marks are in line with every cut, outside the bleed and on the paper', () => {
  const grid = paperGrid('A4', card, 6, 3);
  if (!grid) throw new Error('The grid is empty');
  const marks = cutMarks(grid, 3);
  // Two columns and four or five rows have two cuts each; every cut has a mark at both ends.
  const rows = grid.places.length / 2;
  expect(marks).toHaveLength(2 * (2 * 2 + 2 * rows));
  const bleed = grid.places.map(({ x, y, width, height }) => ({
    x0: x - 3,
    y0: y - 3,
    x1: x + width + 3,
    y1: y + height + 3,
  }));
  for (const { from, to } of marks) {
    for (const [x, y] of [from, to]) {
      expect(x >= 0 && x <= 210 && y >= 0 && y <= 297).toBe(true);
      expect(bleed.some(({ x0, y0, x1, y1 }) => x > x0 && x < x1 && y > y0 && y < y1)).toBe(false);
    }
  }
  expect(cutMarks({ ...grid, isPreCut: true }, 3)).toEqual([]);
});

describe.each(Object.keys(papers) as (keyof typeof papers)[])('on %s every cut mark', (name) => {
  const sizes = [card, { width: 50, height: 90 }, { width: 85.6, height: 53.98 }, { width: 40, height: 40 }];
  const bleeds = [0, 2, 3, 3.175, 4, 5];
  test.each(bleeds)('is 3 mm or longer and 4 mm from the edge, with %f mm of bleed', (bleedMm) => {
    for (const size of sizes) {
      for (const gapMm of [0, 2 * bleedMm]) {
        const grid = paperGrid(name, size, gapMm, bleedMm);
        if (!grid) throw new Error('The grid is empty');
        const { width, height } = grid.paper;
        for (const { from, to } of cutMarks(grid, bleedMm)) {
          const length = Math.hypot(from[0] - to[0], from[1] - to[1]);
          const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
          const [right, bottom] = [Math.max(from[0], to[0]), Math.max(from[1], to[1])];
          expect(length).toBeGreaterThan(2.999);
          expect(Math.min(x, y, width - right, height - bottom)).toBeGreaterThan(3.999);
        }
      }
    }
  });
});
