import type { Database } from './database/db.ts';
import { type RunnableTask, withHandler } from './jobs/task.ts';
import { announceTask, printTask } from './jobs/tasks.ts';
import { serverPrinter } from './printing/print-pool.ts';
import { snapshotPrinter } from './snapshots/print-snapshot.ts';
import type { ObjectStore } from './storage/object-storage.ts';
import { announcementStore } from './store/mail/announcements.ts';
import { snapshotStore } from './store/proofs/snapshots.ts';

type Deps = { db: Database; objects: ObjectStore; isMailOn: boolean };

/** The jobs with data that this node runs. Where mail is off, announcements wait. */
export function runnableTasks({ db, objects, isMailOn }: Deps): RunnableTask[] {
  return [
    withHandler(
      printTask,
      snapshotPrinter({ snapshots: snapshotStore(db), objects, printer: serverPrinter }),
    ),
    ...(isMailOn ? [withHandler(announceTask, announcementStore(db).mailPage)] : []),
  ];
}
