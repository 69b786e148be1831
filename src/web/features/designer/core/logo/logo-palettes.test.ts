import { expect, test } from 'vitest';
import { contrastRatio } from '#layout/colour/contrast.ts';
import { logoPalettes } from './logo-palettes.ts';

const lumen = [
  { colour: '#1b1917', share: 0.85 },
  { colour: '#f3a21b', share: 0.15 },
];

test('a dark transparent logo with an accent gets palettes on light backgrounds only', () => {
  expect(logoPalettes({ colours: lumen, ground: null })).toEqual([
    { strong: '#a16b12', quiet: '#595959', background: '#ffffff' },
    { strong: '#000000', quiet: '#595959', background: '#fdf3e1' },
    { strong: '#000000', quiet: '#454545', background: '#f3a21b' },
  ]);
});

test('the second colour of a logo has a palette of its own', () => {
  const palettes = logoPalettes({
    colours: [
      { colour: '#a01010', share: 0.6 },
      { colour: '#10408a', share: 0.4 },
    ],
    ground: null,
  });
  expect(palettes.slice(0, 2).map(({ strong }) => strong)).toEqual(['#a01010', '#10408a']);
});

test('a light logo gets dark backgrounds only', () => {
  const palettes = logoPalettes({
    colours: [
      { colour: '#ffffff', share: 0.8 },
      { colour: '#f3a21b', share: 0.2 },
    ],
    ground: null,
  });
  expect(palettes.length).toBeGreaterThan(1);
  for (const { background } of palettes) expect(contrastRatio('#ffffff', background)).toBeGreaterThan(8);
});

test('an opaque logo gets its own background colour', () => {
  const palettes = logoPalettes({ colours: [{ colour: '#ffffff', share: 1 }], ground: '#0a3d62' });
  expect(palettes).toEqual([{ strong: '#ffffff', quiet: '#d0d0d0', background: '#0a3d62' }]);
});

test('a logo without colours has no palettes, and no palette is listed twice', () => {
  expect(logoPalettes({ colours: [], ground: null })).toEqual([]);
  const all = logoPalettes({ colours: [{ colour: '#000000', share: 1 }], ground: null });
  expect(new Set(all.map((palette) => JSON.stringify(palette))).size).toBe(all.length);
});

/** Saturated and pale, light and dark, of all hues. */
const levels = ['00', '55', 'aa', 'ff'];
const anyColours = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
);

test('the palettes of any logo are readable', () => {
  let tried = 0;
  for (const [index, colour] of anyColours.entries()) {
    const other = anyColours[(index * 7 + 3) % anyColours.length] ?? colour;
    const colours = [
      { colour, share: 0.6 },
      { colour: other, share: 0.4 },
    ];
    for (const ground of [null, '#ffffff', anyColours[(index * 11) % anyColours.length] ?? null]) {
      for (const { strong, quiet, background } of logoPalettes({ colours, ground })) {
        tried += 1;
        expect(contrastRatio(strong, background)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(quiet, background)).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
  expect(tried).toBeGreaterThan(150);
});
