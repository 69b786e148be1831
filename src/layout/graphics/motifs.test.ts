import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MotifName, motifNames } from '#domain/card/look/motifs.ts';
import { lookPaletteNames } from '#domain/card/look/text-palettes.ts';
import { type ColourRole, colourRoles, lookPalettes } from '#domain/look/look-palettes.ts';
import { luminance } from '../colour/contrast.ts';
import type { Box, Guides } from '../guides.ts';
import type { CanvasOptions } from './canvas.ts';
import { drawGraphic, keepsClearOfTexts, mirrorGraphic, shrinkGraphic } from './draw-graphic.ts';
import { flattenPath } from './flatten-path.ts';
import type { DrawnGraphic, GraphicShape } from './motif.ts';
import type { GraphicOf } from './motifs.ts';
import { polygon, rectangle } from './path.ts';

type Graphic = GraphicOf<MotifName>;
type Size = { width: number; height: number };
type Variation = {
  size: Size;
  bleed: number;
  palette: (typeof lookPaletteNames)[number];
  ground: ColourRole;
  seed: number;
  strength: number;
  share: number;
  isMirrored: boolean;
};

const wide = fc.record({
  width: fc.double({ min: 50, max: 100, noNaN: true }),
  height: fc.double({ min: 35, max: 90, noNaN: true }),
});
const sizes = fc.oneof(
  wide,
  wide.map(({ width, height }) => ({ width: height, height: width })),
  fc.constantFrom(
    { width: 90, height: 50 },
    { width: 50, height: 90 },
    { width: 60, height: 60 },
    { width: 70, height: 40 },
  ),
);
const variations: fc.Arbitrary<Variation> = fc.record({
  size: sizes,
  bleed: fc.constantFrom(2, 3, 5),
  palette: fc.constantFrom(...lookPaletteNames),
  ground: fc.constantFrom(...colourRoles),
  seed: fc.nat({ max: 9999 }),
  strength: fc.constantFrom(0.15, 0.35, 0.6, 0.8, 1),
  share: fc.constantFrom(1, 0.82, 0.64, 0.5, 0.36),
  isMirrored: fc.boolean(),
});

const plain: Variation = {
  size: { width: 90, height: 50 },
  bleed: 2,
  palette: 'slateOnMist',
  ground: 'paper',
  seed: 1,
  strength: 1,
  share: 1,
  isMirrored: false,
};

/** An L that stands for the letters of any font. */
const letterL = {
  path: polygon([
    [0, 0],
    [0, -1],
    [0.2, -1],
    [0.2, -0.2],
    [0.6, -0.2],
    [0.6, 0],
  ]),
  width: 0.6,
  height: 1,
};

function guidesOf({ width, height }: Size, bleed: number): Guides {
  const inset = (by: number) => ({ x: by, y: by, width: width - 2 * by, height: height - 2 * by });
  return { bleed: inset(-bleed), cut: inset(0), safe: inset(3) };
}

function optionsOf({ size, bleed, palette, ground }: Variation, keepClear: readonly Box[] = []) {
  return {
    guides: guidesOf(size, bleed),
    palette: lookPalettes[palette],
    ground: lookPalettes[palette][ground],
    keepClear,
    letters: () => letterL,
    initials: 'L',
    initial: 'L',
  } satisfies Omit<CanvasOptions, 'seed' | 'strength'>;
}

