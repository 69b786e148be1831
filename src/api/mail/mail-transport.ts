import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';

/** A mail as it is sent. The id of its row makes its Message-ID, so a repeated mail can be recognised. */
export type MailMessage = {
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: string }[];
};

/**
 * What the mail server said. `refused` is final for this mail (5xx), `deferred` is not (4xx). `unreachable`: no response,
 * or one that does not concern this mail, such as refused credentials.
 */
export type SendResult =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'deferred' | 'unreachable'; reason: string };

export type MailTransport = {
  send: (message: MailMessage) => Promise<SendResult>;
  close: () => void;
};

type Timeouts = { connectMs: number; idleMs: number; totalMs: number };

/** Together shorter than the lease of a mail, so that no other process sends it meanwhile. */
const defaultTimeouts: Timeouts = { connectMs: 10_000, idleMs: 20_000, totalMs: 60_000 };

/** Connections to the mail server at once. */
export const mailConnections = 4;

/** Sends over SMTP. TLS is required unless the server is on this machine. */
export function openMailTransport(url: string, timeouts: Timeouts = defaultTimeouts): MailTransport {
  const { connectMs, idleMs, totalMs } = timeouts;
  const open = () => {
    const pool = new SMTPPool({
      url,
      pool: true,
      maxConnections: mailConnections,
      // The library would send a mail again when the server hangs up; only the outbox decides that.
      maxRequeues: 0,
      requireTLS: !isLoopback(url),
      dnsTimeout: connectMs,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: idleMs,
      idleTimeout: idleMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return { pool, mailer: createTransport(pool) };
  };
  let connections = open();

  const sendWithin = async (message: MailMessage): Promise<SendResult> => {
    const current = connections;
    const expired = new AbortController();
    const sending = current.mailer
      .sendMail({ ...message, headers: { 'Auto-Submitted': 'auto-generated' } })
      .then((): SendResult => ({ outcome: 'sent' }), failureOf);
    const timeout = wait(totalMs, 'timeout' as const, { signal: expired.signal, ref: false });
    const first = await Promise.race([sending, timeout.catch(() => 'timeout' as const)]);
    expired.abort();
    if (first !== 'timeout') return first;
    // A server that sends a byte now and then never becomes idle.
    if (connections === current) connections = open();
    current.pool.close({ force: true });
    return { outcome: 'unreachable', reason: `no response within ${totalMs} ms` };
  };

  return { send: sendWithin, close: () => connections.pool.close() };
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string };

function failureOf(error: SmtpError): SendResult {
  const { code = '', responseCode, response, message, command } = error;
  const reason = (response ?? `${code} ${message}`).trim().slice(0, 500);
  // A refused sender concerns every mail.
  const isAboutTheMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  if (!isAboutTheMail) return { outcome: 'unreachable', reason };
  // Without a response the library itself refused the address.
  const isFinal = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
  return { outcome: isFinal ? 'refused' : 'deferred', reason };
}

function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
