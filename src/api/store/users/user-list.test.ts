import { afterAll, describe, expect, test } from 'vitest';
import { prepareUserReads, type UserRead } from '../../../../tools/dev/user-reads.ts';
import { type DatabaseUnderTest, startDatabase } from '../../testing/database-under-test.ts';

/** A small version of `npm run bench -- users`. It counts pages read, which do not depend on the load of the machine. */

const databases = [await startDatabase(), await startDatabase()];
const [small, large] = databases as [DatabaseUnderTest, DatabaseUnderTest];
const with1000 = await prepareUserReads(small.db, 1000);
const with20000 = await prepareUserReads(large.db, 20_000);
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
    expect(with20000[read].plan.buffers).toBeLessThanOrEqual(with1000[read].plan.buffers * 1.5 + 5);
  });
});

test.each(reads.slice(0, 5))(
  'the users’ %s is one walk along an index: nothing is sorted or read whole',
  (read) => {
    expect(with20000[read].plan.nodes.join()).toMatch(/Index Scan/);
    expect(with20000[read].plan.nodes).not.toContain('Seq Scan');
    expect(with20000[read].plan.nodes).not.toContain('Sort');
  },
);
