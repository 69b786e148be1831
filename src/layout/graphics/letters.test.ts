import { expect, test } from 'vitest';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { letterOutline } from './letters.ts';
import { boxOfPath } from './path.ts';

const fonts = fontsFromDisk();
const outline = (text: string) => letterOutline(fonts, 'Inter 700', text);

test('a capital is 1 mm high, stands on the baseline and begins at the left edge of its ink', () => {
  const { path, width, height } = outline('H');
  const box = boxOfPath(path);
  expect(box.x).toBeCloseTo(0, 5);
  expect(box.y).toBeCloseTo(-1, 5);
  expect(box.height).toBeCloseTo(1, 5);
  expect(height).toBeCloseTo(1, 3);
  expect(width).toBeCloseTo(box.width, 3);
});

test('an accent makes a letter higher', () => {
  expect(outline('Š').height).toBeGreaterThan(outline('S').height + 0.15);
  expect(boxOfPath(outline('Š').path).y).toBeLessThan(-1.15);
});

test('outlines have cubic curves in place of quadratic ones', () => {
  const { path } = outline('SO');
  expect(path).toMatch(/^(M[^MLCZ]+([LC][^MLCZ]+)+Z)+$/);
  expect(path).not.toContain('Q');
  expect(path).toContain('C');
});

test('letters follow each other', () => {
  expect(outline('HH').width).toBeGreaterThan(2 * outline('H').width);
});

test('no letters have no outline', () => {
  expect(outline('')).toEqual({ path: '', width: 0, height: 0 });
});

/** The shoelace formula over the points of the curves' ends. */
function signedArea(outlineOfLetter: string): number {
  const points = Array.from(outlineOfLetter.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MLCZ])/g), ([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  return points.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

test('the hole of an O turns the other way than its outside', () => {
  const areas = outline('O').path.split('Z').filter(Boolean).map(signedArea);
  expect(areas).toHaveLength(2);
  expect(Math.sign(areas[0] ?? 0)).toBe(-Math.sign(areas[1] ?? 0));
});
