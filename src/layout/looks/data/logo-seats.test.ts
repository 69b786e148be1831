import { expect, test } from 'vitest';
import { lookIds } from '#domain/card/look/card-look.ts';
import { logoSeats } from './logo-seats.ts';

test('each look has a seat for the logo', () => {
  expect(Object.keys(logoSeats)).toEqual([...lookIds]);
});
