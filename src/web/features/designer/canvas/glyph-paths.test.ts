import { expect, test } from 'vitest';
import type { GlyphRun } from '#layout/scene.ts';
import { ptToMm } from '#layout/units.ts';
import { pathOfRun, placeOfRun } from './glyph-paths.ts';

const fonts = {
  outline: (_face: string, glyph: number) => (glyph === 1 ? 'M0,0L500,-20.5Z' : 'M10,10Q20,20 30,10Z'),
  metrics: () => ({ unitsPerEm: 1000, ascentEm: 1, descentEm: 0.2 }),
};

const run: GlyphRun = {
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

test('each glyph stands where the ones before it end, moved by its own offset', () => {
  expect(pathOfRun(run, fonts)).toBe('M0 0 L500 -20.5 ZM620 -90 Q630 -80 640 -90 Z');
});

test('a run is set at its baseline, scaled from font units to mm and turned upright', () => {
  const scale = ptToMm(10) / 1000;
  expect(placeOfRun(run, fonts)).toBe(`translate(6 12) scale(${scale} ${-scale})`);
});
