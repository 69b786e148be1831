import type { FastifyBaseLogger } from 'fastify';
import type { ByLanguage } from '#domain/account/languages.ts';
import { dayMs } from '#domain/days.ts';
import type { Books } from '#domain/invoice/invoice.ts';
import { keptDays } from '#domain/link/share-links.ts';
import { proofKeptDays } from '#domain/proof/proof.ts';
import { deliveryTiming, eventKeptDays } from '#domain/webhook/events.ts';
import type { Database } from './database/db.ts';
import { keepMails } from './features/mail/keep-mails.ts';
import { mailSender } from './features/mail/send-mail.ts';
import { storeLostEvents } from './features/payments/lost-events.ts';
import { reconcile } from './features/payments/reconcile.ts';
import { deleteUnusedUploads } from './features/uploads/delete-unused-uploads.ts';
import type { Job } from './jobs/job-runner.ts';
import { tasks } from './jobs/tasks.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { ObjectStore } from './storage/object-storage.ts';
import { uploadStore } from './store/cards/uploads.ts';
import { companyDeletions } from './store/companies/company-deletions.ts';
import { invitationStore } from './store/companies/invitations.ts';
import { releaseJobs } from './store/jobs/release-jobs.ts';
import { shareLinkStore } from './store/links/share-links.ts';
import { announcementStore } from './store/mail/announcements.ts';
import { mailOutbox } from './store/mail/outbox.ts';
import { expiredRows } from './store/operations/delete-expired.ts';
import { paymentStore } from './store/payments/payments.ts';
import { webhookInbox } from './store/payments/webhook-inbox.ts';
import { proofStore } from './store/proofs/proofs.ts';
import { accountDeletions } from './store/users/account-deletions.ts';
import { emailTokenStore } from './store/users/email-tokens.ts';
import { userStore } from './store/users/users.ts';
import { deliveryStore } from './store/webhooks/deliveries.ts';

type Deps = {
  db: Database;
  objects: ObjectStore;
  provider: PaymentProvider;
  books: Books;
  /** Null where mail is off. */
  mail: {
    transport: MailTransport;
    from: string;
    publicOrigin: string;
    terms: ByLanguage<string>;
  } | null;
  log: FastifyBaseLogger;
  now: () => Date;
};

const binDays = 30;
const requestKeyDays = 1;
const mailDays = 30;
/** How long a node without mail keeps what another may send. */
const unsentMailDays = 7;
const cardFileDays = 30;
const deviceDays = 365;
const companyLogDays = 365;
/** So that owners see which invitation was not used. */
const expiredInvitationDays = 30;
const joinRequestDays = 30;
/** The provider lists events for this long. */
const eventDays = 30;

/** The jobs and their schedules. Hourly jobs run at different minutes to spread the load on the database. */
export function scheduledJobs({ db, objects, provider, books, mail, log, now }: Deps): Record<string, Job> {
  const expired = expiredRows(db);
  const uploads = uploadStore(db);
  const ago = (days: number) => new Date(now().getTime() - days * dayMs);
  const payments = { provider, payments: paymentStore(db, books), inbox: webhookInbox(db), log, now };
  const outbox = mailOutbox(db);
  const shareLinks = shareLinkStore(db);
  const deliveries = deliveryStore(db, deliveryTiming);
  return {
    // The insert of a mail starts it at once; the schedule is for repeated attempts.
    'send-mail': {
      cron: '* * * * *',
      run: mail
        ? mailSender({
            ...mail,
            outbox,
            users: userStore(db),
            emailTokens: emailTokenStore(db),
            invitations: invitationStore(db),
            shareLinks,
            proofs: proofStore(db),
            announcements: announcementStore(db),
            log,
            now,
          })
        : () => keepMails({ outbox, log, before: ago(unsentMailDays) }),
    },
    'release-jobs': { cron: '* * * * *', run: () => releaseJobs(db, tasks) },
    'wake-endpoints': { cron: '* * * * *', run: () => deliveries.wakeDue(now()) },
    'reconcile-payments': { cron: '* * * * *', run: () => reconcile(payments) },
    // reconcile-payments checks the last hour; this finds events lost while no node ran, or by restoring a backup.
    'find-lost-events': { cron: '57 * * * *', run: () => storeLostEvents(payments, eventDays * dayMs) },
    'sweep-uploads': { cron: '7 * * * *', run: () => deleteUnusedUploads({ uploads, objects, now }) },
    'purge-bin': { cron: '17 * * * *', run: () => expired.purgeBin(ago(binDays)) },
    'clear-sessions': { cron: '27 * * * *', run: () => expired.clearSessions(now()) },
    'clear-sign-ins': { cron: '29 * * * *', run: () => expired.clearPendingSignIns(now()) },
    'clear-devices': { cron: '34 * * * *', run: () => expired.clearDevices(ago(deviceDays)) },
    'clear-request-keys': {
      cron: '37 * * * *',
      run: () => expired.clearRequestKeys(ago(requestKeyDays)),
    },
    'clear-account-links': { cron: '32 * * * *', run: () => expired.clearLinks(now()) },
    // Nobody has used the link: once after three days and once after seven.
    'remind-links': { cron: '10 * * * *', run: () => (mail ? shareLinks.remind(now()) : Promise.resolve(0)) },
    'clear-submissions': { cron: '20 * * * *', run: () => expired.clearSubmissions(ago(keptDays)) },
    'clear-share-links': { cron: '22 * * * *', run: () => expired.clearShareLinks(ago(keptDays)) },
    'clear-mails': { cron: '42 * * * *', run: () => expired.clearMails(ago(mailDays)) },
    'clear-company-log': { cron: '52 * * * *', run: () => expired.clearCompanyLog(ago(companyLogDays)) },
    'clear-invitations': {
      cron: '54 * * * *',
      run: async () =>
        (await expired.clearInvitations(ago(expiredInvitationDays))) +
        (await expired.clearJoinRequests(ago(joinRequestDays))),
    },
    'delete-companies': { cron: '49 * * * *', run: () => companyDeletions(db).runDue(now()) },
    'clear-proofs': { cron: '56 * * * *', run: () => expired.clearProofs(ago(proofKeptDays)) },
    'clear-events': { cron: '59 * * * *', run: () => expired.clearEvents(ago(eventKeptDays)) },
    'clear-card-files': { cron: '2 * * * *', run: () => expired.clearCardFiles(ago(cardFileDays)) },
    'delete-accounts': {
      cron: '47 * * * *',
      run: () => accountDeletions(db).runDue(now(), { requestId: 'delete-accounts', address: null }),
    },
  };
}
