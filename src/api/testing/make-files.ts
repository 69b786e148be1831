import { snapshotPrinter } from '../snapshots/print-snapshot.ts';
import { openObjectStore } from '../storage/open-object-store.ts';
import { snapshotStore } from '../store/proofs/snapshots.ts';
import { takeJobs } from '../store/testing/job-queue.ts';
import type { ApiUnderTest } from './api-under-test.ts';

/** The bytes tell what was frozen. What a card looks like in print is tested with the printer of the server. */
const printer = {
  print: ({ snapshot }: { snapshot: object }) =>
    Promise.resolve(Buffer.from(`%PDF ${JSON.stringify(snapshot)}`)),
};

/** Makes the queued files. */
export async function makeFiles({ db, config }: Pick<ApiUnderTest, 'db' | 'config'>): Promise<void> {
  const objects = await openObjectStore(config.storage, config.publicOrigin);
  const print = snapshotPrinter({ snapshots: snapshotStore(db), objects, printer });
  for (const { payload } of await takeJobs(db, 'print-snapshot'))
    await print(payload as Parameters<typeof print>[0], { signal: new AbortController().signal });
}
