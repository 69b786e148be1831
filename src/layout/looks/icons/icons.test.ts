import { describe, expect, test } from 'vitest';
import { layouts, newCard } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { isInside } from '../../blocks/collisions.ts';
import { textBox } from '../../blocks/text-box.ts';
import { checkPrint } from '../../check/check-print.ts';
import { flattenPath } from '../../graphics/flatten-path.ts';
import { layoutCard } from '../../layout-card.ts';
import { printLimits } from '../../limits/print-limits.ts';
import type { GlyphRun, Scene } from '../../scene.ts';
import { type FaceName, faceNames } from '../../text/faces.ts';
import { inkExtents } from '../../text/ink-extents.ts';
import { ptToMm } from '../../units.ts';
import { iconIndentEm, withIcon } from './draw-icon.ts';
import { iconWeights } from './icon-shapes.ts';

const fonts = fontsFromDisk();

const contactIcons = ['phone', 'mobile', 'email', 'url', 'street'] as const;

const aCard = (changed: FlatCard = {}): FlatCard => ({
  ...flatOf(newCard),
  companyName: 'Lumen',
  fullName: 'Elena Marek',
  mobile: '+421 905 111 222',
  phone: '055/622 33 44',
  email: 'elena@lumen.example',
  url: 'lumen.example',
  street: 'Hlavná 1',
  city: '040 01 Košice',
  contactLabels: 'icons',
  ...changed,
});

const runsOf = ({ items }: Scene): GlyphRun[] => items.filter((item) => item.kind === 'text');
const runOf = (scene: Scene, field: TextField) => runsOf(scene).find((run) => run.field === field);

/** The outline of an icon on its own. */
function outlineOf(field: TextField, face: FaceName): string {
  const style = { fonts, face };
  return withIcon(field, style, iconIndentEm(field, style), []).icon;
}

/** The box of an outline, in its units. */
function boxOf(outline: string) {
  const boxes = flattenPath(outline).map(({ box }) => box);
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

describe.each(faceNames)('icons beside %s', (face) => {
  const heightOf = (letter: string) => inkExtents(fonts, face, fonts.shape(face, letter).glyphs).aboveEm;

  test.each(contactIcons)('of %s is within 0.05 mm of the optical middle of the line', (icon) => {
    const { y, height } = boxOf(outlineOf(icon, face));
    const middleEm = (heightOf('H') + heightOf('x')) / 4;
    expect(Math.abs((y + height / 2) / 1000 - middleEm) * ptToMm(8)).toBeLessThan(0.05);
  });

  test.each(contactIcons)('of %s is about as high as a capital, in the box of the line', (icon) => {
    const { y, height } = boxOf(outlineOf(icon, face));
    expect(height / 1000 / heightOf('H')).toBeGreaterThan(0.85);
    expect(height / 1000 / heightOf('H')).toBeLessThan(1.35);
    expect(y).toBeGreaterThan(-210);
    expect(y + height).toBeLessThan(800);
  });
});

test('the lines of an icon are thick enough to print light on dark in the smallest text', () => {
  const thinnestPt = (iconWeights[0] / 1000) * printLimits.textPt.needed;
  expect(thinnestPt).toBeGreaterThanOrEqual(printLimits.linePt.reversed);
});

test('the lines of an icon are as heavy as the stems of its text', () => {
  const widthOf = (face: (typeof faceNames)[number]) => outlineOf('email', face);
  expect(widthOf('Inter 400')).not.toBe(widthOf('Inter 600'));
  expect(widthOf('Inter 600')).not.toBe(widthOf('Cormorant Garamond 400'));
});

test('icons stand before numbers and addresses; an address has one', () => {
  const scene = layoutCard(cardOf(aCard({ email: '' })), fonts);
  const withIcon = runsOf(scene).flatMap(({ field, icon }) => (icon === undefined ? [] : [field]));
  expect(withIcon.toSorted()).toEqual(['mobile', 'phone', 'street', 'url']);
  expect(runOf(layoutCard(cardOf(aCard({ street: '' })), fonts), 'city')?.icon).toBeDefined();
});

test('an icon is not a letter of the text', () => {
  expect(runOf(layoutCard(cardOf(aCard()), fonts), 'phone')?.text).toBe('055/622 33 44');
});

test.each(layouts)('the values of %s start at one x, also without an icon', (layout) => {
  const scene = layoutCard(cardOf(aCard({ layout, orientation: 'portrait' })), fonts);
  const starts = (['phone', 'email', 'url'] as const).map((field) => {
    const run = runOf(scene, field);
    return (run?.x ?? 0) + (run?.glyphs[0]?.dxEm ?? 0) * ptToMm(run?.sizePt ?? 0);
  });
  expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(1e-6);
});

test.each(layouts)('icons of %s are inside the safe margin and have no finding of their own', (layout) => {
  const [plain, scene] = (['none', 'icons'] as const).map((contactLabels) =>
    layoutCard(cardOf(aCard({ layout, contactLabels, mobile: '', city: '' })), fonts),
  );
  if (!plain || !scene) throw new Error('Both are laid out');
  for (const run of runsOf(scene)) expect(isInside(textBox(run), scene.guides.safe)).toBe(true);
  const codes = (of: Scene) => checkPrint(of).findings.map(({ code }) => code);
  expect(codes(scene)).toEqual(codes(plain));
});

test('a card with a look shows icons in the colour of its texts', () => {
  const look = { id: 'bauhaus', version: 1 } as const;
  const scene = layoutCard(cardOf({ ...aCard(), look, layout: undefined }), fonts);
  expect(runOf(scene, 'phone')?.icon).toBeDefined();
});
