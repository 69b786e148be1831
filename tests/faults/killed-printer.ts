import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { openDiskStorage } from '#api/storage/disk-storage.ts';
import { printedFileKey } from '#api/storage/object-keys.ts';
import { proofStore } from '#api/store/proofs/proofs.ts';
import { ageLocks, createJobQueue, isJobOpen, runJobNow } from '#api/store/testing/job-queue.ts';
import { proofCardsMax } from '#domain/proof/proof.ts';
import { sampleFlatCard } from '../../tools/print/samples/sample-flat-card.ts';
import { failedExpectations, type Size } from './report.ts';
import { addPerson } from './savers.ts';
import { startReader } from './slowest-requests.ts';
import type { TestCluster } from './test-cluster.ts';

/** Longer than a job that makes a file may take, with its grace. */
const minutes = 3;
/** How much longer the slowest of a hundred requests may take while files are made. */
const factor = 2;
const maxRounds = 5;

/**
 * Many proofs are sent at once, and the API is killed while it makes their files. Every file must be made, with its hash,
 * and meanwhile requests are answered as before. What else the machine does can only make a round slower, so the best of
 * five counts. The short form makes too few files to measure it: it only tells the figure.
 */
export async function killedPrinter(cluster: TestCluster, { kills }: Size) {
  const isShort = kills < 20;
  const count = isShort ? 24 : 500;
  const { db } = cluster;
  await createJobQueue(db);
  const node = await cluster.startNode();
  const { accountId, cookie } = await addPerson(db, { role: 'enterprise', cardLimit: 1000 });
  const post = async (path: string, body: object) => {
    const response = await fetch(node.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: node.origin },
      body: JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
  const reader = startReader({ origin: node.origin, cookie });
  const made = async () => (await proofStore(db).latest(accountId)).filter(({ fileHash }) => fileHash).length;

  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push((await post('/api/business-cards', { ...sampleFlatCard(at), name: `Card ${at}` })).id);
  await reader.slowest();
  const quiet = await reader.slowest();
  const sentMs = performance.now();
  for (let at = 0; at < count; at += proofCardsMax)
    await post('/api/proofs', { cardIds: ids.slice(at, at + proofCardsMax) });
  const sendingMs = performance.now() - sentMs;
  const busy: number[] = [];
  const isAsBefore = (ms: number) => ms <= quiet * factor;
  const rounds = isShort ? 1 : maxRounds;
  while (busy.length < rounds && !busy.some(isAsBefore) && (await made()) < count)
    busy.push(await reader.slowest());
  const best = Math.min(...busy);
  await reader.end();

  await node.kill();
  const beforeKill = await made();
  await node.restart();
  await ageLocks(db, minutes);
  const release = await runJobNow(db, 'release-jobs');
  while (await isJobOpen(db, release)) await wait(20);
  const beganMs = Date.now();
  while ((await made()) < count && Date.now() - beganMs < count * 5000) await wait(200);
  const objects = await openDiskStorage(`${cluster.folder}/objects`, node.origin);
  let stored = 0;
  for (const { snapshotId, fileHash } of await proofStore(db).latest(accountId)) {
    const file = await objects.read(printedFileKey(snapshotId));
    const bytes = file ? await buffer(file) : Buffer.alloc(0);
    if (fileHash?.equals(createHash('sha256').update(bytes).digest())) stored += 1;
  }
  const memory = (await node.peakMemory()) / 1024 ** 2;
  await node.kill();
  return {
    acknowledged: count,
    stored,
    lost: count - stored,
    twice: 0,
    told: [
      `${count} cards sent in ${(sendingMs / 1000).toFixed(1)} s, ${beforeKill} files before the kill`,
      `GET /api/auth/user p99 ${best.toFixed(1)} ms while files are made, ${quiet.toFixed(1)} ms before (round ${busy.indexOf(best) + 1})`,
      `memory at most ${memory.toFixed(0)} MiB`,
    ],
    wrong: failedExpectations({
      [`requests take at most ${factor} times as long`]: isShort || isAsBefore(best),
      'files were being made meanwhile': busy.length > 0,
    }),
  };
}
