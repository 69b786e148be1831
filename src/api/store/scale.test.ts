import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainHotReads, type HotRead } from '../../../bench/hot-reads.ts';
import { type DatabaseUnderTest, startDatabase } from '../testing/database-under-test.ts';
import type { Plan } from './testing/explain.ts';

/** A small version of `npm run bench:scale`. */

let databases: DatabaseUnderTest[];
let with1000: Record<HotRead, Plan>;
let with30000: Record<HotRead, Plan>;
beforeAll(async () => {
  const [small, large] = await Promise.all([startDatabase(), startDatabase()]);
  databases = [small, large];
  with1000 = await explainHotReads(small.db, { users: 20, cards: 1000 });
  with30000 = await explainHotReads(large.db, { users: 600, cards: 30_000 });
}, 120_000);
afterAll(() => Promise.all(databases.map(({ close }) => close())));

describe.each<HotRead>(['card list', 'login'])('the %s', (read) => {
  test('reads at most 3 pages more with 30,000 cards than with 1,000', () => {
    expect(Math.abs(with30000[read].buffers - with1000[read].buffers)).toBeLessThanOrEqual(3);
  });
});

describe.each<HotRead>(['save', 'delete'])('the %s of a card', (write) => {
  test('touches at most 8 pages more with 30,000 cards than with 1,000', () => {
    const more = with30000[write].buffers - with1000[write].buffers;
    expect(more, with30000[write].text).toBeLessThanOrEqual(8);
  });
});

test.each<HotRead>(['card list', 'login', 'session', 'delete'])(
  'the %s is found by an index, never by reading a whole table',
  (read) => {
    expect(with30000[read].nodes.join()).toContain('Index Scan');
    expect(with30000[read].nodes).not.toContain('Seq Scan');
  },
);

test('a list of 50 cards uses an index even with only a thousand cards', () => {
  expect(with1000['card list'].nodes).not.toContain('Seq Scan');
});
