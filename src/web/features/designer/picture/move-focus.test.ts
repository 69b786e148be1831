import { expect, test } from 'vitest';
import type { FrontPicture } from '#domain/card/card-picture.ts';
import { moveFocus } from './move-focus.ts';

const wide: FrontPicture = { pixels: { width: 600, height: 400 }, focus: { x: 0.5, y: 0.5 }, zoom: 1 };

test('a move goes by shares of what is shown', () => {
  expect(moveFocus(wide, 1, 0.1, 0).focus.x).toBeCloseTo(0.5 + 0.1 * (2 / 3), 9);
});

test('a move stops at the edge, and the way back starts there', () => {
  const atEdge = moveFocus(wide, 1, 5, 5);
  expect(atEdge.focus.x).toBeCloseTo(2 / 3, 9);
  expect(moveFocus(atEdge, 1, -0.1, 0).focus.x).toBeCloseTo(2 / 3 - 0.1 * (2 / 3), 9);
});
