import { type MailCatcher, startMailCatcher } from '#simulator/mail/mail-catcher.ts';
import type { Database } from '../database/db.ts';
import { mailSender } from '../features/mail/send-mail.ts';
import { createLog } from '../http/log.ts';
import { openMailTransport } from '../mail/mail-transport.ts';
import { invitationStore } from '../store/companies/invitations.ts';
import { shareLinkStore } from '../store/links/share-links.ts';
import { announcementStore } from '../store/mail/announcements.ts';
import { mailOutbox } from '../store/mail/outbox.ts';
import { proofStore } from '../store/proofs/proofs.ts';
import { emailTokenStore } from '../store/users/email-tokens.ts';
import { userStore } from '../store/users/users.ts';
import { testOrigin } from './api-under-test.ts';

export type MailUnderTest = {
  catcher: MailCatcher;
  /** Runs the job that sends what is due at this time. */
  send: (at?: Date) => Promise<void>;
  /** The newest mail to an address. */
  newestTo: (address: string) => MailCatcher['mails'][number];
  close: () => Promise<void>;
};

type Options = { url?: string; timeouts?: Parameters<typeof openMailTransport>[1] };

/** The job that sends mail, with a real SMTP server that keeps what it gets. */
export async function startMail(db: Database, { url, timeouts }: Options = {}): Promise<MailUnderTest> {
  const catcher = await startMailCatcher({ kept: 20_000 });
  const transport = openMailTransport(url ?? catcher.url, timeouts);
  let now = new Date();
  const sendDue = mailSender({
    outbox: mailOutbox(db),
    transport,
    users: userStore(db),
    emailTokens: emailTokenStore(db),
    invitations: invitationStore(db),
    shareLinks: shareLinkStore(db),
    proofs: proofStore(db),
    announcements: announcementStore(db),
    from: 'Vizitka <cards@vizitka.example>',
    publicOrigin: testOrigin,
    terms: { en: 'The terms', sk: 'Podmienky' },
    log: createLog('silent'),
    now: () => now,
  });
  return {
    catcher,
    send: (at = new Date()) => {
      now = at;
      return sendDue();
    },
    newestTo: (address) => {
      const mail = catcher.mails.find(({ to }) => to === address);
      if (!mail) throw new Error(`No mail to ${address}`);
      return mail;
    },
    close: async () => {
      transport.close();
      await catcher.close();
    },
  };
}