/** Each motif as it is by default, and where its parameters change what it draws. */
const graphics: Graphic[] = [
  ...motifNames.map((motif) => ({ motif })),
  { motif: 'tiles', params: { at: 'all', shapes: ['rings', 'triangle', 'half'] } },
  { motif: 'tiles', params: { at: 'top', share: 0.36 } },
  { motif: 'waves', params: { at: 'left', layers: 4 } },
  { motif: 'contours', params: { side: 'all', levels: 16 } },
  { motif: 'contours', params: { hills: [[0.98, 0.2, 0.2, 1]], reach: 0.78 } },
  { motif: 'halftone', params: { from: 'bottom', reach: 1.1, pitch: 1.8 } },
  { motif: 'halftone', params: { from: 'tr', reach: 0.62 } },
  { motif: 'terrazzo', params: { at: 'right', fade: true, density: 2.2 } },
  { motif: 'cubes', params: { corner: 'all', edge: 4 } },
  { motif: 'guilloche', params: { kind: 'band', at: 'right' } },
  { motif: 'guilloche', params: { lobes: 18, lines: 16, cx: 0.5 } },
  { motif: 'rays', params: { cx: 0.5, from: 0.34, reach: 0.27, disc: 0.26 } },
  { motif: 'rings', params: { filled: true, cx: 0.84, cy: 0.24, radius: 0.37, count: 1 } },
  { motif: 'sprig', params: { leaf: 'fern', stems: [{ x: 0.5, y: 1.03, length: 1.5, lean: 8, bend: 20 }] } },
  { motif: 'plus', params: { accentAt: [13, 2] } },
  { motif: 'blueprint', params: { x: 0.12, w: 1, h: 1.1, grid: 5 } },
  { motif: 'blob', params: { cx: 0.8, cy: 0.86, radius: 0.3, count: 3 } },
  { motif: 'bars', params: { y: 0.8, pitch: 1.4, hot: [0.56, 0.8] } },
  { motif: 'bars', params: { height: 0.84, pitch: 1.82, swell: [0.59, 0.86] } },
  { motif: 'bars', params: { height: 0.92, pitch: 3.4, isSlim: true } },
  { motif: 'skyline', params: { kind: 'tower', height: 0.5, unit: 6 } },
  { motif: 'ridges', params: { sun: 0.16, layers: 5, rough: 0.7 } },
  { motif: 'fan', params: { radius: 4, arcs: 5 } },
  ...(['left', 'right', 'top', 'bottom'] as const).flatMap((at): Graphic[] => [
    { motif: 'fan', params: { at } },
    { motif: 'petals', params: { at } },
    { motif: 'check', params: { at } },
    { motif: 'flow', params: { at } },
    { motif: 'constellation', params: { at } },
    { motif: 'stripe', params: { at } },
  ]),
  { motif: 'check', params: { at: 'all' } },
  { motif: 'flow', params: { at: 'all', lines: 28, lift: 0.3 } },
  { motif: 'constellation', params: { at: 'all', count: 70, hot: 6 } },
  { motif: 'monogram', params: { size: 0.5, maxW: 0.26, x: 0.2, y: 0.74, anchor: 'center' } },
  { motif: 'monogram', params: { size: 1.16, x: 1.06, y: 1.05 } },
  ...(['double', 'deco', 'scoop', 'brackets', 'stitch'] as const).map(
    (kind): Graphic => ({ motif: 'frame', params: { kind } }),
  ),
  {
    motif: 'blocks',
    params: {
      cells: [
        [0, 0, 0.3, 1, 'ink'],
        [0.3, 0, 0.1, 0.6, 'second'],
      ],
    },
  },
  { motif: 'transit', params: { side: 'left', lines: 5 } },
  { motif: 'awning', params: { stripes: 17, depth: 0.26 } },
];

function vary(graphic: Graphic, { seed, strength, share, isMirrored }: Variation): Graphic {
  const shrunk = shrinkGraphic({ ...graphic, seed, strength }, share);
  return isMirrored ? mirrorGraphic(shrunk) : shrunk;
}

function draw(graphic: Graphic, variation: Variation, keepClear: readonly Box[] = []): DrawnGraphic {
  return drawGraphic(vary(graphic, variation), optionsOf(variation, keepClear));
}

type XY = readonly [x: number, y: number];

/** The points of a path, with curves as short lines. */
function pointsOf({ path }: Pick<GraphicShape, 'path'>): XY[] {
  return flattenPath(path).flatMap(({ points }) =>
    Array.from(
      { length: points.length / 2 },
      (_, index): XY => [points[2 * index] ?? 0, points[2 * index + 1] ?? 0],
    ),
  );
}

/** Whether a point is in a box, by more than a margin. */
function isIn({ x, y, width, height }: Box, [px, py]: XY, margin = 0): boolean {
  return px > x + margin && px < x + width - margin && py > y + margin && py < y + height - margin;
}

