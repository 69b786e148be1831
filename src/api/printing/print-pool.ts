import type { FrozenProfile } from '#domain/proof/snapshot.ts';
import { pictureSize } from '#image/read-picture.ts';
import { isSvg } from '#image/svg/clean-svg.ts';
import { concurrencyLimit } from '../concurrency-limit.ts';
import { GiveUp } from '../jobs/task.ts';
import { ThreadEnded, threadPool } from '../thread-pool.ts';
import type { PrintInput, Unprintable } from './print-thread.ts';

/** Two files at a time, of two accounts: the jobs that ask for them have queues in the database. A thread stays while files follow. */
const run = threadPool(import.meta.dirname, 'print-thread', {
  maxThreads: 2,
  heapMebibytes: 256,
  idleMs: 10_000,
});

/** Files with large pictures need up to 800 MB: one at a time, and the other thread prints on. */
const withLargeSlot = concurrencyLimit({ maxRunning: 1, maxWaiting: 30 });
const largePixels = 8_000_000;

function isLarge({ logo, picture }: PrintInput): boolean {
  const pixels = [logo, picture].reduce((sum, file) => sum + (file ? pixelsOf(file) : 0), 0);
  return pixels > largePixels;
}

/** From its header. A drawing has none. */
function pixelsOf(file: Uint8Array): number {
  if (isSvg(file)) return 0;
  const { width, height } = pictureSize(file);
  return width * height;
}

/** A card takes half a second; the largest logo some seconds. */
const printTimeoutMs = 60_000;

export type Printer = {
  print: (input: PrintInput, signal: AbortSignal) => Promise<Buffer>;
  isReadableProfile: (profile: FrozenProfile) => Promise<boolean>;
};

/** The one place where the server lays out and prints. */
export const serverPrinter: Printer = {
  print: async (input, signal) => {
    const start = () =>
      run<Uint8Array | Unprintable>('printSnapshot', input, { timeoutMs: printTimeoutMs, signal });
    const printing = isLarge(input) ? withLargeSlot(start, { signal }) : start();
    const bytes = await printing.catch((error: unknown) => {
      // Another attempt would take as long, or as much.
      if (error instanceof ThreadEnded && error.end !== 'aborted')
        throw new GiveUp(error.message, { cause: error });
      throw error;
    });
    if ('problem' in bytes) throw new GiveUp(`The image of the card cannot be printed: ${bytes.problem}`);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  },
  isReadableProfile: (profile) => run<boolean>('isReadableProfile', profile, { timeoutMs: printTimeoutMs }),
};
