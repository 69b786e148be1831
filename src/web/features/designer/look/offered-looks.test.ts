import { expect, test } from 'vitest';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import { offeredAtStart, offeredLike, offeredTo } from './offered-looks.ts';

const baker = { companyName: 'Pekáreň Kvások', fullName: 'Jana Malá', position: 'pekárka' };

test('a person gets six looks for the trade with the reason, and six others', () => {
  const { fitting, others } = offeredTo({ content: baker });
  expect(fitting).toHaveLength(6);
  expect(fitting[0]).toMatchObject({ look: { id: 'awning' }, reason: { kind: 'trade', trade: 'cafe' } });
  expect(others).toHaveLength(6);
  expect(new Set([...fitting, ...others].map(({ look }) => look.id)).size).toBe(12);
});

test('a logo changes the palettes of the looks that are offered', () => {
  const colours = [{ colour: '#c8102e', share: 1 }];
  const { fitting } = offeredTo({ content: baker, logo: { width: 400, height: 100, colours } });
  expect(fitting).not.toEqual(offeredTo({ content: baker }).fitting);
});

test('an empty card starts with six looks that were drawn for its format', () => {
  expect(offeredAtStart.map(({ look }) => lookOf(look.id).shape)).toEqual(Array(6).fill('wide'));
});

test('a card with a look gets six others', () => {
  const ids = offeredLike('bauhaus').map(({ look }) => look.id);
  expect([ids.length, ids.includes('bauhaus')]).toEqual([6, false]);
});
