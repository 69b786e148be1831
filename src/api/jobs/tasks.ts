import { z } from 'zod';
import type { Task } from './task.ts';

/** The kinds of jobs that carry data. */

/** Mails an announcement to the next accounts, in the order of their ids. */
const announcePage = z.object({ announcementId: z.uuid(), afterUserId: z.guid() });
export type AnnouncePage = z.infer<typeof announcePage>;
export const announceTask: Task<AnnouncePage> = {
  name: 'announce',
  payload: announcePage,
  concurrency: 1,
  // 3.6 hours.
  maxAttempts: 10,
  timeoutMs: 60_000,
};

/** Makes the file of a frozen card. */
const printSnapshot = z.object({ accountId: z.guid(), snapshotId: z.uuid() });
export type PrintSnapshot = z.infer<typeof printSnapshot>;
export const printTask: Task<PrintSnapshot> = {
  name: 'print-snapshot',
  payload: printSnapshot,
  // Each has a thread. The jobs of one account run one after the other, so the second place is for another account.
  concurrency: 2,
  // 3.6 hours.
  maxAttempts: 10,
  timeoutMs: 90_000,
};

/** Sends the events that wait for an endpoint. */
const deliverEvents = z.object({ endpointId: z.uuid() });
export type DeliverEvents = z.infer<typeof deliverEvents>;
export const deliverTask: Task<DeliverEvents> = {
  name: 'deliver-events',
  payload: deliverEvents,
  // Each is one request at a time, and a receiver may take its time. Twice as many as all slow endpoints get.
  concurrency: 12,
  // A failed request is no failure of the job; what is due is found again every minute.
  maxAttempts: 3,
  timeoutMs: 90_000,
};

export const tasks = [announceTask, printTask, deliverTask] as const;
