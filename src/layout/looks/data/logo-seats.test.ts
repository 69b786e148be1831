import { expect, test } from 'vitest';
import { lookIds } from '#domain/card/look/card-look.ts';
import { logoSeats } from './logo-seats.ts';

test('each look has a seat for the logo, which is on the card', () => {
  expect(Object.keys(logoSeats)).toEqual([...lookIds]);
  for (const { at } of Object.values(logoSeats)) {
    if (typeof at === 'string') continue;
    const [x, y, width, height] = at;
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x + width, y + height)).toBeLessThan(1);
  }
});
