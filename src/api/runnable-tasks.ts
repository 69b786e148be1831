import type { FastifyBaseLogger } from 'fastify';
import { type DeliveryTiming, deliveryTiming } from '#domain/webhook/events.ts';
import type { Database } from './database/db.ts';
import { eventSender } from './features/webhooks/deliver-events.ts';
import { type RunnableTask, withHandler } from './jobs/task.ts';
import { announceTask, deliverTask, printTask } from './jobs/tasks.ts';
import type { GuardOptions } from './outbound/guarded-fetch.ts';
import { serverPrinter } from './printing/print-pool.ts';
import { snapshotPrinter } from './snapshots/print-snapshot.ts';
import type { ObjectStore } from './storage/object-storage.ts';
import { endAttempts } from './store/jobs/end-attempts.ts';
import { announcementStore } from './store/mail/announcements.ts';
import { snapshotStore } from './store/proofs/snapshots.ts';
import { deliveryStore } from './store/webhooks/deliveries.ts';

type Deps = {
  db: Database;
  objects: ObjectStore;
  isMailOn: boolean;
  outbound: GuardOptions;
  log: FastifyBaseLogger;
  now: () => Date;
  timing?: DeliveryTiming;
};

/** The jobs with data that this node runs. Where mail is off, announcements wait. */
export function runnableTasks({
  db,
  objects,
  isMailOn,
  outbound,
  log,
  now,
  timing = deliveryTiming,
}: Deps): RunnableTask[] {
  return [
    {
      ...withHandler(
        printTask,
        snapshotPrinter({ snapshots: snapshotStore(db), objects, printer: serverPrinter }),
      ),
      endAttempts,
    },
    withHandler(
      deliverTask,
      eventSender({ deliveries: deliveryStore(db, timing), outbound, timing, log, now }),
    ),
    ...(isMailOn ? [withHandler(announceTask, announcementStore(db).mailPage)] : []),
  ];
}
