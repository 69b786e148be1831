import { expect, test } from 'vitest';
import type { GlyphRun } from '#layout/scene.ts';
import { alignOf, movedInOrder } from './blocks.ts';

test('a text moves among the printed ones, and the others of its groups stay beside their neighbours', () => {
  expect(movedInOrder(['phone', 'email', 'street'], 'email', 0)).toEqual([
    'email',
    'url',
    'mobile',
    'phone',
    'street',
    'city',
  ]);
  expect(movedInOrder(['fullName', 'position', 'department'], 'department', 1)).toEqual([
    'fullName',
    'department',
    'position',
  ]);
});

const line = (x: number, width: number): GlyphRun => ({
  id: `${x}`,
  kind: 'text',
  field: 'phone',
  line: 0,
  text: '',
  face: 'Inter 400',
  sizePt: 8,
  colour: '#000000',
  opacity: 1,
  isPlaceholder: false,
  isTooLong: false,
  x,
  y: 0,
  width,
  trackingEm: 0,
  glyphs: [],
});
const card = { cut: { width: 90, height: 50 } };

test('lines are aligned by the edge that they share', () => {
  expect(alignOf([line(8, 20), line(8, 12)], card)).toBe('left');
  expect(alignOf([line(50, 20), line(58, 12)], card)).toBe('right');
  expect(alignOf([line(40, 20), line(44, 12)], card)).toBe('centre');
});

test('a single line is aligned to the nearer edge of the card', () => {
  expect(alignOf([line(8, 20)], card)).toBe('left');
  expect(alignOf([line(60, 22)], card)).toBe('right');
  expect(alignOf([line(35, 20)], card)).toBe('centre');
});
