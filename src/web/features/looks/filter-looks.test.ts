import { expect, test } from 'vitest';
import { lookIds } from '#domain/card/look/card-look.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import {
  activeCount,
  filterLooks,
  type GroundChoice,
  groundColours,
  hasPlaceForLogo,
  type LookFilters,
  looksLike,
  noFilters,
  type ShownLooks,
} from './filter-looks.ts';

const found = (filters: Partial<LookFilters>, shown: Partial<ShownLooks> = {}) =>
  filterLooks(
    { ...noFilters, ...filters },
    { order: lookIds, looks: {}, hasLogo: hasPlaceForLogo, ...shown },
  );

test('without filters all looks are shown, in the order of the gallery', () => {
  expect(found({})).toEqual(lookIds);
  const order = lookIds.toReversed();
  expect(found({}, { order })).toEqual(order);
});

test('filters narrow each other', () => {
  const architecture = found({ trade: 'architecture' });
  expect(architecture).toEqual(['bauhaus', 'quarter', 'floor-plan', 'facade']);
  expect(found({ trade: 'architecture', mood: 'warm' })).toEqual(['quarter']);
});

test('every ground has looks, and every look one ground', () => {
  const grounds = Object.keys(groundColours) as GroundChoice[];
  const byGround = grounds.map((ground) => found({ ground }));
  expect(byGround.every((looks) => looks.length > 0)).toBe(true);
  expect(byGround.flat().sort()).toEqual([...lookIds].sort());
  expect(found({ ground: 'yellow' })).toEqual(['diagonal']);
});

test('a variation is found by the ground that it has', () => {
  const looks = { bauhaus: { id: 'bauhaus', version: 1, palette: 'inkOnMustard' } } as const;
  expect(found({ ground: 'yellow' }, { looks })).toEqual(['bauhaus', 'diagonal']);
});

test('the shapes are those that looks were drawn for', () => {
  expect(found({ shape: 'square' })).toEqual(['vineyard', 'lens', 'coaster']);
});

test('with and without a logo on the front are all looks', () => {
  const [yes, no] = [true, false].map((hasLogo) => found({ hasLogo }));
  expect([...(yes ?? []), ...(no ?? [])].sort()).toEqual([...lookIds].sort());
  expect(no).toContain('big-initial');
});

test('with a logo are the looks that print it well', () => {
  expect(found({ hasLogo: true }, { hasLogo: (id) => id === 'echo' })).toEqual(['echo']);
});

test('filters that are on are counted, also one that asks for no logo', () => {
  expect(activeCount({ ...noFilters, trade: 'law', hasLogo: false })).toBe(2);
});

test('looks like a look share a trade or a mood with it', () => {
  const similar = looksLike('bauhaus', 4);
  const { trades, moods } = lookOf('bauhaus');
  expect(similar).toHaveLength(4);
  expect(similar).not.toContain('bauhaus');
  for (const other of similar.map((id) => lookOf(id))) {
    const shared = [
      ...other.trades.filter((trade) => trades.includes(trade)),
      ...other.moods.filter((mood) => moods.includes(mood)),
    ];
    expect(shared).not.toEqual([]);
  }
});
