import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeForSize, encodeQr } from './encode-qr.ts';
import { type Corner, outlineModules } from './outline-modules.ts';

test('a longer text needs more modules, and L needs fewer than M', () => {
  expect(encodeQr('https://example.com', 'M')?.size).toBe(25);
  const long = 'a'.repeat(200);
  expect(encodeQr(long, 'M')?.size).toBe(57);
  expect(encodeQr(long, 'L')?.size).toBe(53);
});

test('a text that no code holds has none', () => {
  expect(encodeQr('x'.repeat(2331), 'M')?.size).toBe(177);
  expect(encodeQr('x'.repeat(2332), 'M')).toBeNull();
  expect(encodeForSize('x'.repeat(2332), 30, 0.4)?.level).toBe('L');
  expect(encodeForSize('x'.repeat(2954), 30, 0.4)).toBeNull();
});

test('L is chosen only where M would make the modules too small', () => {
  const text = 'a'.repeat(200);
  expect(encodeForSize(text, 57 * 0.4, 0.4)?.level).toBe('M');
  expect(encodeForSize(text, 22, 0.4)?.level).toBe('L');
});

test('the outlines cover exactly the dark modules', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
      const code = encodeQr(text, 'M');
      if (!code) throw new Error('The text is too long');
      const outlines = outlineModules(code);
      for (let y = 0; y < code.size; y++) {
        for (let x = 0; x < code.size; x++) {
          if (windingAt(outlines, x + 0.5, y + 0.5) !== (code.isDark(x, y) ? 1 : 0)) {
            throw new Error(`The module ${x} ${y} is wrong`);
          }
        }
      }
    }),
    { numRuns: 20 },
  );
});

/** How often the outlines turn clockwise around a point. */
function windingAt(outlines: readonly (readonly Corner[])[], x: number, y: number): number {
  let winding = 0;
  for (const outline of outlines) {
    outline.forEach(([fromX, fromY], index) => {
      const [, toY] = outline[(index + 1) % outline.length] ?? [fromX, fromY];
      if (fromX < x) return;
      if (fromY <= y && toY > y) winding += 1;
      if (fromY > y && toY <= y) winding -= 1;
    });
  }
  return winding;
}
