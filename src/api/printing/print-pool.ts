import type { FrozenProfile } from '#domain/proof/snapshot.ts';
import { threadPool } from '../thread-pool.ts';
import type { PrintInput } from './print-thread.ts';

/** One file at a time: the job that asks for them has a queue in the database. The thread stays while files follow. */
const run = threadPool(import.meta.dirname, 'print-thread', {
  maxThreads: 1,
  heapMebibytes: 256,
  idleMs: 10_000,
});

/** A card takes half a second; the largest logo some seconds. */
const printTimeoutMs = 60_000;

export type Printer = {
  print: (input: PrintInput, signal: AbortSignal) => Promise<Buffer>;
  isReadableProfile: (profile: FrozenProfile) => Promise<boolean>;
};

/** The one place where the server lays out and prints. */
export const serverPrinter: Printer = {
  print: async (input, signal) => {
    const bytes = await run<Uint8Array>('printSnapshot', input, { timeoutMs: printTimeoutMs, signal });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  },
  isReadableProfile: (profile) => run<boolean>('isReadableProfile', profile, { timeoutMs: printTimeoutMs }),
};
