import { createHash } from 'node:crypto';
import { GiveUp, type TaskRun } from '../jobs/task.ts';
import type { PrintSnapshot } from '../jobs/tasks.ts';
import type { Needs } from '../services.ts';
import { printedFileKey } from '../storage/object-keys.ts';
import { fileMaker } from './make-file.ts';

type Deps = Needs<
  | 'snapshots.find'
  | 'snapshots.setFile'
  | 'snapshots.giveUp'
  | 'objects.read'
  | 'objects.write'
  | 'printer.print'
>;

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
