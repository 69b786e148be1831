import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PreparedReads, prepareUserReads, type UserRead } from '../../../../bench/user-reads.ts';
import { type DatabaseUnderTest, startDatabase } from '../../testing/database-under-test.ts';

/** The small sister of `npm run bench:users`: pages touched, which no busy machine changes. */

let databases: DatabaseUnderTest[];
let among1000: PreparedReads;
let among20000: PreparedReads;
beforeAll(async () => {
  databases = [await startDatabase(), await startDatabase()];
  const [small, large] = databases as [DatabaseUnderTest, DatabaseUnderTest];
  among1000 = await prepareUserReads(small.db, 1000);
  among20000 = await prepareUserReads(large.db, 20_000);
}, 120_000);
afterAll(() => Promise.all(databases.map(({ close }) => close())));

const reads: UserRead[] = [
  'first page',
  'last page',
  'last page by name',
  'search by name',
  'search by address',
  'total',
];

describe.each(reads)('the users’ %s', (read) => {
  test('reads no more pages with 20,000 users than a taller index needs', () => {
    expect(among20000[read].plan.buffers).toBeLessThanOrEqual(among1000[read].plan.buffers * 1.5 + 5);
  });
});

test.each(reads.slice(0, 5))(
  'the users’ %s is one walk along an index: nothing is sorted or read whole',
  (read) => {
    expect(among20000[read].plan.nodes.join()).toMatch(/Index Scan/);
    expect(among20000[read].plan.nodes).not.toContain('Seq Scan');
    expect(among20000[read].plan.nodes).not.toContain('Sort');
  },
);
