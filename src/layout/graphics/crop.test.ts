import { expect, test } from 'vitest';
import { applyPatch, type Card, emptyCard } from '#domain/card/card.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { checkSides } from '../check/check-print.ts';
import { layoutSides } from '../layout-sides.ts';
import type { SceneShape } from '../scene.ts';
import { shapeBox } from './shape-geometry.ts';

const fonts = fontsFromDisk();
const content = { companyName: 'Kvások', fullName: 'Ema Malá', email: 'ema@kvasok.example' };

function cropped(id: LookId, graphic: { dx?: number; dy?: number; zoom?: number }): Card {
  const style = { look: { id, version: 3 as const }, adjustments: { graphic } };
  return applyPatch(emptyCard, { content, style });
}

function shapesOf(card: Card) {
  const [front] = layoutSides(card, fonts);
  return (front?.items ?? []).filter((item): item is SceneShape => item.kind === 'shape');
}

test('a crop enlarges the graphic, and text keeps clear of it', () => {
  const card = cropped('bauhaus', { zoom: 1.4 });
  const [before, after] = [cropped('bauhaus', {}), card].map((one) =>
    shapeBox(shapesOf(one)[0] as SceneShape),
  );
  expect(after?.width).toBeCloseTo(1.4 * (before?.width ?? 0));
  const scenes = layoutSides(card, fonts);
  const codes = checkSides({ card, scenes, hasLogo: false }).flatMap(({ findings }) =>
    findings.map(({ code }) => code),
  );
  expect(codes).not.toContain('GRAPHIC_NEAR_TEXT');
});

test.each([
  ['to the left', { dx: -20 }],
  ['up', { dy: -30 }],
] as const)('an edge that the graphic covers stays covered when it is moved %s', (_, move) => {
  const [front] = layoutSides(cropped('bauhaus', { ...move, zoom: 1.2 }), fonts);
  const { bleed } = front?.guides ?? { bleed: { x: 0, y: 0, width: 0, height: 0 } };
  const boxes = shapesOf(cropped('bauhaus', { ...move, zoom: 1.2 })).flatMap(
    (shape) => shapeBox(shape) ?? [],
  );
  expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeGreaterThanOrEqual(
    bleed.x + bleed.width - 0.2,
  );
  expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeGreaterThanOrEqual(
    bleed.y + bleed.height - 0.2,
  );
});

test('a front around a large logo keeps its graphic, and the print check names it', () => {
  const card = cropped('fascia', { zoom: 1.5 });
  const scenes = layoutSides(card, fonts);
  expect(scenes[0]?.missed).toEqual([{ wish: 'zoom', of: 'graphic', needed: 100, measured: 0 }]);
  const [check] = checkSides({ card, scenes, hasLogo: false });
  expect(check?.findings.map(({ code }) => code)).toContain('CROP_NOT_KEPT');
});
