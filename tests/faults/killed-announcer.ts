import { setTimeout as wait } from 'node:timers/promises';
import { announcementStore } from '#api/store/mail/announcements.ts';
import { ageLocks, createJobQueue, isJobOpen, runJobNow } from '#api/store/testing/job-queue.ts';
import { addRecipients } from '#api/store/testing/users.ts';
import { startMailCatcher } from '#simulator/mail/mail-catcher.ts';
import { discardOtherMails, distinct, untilArrived } from './killed-mail-sender.ts';
import { failedExpectations, type Size } from './report.ts';
import type { TestCluster } from './test-cluster.ts';

const name = 'terms-2027';
const text = { subject: 'New terms', paragraphs: ['They change.'] };
/** Longer than a job of an announcement may take, with its grace. */
const minutes = 3;

/** The API is killed while it mails an announcement to many accounts. Each must get it, and none under a second Message-ID. */
export async function killedAnnouncer(cluster: TestCluster, { announced, kills: most }: Size) {
  // Half as many as in other faults: a start takes seconds.
  const kills = Math.ceil(most / 2);
  const { db } = cluster;
  const catcher = await startMailCatcher({ kept: announced * 2 });
  await createJobQueue(db);
  await discardOtherMails(db);
  const node = await cluster.startNode({ MAIL_URL: catcher.url, MAIL_FROM: 'cards@vizitka.example' });
  await addRecipients(db, announced);
  const store = announcementStore(db);
  /** As if the time of the jobs of dead processes were over. */
  const releaseJobs = async () => {
    await ageLocks(db, minutes);
    const id = await runJobNow(db, 'release-jobs');
    while (await isJobOpen(db, id)) await wait(20);
  };
  const beganMs = Date.now();
  await store.begin({ name, reason: 'terms', audience: 'everybody', texts: { en: text, sk: text } });
  for (let killed = 0; killed < kills; killed += 1) {
    // The first ones during the first jobs, the others while mails are sent.
    const arrived = Math.floor((killed * announced) / (kills + 1));
    await untilArrived(db, () => catcher.mails.length, arrived, releaseJobs);
    await wait(5 + (killed % 7));
    await node.kill();
    await node.restart();
    await releaseJobs();
  }
  await untilArrived(db, () => distinct(catcher).size, announced, releaseJobs);
  await untilFinished(store);
  const seconds = (Date.now() - beganMs) / 1000;
  const progress = await store.progress(name);
  const arrived = distinct(catcher);
  const recipients = new Set(arrived.values());
  await node.kill();
  await catcher.close();
  return {
    acknowledged: announced,
    stored: recipients.size,
    lost: announced - recipients.size,
    twice: arrived.size - recipients.size,
    told: [`${kills} kills, one announcement to ${announced} accounts in ${seconds.toFixed(0)} s`],
    wrong: failedExpectations({
      'the announcement is finished and every mail is marked as sent':
        progress?.isFinished === true && progress.waiting === 0 && progress.sent === announced,
    }),
  };
}

/** The last job finds no more accounts. */
async function untilFinished(store: ReturnType<typeof announcementStore>): Promise<void> {
  const endMs = Date.now() + 60_000;
  const isOver = async () => {
    const progress = await store.progress(name);
    return progress?.isFinished === true && progress.waiting === 0;
  };
  while (Date.now() < endMs && !(await isOver())) await wait(100);
}