/** The outlines that lie inside the cut, in drawing order. */
function outlinesInside({ shapes }: DrawnGraphic, { width, height }: Size): string[] {
  const isInCut = (point: string) => {
    const [x = 0, y = 0] = point.split(' ').map(Number);
    return isIn({ x: 0, y: 0, width, height }, [x, y]);
  };
  return shapes
    .flatMap(({ path }) => path.split(/(?=M)/))
    .filter((outline) => outline.match(/[-\d.]+ [-\d.]+/g)?.every(isInCut));
}

/** The points of each shape that lie inside the cut, with those that curves are pulled to. */
function pointsInside({ shapes }: DrawnGraphic, { width, height }: Size): string[] {
  const isInCut = (point: string) => {
    const [x = 0, y = 0] = point.split(' ').map(Number);
    return isIn({ x: 0, y: 0, width, height }, [x, y]);
  };
  return shapes
    .map(({ path }) => (path.match(/[-\d.]+ [-\d.]+/g) ?? []).filter(isInCut).join(', '))
    .filter((points) => points !== '');
}

const numberPattern = '-?\\d+(?:\\.\\d{1,3})?';
const pointPattern = `${numberPattern} ${numberPattern}`;
const outlinePattern = `M${pointPattern}(?:L${pointPattern}|C${pointPattern} ${pointPattern} ${pointPattern})+`;
const linesPattern = new RegExp(`^(?:${outlinePattern}Z?)+$`);
const fillPattern = new RegExp(`^(?:${outlinePattern}Z)+$`);

/** What reaches into the free box: the layout's own margin lies over a frame and its corners, and curves may pass a point a little. */
const toleranceOf = (motif: MotifName) => (motif === 'frame' ? 8 : 0.1);

const nameOf = ({ motif, params = {} }: Graphic) => `${motif} ${JSON.stringify(params)}`;

