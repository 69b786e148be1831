import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#api/database/db.ts';
import { mailConnections } from '#api/mail/mail-transport.ts';
import { mailOutbox, queueMail } from '#api/store/mail/outbox.ts';
import { endMailLeases } from '#api/store/testing/end-mail-leases.ts';
import { runJobNow } from '#api/store/testing/job-queue.ts';
import { type MailCatcher, startMailCatcher } from '#simulator/mail/mail-catcher.ts';
import { failedExpectations, type Size } from './report.ts';
import type { TestCluster } from './test-cluster.ts';

const queuedAtOnce = 20;
const timeoutMs = 300_000;

/** The API is killed while it sends mails. Each must arrive, and none under a second Message-ID. */
export async function killedMailSender(cluster: TestCluster, size: Size) {
  const { mails: count, kills } = size;
  const catcher = await startMailCatcher({ kept: count * 2 });
  const settings = { MAIL_URL: catcher.url, MAIL_FROM: 'cards@vizitka.example' };
  await discardOtherMails(cluster.db);
  const node = await cluster.startNode(settings);
  const beganMs = Date.now();
  const queueing = queueMails(cluster.db, count);
  for (let killed = 0; killed < kills; killed += 1) {
    // At another point of the work each time.
    await untilArrived(
      cluster.db,
      () => catcher.mails.length,
      Math.floor(((killed + 1) * count) / (kills + 1)),
    );
    await wait(killed % 7);
    await node.kill();
    await node.restart();
  }
  await queueing;
  await untilArrived(cluster.db, () => distinct(catcher).size, count);
  // Sent again, were there a mail that arrived and is not marked so.
  await runJobNow(cluster.db, 'send-mail');
  const seconds = (Date.now() - beganMs) / 1000;
  const arrived = distinct(catcher);
  const recipients = new Set([...arrived.values()]);
  const repeats = catcher.mails.length - arrived.size;
  await node.kill();
  await catcher.close();
  return {
    acknowledged: count,
    stored: recipients.size,
    lost: count - recipients.size,
    twice: arrived.size - recipients.size,
    told: [
      `${kills} kills, ${count} mails in ${seconds.toFixed(0)} s`,
      `${repeats} arrived again with the same Message-ID: killed between the server's response and the mark`,
    ],
    wrong: failedExpectations({
      'no more repeats than mails in progress at the kills': repeats <= kills * mailConnections,
    }),
  };
}

/** Nodes without mail keep the mails of the faults before. */
export function discardOtherMails(db: Database): Promise<number> {
  return mailOutbox(db).discardOld(new Date());
}

async function queueMails(db: Database, count: number): Promise<void> {
  for (let first = 0; first < count; first += queuedAtOnce)
    await Promise.all(
      Array.from({ length: Math.min(queuedAtOnce, count - first) }, (_, index) =>
        queueMail(db, {
          kind: 'resetPassword',
          userId: null,
          recipient: `user-${first + index}@cards.example`,
          language: 'en',
        }),
      ),
    );
}

/** Waits for a number of mails. If none arrives for two seconds, dead processes had taken them: they are free again. */
export async function untilArrived(
  db: Database,
  arrived: () => number,
  count: number,
  releaseMore = async () => {},
): Promise<void> {
  const endMs = Date.now() + timeoutMs;
  let before = -1;
  while (Date.now() < endMs && arrived() < count) {
    const pauseMs = Date.now() + 2000;
    while (Date.now() < pauseMs && arrived() < count) await wait(5);
    if (arrived() === before) {
      await endMailLeases(db);
      await releaseMore();
    }
    before = arrived();
    await runJobNow(db, 'send-mail');
  }
}

/** The recipient of each Message-ID. */
export function distinct(catcher: MailCatcher): Map<string, string> {
  return new Map(catcher.mails.map(({ messageId, to }) => [messageId, to]));
}
