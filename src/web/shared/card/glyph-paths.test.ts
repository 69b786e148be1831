import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { customFont } from '#domain/card/fonts.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { GlyphRun } from '#layout/scene.ts';
import { ptToMm } from '#layout/units.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { hebrewFile } from '../../../../tools/print/samples/custom-font-samples.ts';
import { pathOfRun } from './glyph-paths.ts';

const fonts = {
  outline: (_face: string, glyph: number) => (glyph === 1 ? 'M0,0L500,-20.5Z' : 'M10,10Q20,20 30,10Z'),
  metrics: () => ({ unitsPerEm: 1000, ascentEm: 1, descentEm: 0.2 }),
};

/** A font unit in mm at 10 pt. */
const unit = ptToMm(10) / 1000;

const run: GlyphRun = {
  id: 'fullName-0',
  kind: 'text',
  field: 'fullName',
  line: 0,
  text: 'ab',
  face: 'Inter 400',
  sizePt: 10,
  colour: '#000000',
  opacity: 1,
  isPlaceholder: false,
  isTooLong: false,
  x: 6,
  y: 12,
  width: 4,
  trackingEm: 0,
  glyphs: [
    { id: 1, text: 'a', advanceEm: 0.6, dxEm: 0, dyEm: 0 },
    { id: 2, text: 'b', advanceEm: 0.5, dxEm: 0.01, dyEm: 0.1 },
  ],
};

test('each glyph starts where the previous one ends, moved by its own offset, in mm', () => {
  const mm = (units: number) => Math.round((6 + units * unit) * 1000) / 1000;
  const down = (units: number) => Math.round((12 - units * unit) * 1000) / 1000;
  expect(pathOfRun(run, fonts)).toBe(
    [
      `M${mm(0)} ${down(0)} L${mm(500)} ${down(-20.5)} Z`,
      `M${mm(620)} ${down(-90)} Q${mm(630)} ${down(-80)} ${mm(640)} ${down(-90)} Z`,
    ].join(''),
  );
});

test('a line in two faces is drawn with the outlines of both', () => {
  const loaded = fontsFromDisk();
  const hebrew = customFont('0123abcd', 'Hebrew');
  loaded.add(hebrew, hebrewFile);
  const { items } = layoutCard(cardOf({ fullName: 'Lumen שלום', nameFont: hebrew }), loaded);
  const drawn = items.find((item) => item.kind === 'text');
  if (!drawn) throw new Error('There is no text');
  const glyphs = drawn.glyphs.slice(0, 5).map(({ face: _, ...glyph }) => glyph);
  const latin = { ...drawn, face: 'Inter 400', glyphs } as const;
  expect(pathOfRun(drawn, loaded).startsWith(pathOfRun(latin, loaded))).toBe(true);
  expect(pathOfRun(latin, loaded).match(/M/g)).toHaveLength('Lumen'.length);
});