describe.each(graphics.map((graphic) => ({ name: nameOf(graphic), graphic })))('$name', ({ graphic }) => {
  const check = (verify: (variation: Variation) => void) =>
    fc.assert(fc.property(variations, verify), { numRuns: 12, seed: 7 });

  test('has paths that can be printed', () =>
    check((variation) => {
      const { shapes } = draw(graphic, variation);
      const ground = lookPalettes[variation.palette][variation.ground];
      for (const shape of shapes) {
        if ('fill' in shape) {
          expect(fillPattern.test(shape.path), shape.path).toBe(true);
          expect(shape.fill).toMatch(/^#[\da-f]{6}$/);
        } else {
          expect(linesPattern.test(shape.path), shape.path).toBe(true);
          expect(shape.stroke).toMatch(/^#[\da-f]{6}$/);
          const least = luminance(shape.stroke) > luminance(ground) ? 0.5 : 0.25;
          expect(shape.weightPt).toBeGreaterThanOrEqual(least);
        }
      }
      const commands = shapes.reduce((sum, { path }) => sum + (path.match(/[MLCZ]/g)?.length ?? 0), 0);
      expect(commands).toBeLessThanOrEqual(6500);
    }));

  test('is the same picture again, and inside the cut with every bleed', () =>
    check((variation) => {
      const usual = draw(graphic, { ...variation, bleed: 2 });
      expect(draw(graphic, { ...variation, bleed: 2 })).toEqual(usual);
      for (const bleed of [3, 5]) {
        const other = draw(graphic, { ...variation, bleed });
        expect(pointsInside(other, variation.size)).toEqual(pointsInside(usual, variation.size));
        expect(other.free).toEqual(usual.free);
      }
    }));

  test('leaves the area to the texts that it declares', () =>
    check((variation) => {
      const { shapes, free } = draw(graphic, variation);
      if (!free) return;
      const { width, height } = variation.size;
      expect(Math.min(free.x, free.y, free.width, free.height)).toBeGreaterThanOrEqual(-1e-9);
      expect(free.x + free.width).toBeLessThanOrEqual(width + 1e-9);
      expect(free.y + free.height).toBeLessThanOrEqual(height + 1e-9);
      const ground = lookPalettes[variation.palette][variation.ground];
      const seen = shapes.filter((shape) => ('fill' in shape ? shape.fill : shape.stroke) !== ground);
      const tolerance = toleranceOf(graphic.motif);
      expect(seen.flatMap(pointsOf).filter((point) => isIn(free, point, tolerance))).toEqual([]);
      const smaller = draw(graphic, { ...variation, share: variation.share / 2 }).free;
      if (smaller)
        expect(smaller.width * smaller.height).toBeGreaterThanOrEqual(free.width * free.height - 1e-9);
    }));

  test('has nothing where texts are, if it is drawn after them', () =>
    check((variation) => {
      if (!keepsClearOfTexts(vary(graphic, variation))) return;
      const { width, height } = variation.size;
      const text = { x: width * 0.3, y: height * 0.4, width: width * 0.4, height: height * 0.2 };
      const { shapes } = draw(graphic, variation, [text]);
      expect(shapes.flatMap(pointsOf).filter((point) => isIn(text, point, 0.1))).toEqual([]);
      const farAway = { x: -50, y: -50, width: 1, height: 1 };
      expect(draw(graphic, variation, [farAway])).toEqual(draw(graphic, variation));
    }));

  test('is itself when it is mirrored twice', () => {
    const twice = mirrorGraphic(mirrorGraphic(graphic));
    expect(drawGraphic(twice, optionsOf(plain))).toEqual(drawGraphic(graphic, optionsOf(plain)));
  });
});

test.each<Graphic>([
  { motif: 'blob' },
  { motif: 'skyline' },
  { motif: 'ridges' },
  { motif: 'monogram' },
  { motif: 'stripe' },
  { motif: 'blocks' },
  { motif: 'blocks', params: { cells: [[0, 0, 0.4, 1, 'ink']] } },
  { motif: 'constellation' },
  { motif: 'flow' },
  { motif: 'transit' },
  { motif: 'check' },
  { motif: 'awning' },
  { motif: 'fan', params: { at: 'left' } },
  { motif: 'petals', params: { at: 'right' } },
])('$motif leaves more room when it is smaller, on wide, upright and square cards', (graphic) => {
  for (const [width, height] of [
    [90, 50],
    [50, 90],
    [60, 60],
  ] as const) {
    const areaAt = (share: number) => {
      const { free } = draw(graphic, { ...plain, size: { width, height }, share });
      return free ? free.width * free.height : 0;
    };
    expect(areaAt(0.5)).toBeGreaterThan(areaAt(1) + 50);
  }
});

test('a shape over the cut reaches the largest bleed', () => {
  const { shapes } = draw({ motif: 'waves' }, { ...plain, bleed: 5 });
  const points = shapes.flatMap(pointsOf);
  expect(Math.max(...points.map(([, y]) => y))).toBeGreaterThanOrEqual(55);
  expect(Math.min(...points.map(([x]) => x))).toBeLessThanOrEqual(-5);
});

test('a thin line is drawn thicker where it is lighter than the ground', () => {
  const weightsOn = (ground: ColourRole) =>
    drawGraphic(
      { motif: 'rings', params: { pt: 0.1, role: 'second' } },
      optionsOf({ ...plain, ground }),
    ).shapes.map((shape) => ('stroke' in shape ? shape.weightPt : 0));
  expect(new Set(weightsOn('paper'))).toEqual(new Set([0.25]));
  expect(new Set(weightsOn('ink'))).toEqual(new Set([0.5]));
});

test('a graphic that is made for an upright card is not turned on one', () => {
  const upright = { ...plain, size: { width: 50, height: 90 } };
  const draws = (shape: 'wide' | 'upright') =>
    drawGraphic({ motif: 'tiles', params: { at: 'left' }, shape }, optionsOf(upright)).free;
  expect(draws('wide')).toMatchObject({ x: 0, y: 0, width: 50 });
  expect(draws('upright')).toMatchObject({ y: 0, height: 90 });
});

test('a dropped element never moves the others', () => {
  const text = { x: 20, y: 10, width: 30, height: 20 };
  const all = outlinesInside(draw({ motif: 'terrazzo' }, plain), plain.size);
  const kept = outlinesInside(draw({ motif: 'terrazzo' }, plain, [text]), plain.size);
  expect(kept.length).toBeLessThan(all.length);
  expect(kept.every((outline) => all.includes(outline))).toBe(true);
});

test('tiles overlap, so that no hairline shows between them', () => {
  const { shapes } = draw({ motif: 'tiles' }, plain);
  expect(shapes.map(({ path }) => path)).toContain(rectangle(73.98, -2.02, 18.04, 18.04));
});
