import { createHash } from 'node:crypto';
import { GiveUp, type TaskRun } from '../jobs/task.ts';
import type { PrintSnapshot } from '../jobs/tasks.ts';
import type { Printer } from '../printing/print-pool.ts';
import { printedFileKey } from '../storage/object-keys.ts';
import type { ObjectStore } from '../storage/object-storage.ts';
import type { SnapshotStore } from '../store/proofs/snapshots.ts';
import { fileMaker } from './make-file.ts';

type Deps = {
  snapshots: Pick<SnapshotStore, 'find' | 'setFile' | 'giveUp'>;
  objects: Pick<ObjectStore, 'read' | 'write'>;
  printer: Pick<Printer, 'print'>;
};

/** Makes the file of a snapshot once. A run that was killed is repeated: the same snapshot gives the same bytes. */
export function snapshotPrinter({ snapshots, objects, printer }: Deps) {
  const makeFile = fileMaker({ objects, printer });
  return async ({ accountId, snapshotId }: PrintSnapshot, { signal }: TaskRun): Promise<void> => {
    const key = { accountId, id: snapshotId };
    const found = await snapshots.find(key);
    // It was deleted with its account, or another run was faster.
    if (!found || found.file) return;
    const pdf = await makeFile(found.snapshot, signal).catch(async (error: unknown) => {
      if (error instanceof GiveUp) await snapshots.giveUp(key);
      throw error;
    });
    await objects.write(printedFileKey(snapshotId), pdf, 'application/pdf');
    await snapshots.setFile(key, { hash: createHash('sha256').update(pdf).digest(), bytes: pdf.length });
  };
}
