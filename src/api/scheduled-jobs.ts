import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/db.ts';
import { storeLostEvents } from './features/payments/lost-events.ts';
import { reconcile } from './features/payments/reconcile.ts';
import { deleteUnusedUploads } from './features/uploads/sweep-uploads.ts';
import type { Job } from './jobs/job-runner.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { ObjectStore } from './storage/object-storage.ts';
import { uploadStore } from './store/cards/uploads.ts';
import { expiredRows } from './store/operations/delete-expired.ts';
import { paymentStore } from './store/payments/payments.ts';
import { webhookInbox } from './store/payments/webhook-inbox.ts';
import { accountDeletions } from './store/users/account-deletions.ts';

type Deps = {
  db: Database;
  objects: ObjectStore;
  provider: PaymentProvider;
  log: FastifyBaseLogger;
  now: () => Date;
};

const day = 24 * 60 * 60 * 1000;
const binDays = 30;
const requestKeyDays = 1;
/** For so long the provider lists what happened. */
const eventDays = 30;

/** What is settled every minute, and what is cleared away when: at different minutes, so that no two load the database together. */
export function scheduledJobs({ db, objects, provider, log, now }: Deps): Record<string, Job> {
  const upkeep = expiredRows(db);
  const uploads = uploadStore(db);
  const ago = (days: number) => new Date(now().getTime() - days * day);
  const payments = { provider, payments: paymentStore(db), inbox: webhookInbox(db), log, now };
  return {
    'reconcile-payments': { cron: '* * * * *', run: () => reconcile(payments) },
    // Each minute looks an hour back; this is for what was lost while no node ran, or with the database's disk.
    'find-lost-events': { cron: '57 * * * *', run: () => storeLostEvents(payments, eventDays * day) },
    'sweep-uploads': { cron: '7 * * * *', run: () => deleteUnusedUploads({ uploads, objects, now }) },
    'purge-bin': { cron: '17 * * * *', run: () => upkeep.purgeBin(ago(binDays)) },
    'clear-sessions': { cron: '27 * * * *', run: () => upkeep.clearSessions(now()) },
    'clear-request-keys': {
      cron: '37 * * * *',
      run: () => upkeep.clearRequestKeys(ago(requestKeyDays)),
    },
    'delete-accounts': {
      cron: '47 * * * *',
      run: () => accountDeletions(db).runDue(now(), { requestId: 'delete-accounts', address: null }),
    },
  };
}
