import { expect, test } from 'vitest';
import { arranged } from './arranged.ts';

test('a logo of the suggested size takes on the new suggestion', () => {
  expect(arranged({ logoSize: 20 }, { layout: 'centered' })).toEqual({
    layout: 'centered',
    orientation: 'landscape',
    logoSize: 11,
  });
  expect(arranged({ layout: 'centered', logoSize: 11 }, { orientation: 'portrait' }).logoSize).toBe(14);
});

test('a size that somebody chose stays', () => {
  expect(arranged({ logoSize: 25 }, { layout: 'centered' }).logoSize).toBe(25);
});
