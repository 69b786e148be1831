import { afterAll, describe, expect, test } from 'vitest';
import { explainHotReads, type HotRead } from '../../../tools/dev/hot-reads.ts';
import { startDatabase } from '../testing/database-under-test.ts';

/** A small version of `npm run bench -- scale`. */

const [small, large] = await Promise.all([startDatabase(), startDatabase()]);
const databases = [small, large];
const with1000 = await explainHotReads(small.db, { users: 20, cards: 1000 });
const with30000 = await explainHotReads(large.db, { users: 600, cards: 30_000 });
afterAll(() => Promise.all(databases.map(({ close }) => close())));

test('a list of 50 cards reads at most a page for each card and 4 pages of the index, with 1,000 and with 30,000 cards', () => {
  for (const plans of [with1000, with30000]) expect(plans['card list'].buffers).toBeLessThanOrEqual(54);
});

test('a login reads at most 3 pages more with 30,000 cards than with 1,000', () => {
  expect(with30000.login.buffers - with1000.login.buffers).toBeLessThanOrEqual(3);
});

describe.each<HotRead>(['save', 'delete'])('the %s of a card', (write) => {
  test('touches at most 8 pages more with 30,000 cards than with 1,000', () => {
    const more = with30000[write].buffers - with1000[write].buffers;
    expect(more, with30000[write].text).toBeLessThanOrEqual(8);
  });
});

test.each<HotRead>(['card list', 'login', 'session', 'session of a company', 'delete'])(
  'the %s is found by an index, never by reading a whole table',
  (read) => {
    expect(with30000[read].nodes.join()).toContain('Index Scan');
    expect(with30000[read].nodes, with30000[read].text).not.toContain('Seq Scan');
  },
);
