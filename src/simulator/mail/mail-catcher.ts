import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A mail as it arrived. */
export type CaughtMail = {
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; text: string }[];
  receivedAt: string;
};

/** How the server treats the next mails: it responds 451 or 550, is slow, or takes a mail and hangs up before it responds. */
export type MailFault = { kind: 'defer' | 'refuse' | 'slow' | 'hang-up'; times: number; ms?: number };

type Options = {
  port?: number;
  /** The number of mails kept, newest first. */
  kept?: number;
  onMail?: (mail: CaughtMail) => void;
};

export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>;

/** A real SMTP server on this machine that keeps what it gets and delivers nothing. */
export async function startMailCatcher({ port = 0, kept = 500, onMail }: Options = {}) {
  const mails: CaughtMail[] = [];
  const faults: MailFault[] = [];
  const nextFault = (): MailFault | undefined => {
    const [fault] = faults;
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) faults.shift();
    return fault;
  };

  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const fault = nextFault();
    const raw = await buffer(stream);
    if (fault?.kind === 'defer') throw replyOf(451, 'Try again later');
    if (fault?.kind === 'refuse') throw replyOf(550, 'No such mailbox');
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 1000));
    const mail = await parse(raw, session);
    mails.unshift(mail);
    mails.length = Math.min(mails.length, kept);
    onMail?.(mail);
    if (fault?.kind === 'hang-up') for (const connection of server.connections) connection.close();
  };

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // A client that was killed leaves its connection open.
    closeTimeout: 100,
    onData: (stream, session, done) => {
      receive(stream, session).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A client that hangs up is not an error of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const actualPort = address && typeof address === 'object' ? address.port : port;

  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    /** Newest first. */
    mails: mails as readonly CaughtMail[],
    plan: (fault: MailFault) => void faults.push(fault),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function replyOf(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function parse(raw: Buffer, { envelope }: SMTPServerSession): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw);
  return {
    messageId: mail.messageId ?? '',
    from: mail.from?.address ?? '',
    to: envelope.rcptTo.map((recipient) => recipient.address).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, content }) => ({
      name: filename ?? '',
      text: typeof content === 'string' ? content : new TextDecoder().decode(content),
    })),
    receivedAt: new Date().toISOString(),
  };
}
