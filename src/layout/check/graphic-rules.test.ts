import { describe, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { textBox } from '../blocks/text-box.ts';
import type { GraphicShape } from '../graphics/motif.ts';
import { circle, polyline, rectangle } from '../graphics/path.ts';
import { layoutCard } from '../layout-card.ts';
import { fillOf, type GlyphRun, type Scene, type SceneShape } from '../scene.ts';
import { checkPrint } from './check-print.ts';
import type { FindingCode } from './findings.ts';

const fonts = fontsFromDisk();
/** A card of 90 × 50 mm with one text. */
const card = layoutCard(
  cardOf({ companyName: '', fullName: 'Elena Marek', backgroundColor: '#ffffff' }),
  fonts,
);

function withShapes(shapes: readonly GraphicShape[], scene: Scene = card): Scene {
  const placed = shapes.map(
    (shape, index): SceneShape => ({ id: `graphic${index}`, kind: 'shape', part: 'graphic', ...shape }),
  );
  const [background, ...others] = scene.items;
  return { ...scene, items: [...(background ? [background] : []), ...placed, ...others] };
}

const name = card.items.find((item): item is GlyphRun => item.kind === 'text' && item.field === 'fullName');
if (!name) throw new Error('The card has no name');
const text = textBox(name);
const findingsOf = (code: FindingCode, shapes: readonly GraphicShape[]) =>
  checkPrint(withShapes(shapes)).findings.filter((finding) => finding.code === code);
/** A block with its right edge that far past the right end of the text's box. */
const around = (gap: number) =>
  rectangle(text.x - gap, text.y - gap, text.width + 2 * gap, text.height + 2 * gap);
const [light, dark] = ['#e8e4dc', '#202020'];

test('a card without graphics shows none of their rules', () => {
  const { passed } = checkPrint(card);
  expect(passed.filter(({ rule }) => rule.startsWith('graphic'))).toEqual([]);
});

describe('a graphic near a text', () => {
  const beside = (gap: number) => rectangle(text.x + text.width + gap, text.y - 5, 20, 20);

  test('needs 1.9 mm', () => {
    expect(findingsOf('GRAPHIC_NEAR_TEXT', [{ path: beside(2), fill: dark }])).toEqual([]);
    const [finding] = findingsOf('GRAPHIC_NEAR_TEXT', [{ path: beside(1.8), fill: dark }]);
    expect(finding).toMatchObject({ level: 'warning', subject: 'fullName', needed: 1.9 });
    expect(finding?.measured).toBeCloseTo(1.8, 3);
  });

  test('that runs through it is a problem', () => {
    const [finding] = findingsOf('GRAPHIC_NEAR_TEXT', [{ path: beside(-3), fill: light }]);
    expect(finding).toMatchObject({ level: 'problem', measured: 0 });
  });

  test('may be a panel that ends 0.6 mm around it', () => {
    expect(findingsOf('GRAPHIC_NEAR_TEXT', [{ path: around(0.7), fill: light }])).toEqual([]);
    expect(findingsOf('GRAPHIC_NEAR_TEXT', [{ path: around(0.5), fill: light }])).toMatchObject([
      { needed: 0.6 },
    ]);
  });

  test('does not count under the panel or in the colour of its ground', () => {
    const pattern = { path: circle(text.x, text.y, 2), fill: dark };
    expect(findingsOf('GRAPHIC_NEAR_TEXT', [pattern])).toHaveLength(1);
    expect(findingsOf('GRAPHIC_NEAR_TEXT', [pattern, { path: around(3), fill: light }])).toEqual([]);
    expect(findingsOf('GRAPHIC_NEAR_TEXT', [{ ...pattern, fill: '#ffffff' }])).toEqual([]);
  });
});

describe('the contrast of a text', () => {
  test('is that with the topmost shape that it lies on', () => {
    const panels = [
      { path: around(4), fill: '#ffffff' },
      { path: around(3), fill: name.colour },
    ];
    expect(findingsOf('LOW_CONTRAST', panels)).toMatchObject([{ subject: 'fullName', measured: 1 }]);
    expect(findingsOf('LOW_CONTRAST', panels.toReversed())).toEqual([]);
  });

  test('also counts a shape that is under a part of it, but not the hole of a ring', () => {
    const half = rectangle(text.x - 5, 0, 5 + text.width / 2, 50);
    expect(findingsOf('LOW_CONTRAST', [{ path: half, fill: name.colour }])).toHaveLength(1);
    const line = { path: around(4), stroke: name.colour, weightPt: 1 };
    expect(findingsOf('LOW_CONTRAST', [line])).toEqual([]);
  });
});

describe('a line of a graphic', () => {
  const line = polyline([
    [20, 45],
    [70, 45],
  ]);
  const thin = (weightPt: number, stroke: string, ground: GraphicShape[] = []) =>
    findingsOf('GRAPHIC_LINE_TOO_THIN', [...ground, { path: line, stroke, weightPt }]);

  test('needs 0.25 pt', () => {
    expect(thin(0.25, dark)).toEqual([]);
    expect(thin(0.2, dark)).toMatchObject([{ subject: 'graphic', measured: 0.2, needed: 0.25 }]);
  });

  test('needs 0.5 pt where it is lighter than its ground', () => {
    const ground = { path: rectangle(-3, 40, 96, 13), fill: dark };
    expect(thin(0.4, light, [ground])).toMatchObject([{ measured: 0.4, needed: 0.5 }]);
    expect(thin(0.5, light, [ground])).toEqual([]);
    expect(thin(0.4, light)).toEqual([]);
  });
});

describe('a shape at the cut', () => {
  const ends = (...paths: string[]) =>
    findingsOf(
      'GRAPHIC_ENDS_NEAR_CUT',
      paths.map((path) => ({ path, fill: dark })),
    );

  test('ends 1 mm inside it or 0.6 mm past it', () => {
    expect(ends(circle(80, 10, 5), circle(88, 40, 3))).toEqual([]);
    expect(ends(circle(84.5, 40, 5))).toMatchObject([{ measured: 0.5, needed: 1 }]);
    const [finding] = ends(circle(85.3, 40, 5));
    expect(finding?.needed).toBe(0.6);
    expect(finding?.measured).toBeCloseTo(-0.3, 6);
  });

  test('is no narrow strip along it', () => {
    expect(ends(rectangle(-3, -3, 3.8, 56))).toHaveLength(1);
    expect(ends(rectangle(-3, -3, 5, 56))).toEqual([]);
  });

  test('may end anywhere as part of a pattern that runs through it', () => {
    const through = [10, 20, 30].map((y) => circle(90, y, 2));
    expect(ends(circle(87.5, 40, 2), ...through.slice(1))).toHaveLength(1);
    expect(ends(circle(87.5, 40, 2), ...through)).toEqual([]);
  });
});

describe('a plate over a graphic', () => {
  const plate = fillOf('panel', { x: 60, y: 10, width: 20, height: 20 }, '#ffffff');
  const slivers = (...shapes: GraphicShape[]) => {
    const scene = withShapes(shapes);
    return checkPrint({ ...scene, items: [...scene.items, plate] }).findings.filter(
      ({ code }) => code === 'GRAPHIC_SLIVER',
    );
  };
  const past = (gap: number, length = 10) => ({ path: rectangle(70, 12, 10 + gap, length), fill: dark });

  test('leaves 0.5 mm of a shape, or nothing', () => {
    const [finding] = slivers(past(0.3));
    expect(finding).toMatchObject({ level: 'warning', subject: 'graphic', needed: 0.5 });
    expect(finding?.measured).toBeCloseTo(0.3, 1);
    expect([...slivers(past(0.6)), ...slivers(past(-0.2))]).toEqual([]);
  });

  test('may leave the tip of a shape, and a thin shape that only stands beside it', () => {
    expect(slivers(past(0.3, 0.9))).toEqual([]);
    expect(slivers({ path: rectangle(80.02, 12, 0.3, 10), fill: dark })).toEqual([]);
    expect(slivers({ path: 'M75 5 L90 20 L90 35 Z', fill: dark })).toEqual([]);
  });

  test('may leave what continues in another shape of the same colour', () => {
    expect(slivers(past(0.3), { path: rectangle(80.2, 12, 8, 10), fill: dark })).toEqual([]);
  });
});
