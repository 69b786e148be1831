import { isMailGivenUp, isOverLimit, mailRetryDelayMs, overLimitFailure } from '#domain/mail/mail.ts';
import { type MailTransport, mailConnections, type SendResult } from '../../mail/mail-transport.ts';
import type { Needs } from '../../services.ts';
import type { StoredMail } from '../../store/mail/outbox.ts';
import { type ComposeDeps, composeMail } from './compose-mail.ts';

type Deps = ComposeDeps &
  Needs<'outbox' | 'log' | 'now'> & {
    transport: MailTransport;
  };

/** The job that sends the mails that are due. A run that starts during another one of this process leaves its work to that one. */
export function mailSender(deps: Deps): (stopping?: AbortSignal) => Promise<void> {
  let isRunning = false;
  let isRequested = false;
  return async (stopping) => {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isRequested) {
        isRequested = false;
        await sendDue(deps, stopping);
      }
    } finally {
      isRunning = false;
    }
  };
}

/** Sends until nothing is due. Stops when the mail server cannot be reached: what is due stays due. */
async function sendDue(deps: Deps, stopping: AbortSignal | undefined): Promise<void> {
  const state = { isReachable: true };
  const sendInTurn = async () => {
    while (state.isReachable && !stopping?.aborted) {
      const mail = await deps.outbox.take(deps.now());
      if (!mail) return;
      const { outcome } = await sendOne(deps, mail);
      if (outcome === 'unreachable') state.isReachable = false;
    }
  };
  await Promise.all(Array.from({ length: mailConnections }, sendInTurn));
}

const obsolete: SendResult = { outcome: 'refused', reason: 'no longer needed' };
const tooMany: SendResult = { outcome: 'refused', reason: overLimitFailure };

/** A process killed in here sends the mail again after its lease, with the same Message-ID: SMTP cannot tell whether it arrived. */
async function sendOne(deps: Deps, mail: StoredMail): Promise<SendResult> {
  const { outbox, log, now } = deps;
  const result = isOverLimit(mail, await outbox.earlierToRecipient(mail))
    ? tooMany
    : await sendComposed(deps, mail);
  if (result.outcome === 'sent') {
    await outbox.markSent(mail.id, now());
    return result;
  }
  const { outcome, reason } = result;
  const isGivenUp = isMailGivenUp(mail.createdAt, now());
  const { id, kind, attempts } = mail;
  if (outcome === 'refused' || isGivenUp) await outbox.markFailed(id, now(), reason);
  else await outbox.postpone(id, new Date(now().getTime() + mailRetryDelayMs(attempts)), reason);
  // A response may repeat the recipient, so the log gets only what happened.
  log.warn({ mail: id, kind, attempts, outcome, isGivenUp }, 'mail not sent');
  return result;
}

async function sendComposed(deps: Deps, mail: StoredMail): Promise<SendResult> {
  const message = await composeMail(deps, mail);
  return message ? deps.transport.send(message) : obsolete;
}
