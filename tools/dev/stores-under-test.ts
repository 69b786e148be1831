import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectStore } from '#api/storage/object-storage.ts';
import { openObjectStore } from '#api/storage/open-object-store.ts';
import { hasObjectServer, objectServerPackages, startObjectServer } from './object-server.ts';

export type StoreUnderTest = {
  objects: ObjectStore;
  /** The same store with a different clock. */
  at: (now: Date) => Promise<ObjectStore>;
  close: () => Promise<void>;
};

type StoreCase = { name: string; canRun: boolean; open: (webOrigin: string) => Promise<StoreUnderTest> };

/** Both implementations of the store, the second with a real S3 server. If that is not installed, its tests are skipped and listed. */
export const storeCases: StoreCase[] = [
  { name: 'disk', canRun: true, open: openDiskStore },
  hasObjectServer()
    ? { name: 's3', canRun: true, open: openS3Store }
    : { name: `s3: not run, it needs ${objectServerPackages}`, canRun: false, open: openS3Store },
];

async function openDiskStore(webOrigin: string): Promise<StoreUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-disk-'));
  const open = (now?: () => Date) => openObjectStore({ kind: 'disk', folder }, webOrigin, now);
  return {
    objects: await open(),
    at: (now) => open(() => now),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function openS3Store(webOrigin: string): Promise<StoreUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-s3-'));
  const server = await startObjectServer(folder, webOrigin);
  const open = (now?: () => Date) => openObjectStore({ kind: 's3', ...server.settings }, webOrigin, now);
  return {
    objects: await open(),
    at: (now) => open(() => now),
    close: async () => {
      server.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
