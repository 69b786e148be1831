import type { Needs } from '../../services.ts';

type Deps = Needs<'outbox.discardOld' | 'log.warn'> & {
  before: Date;
};

/** Runs where mail is off: another node may have a mail server, so mails are kept for it. */
export async function keepMails({ outbox, log, before }: Deps): Promise<void> {
  const waiting = await outbox.discardOld(before);
  if (waiting > 0)
    log.warn(
      { waiting },
      'mails wait, and mail is off on this node: MAIL_URL should be the same on all nodes',
    );
}
