import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from '#api/database/ids.ts';
import { lockAccount } from '#api/store/testing/users.ts';
import { failedExpectations } from './report.ts';
import { addSavers, countSaved, saveCard } from './savers.ts';
import type { TestCluster } from './test-cluster.ts';

const waitMs = 500;
const heldMs = 3000;
/** The delay of a busy machine. */
const delayMs = 1500;

/** All connections of the pool are used by saves that wait for one locked row: further requests wait a limited time and get 503. */
export async function fullPool({ db, startNode }: TestCluster) {
  const node = await startNode({ DATABASE_POOL_MAX: '4', DATABASE_WAIT_MS: String(waitMs) });
  const [locked, other] = await addSavers(db, 2);
  if (!locked || !other) throw new Error('Two savers are needed');
  const acknowledged = new Map([locked, other].map(({ userId }) => [userId, [] as string[]]));
  const save = async (saver: typeof locked, name: string) => {
    const beganMs = Date.now();
    const answer = await saveCard(node.origin, saver, name, uuidv7());
    if (answer === '201') acknowledged.get(saver.userId)?.push(name);
    return { answer, ms: Date.now() - beganMs };
  };

  const unlock = await lockAccount(db, locked.accountId);
  const held = Array.from({ length: 4 }, (_, index) => save(locked, `held ${index}`));
  await wait(300);
  const refused = await Promise.all(
    Array.from({ length: 20 }, (_, index) => save(other, `refused ${index}`)),
  );
  await wait(heldMs - 1000);
  await unlock();
  const after = await Promise.all(held);
  const slowestMs = Math.max(...refused.map(({ ms }) => ms));
  const answers = new Map<string, number>();
  for (const { answer } of refused) answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const next = await save(other, 'afterwards');
  const told = [
    ...[...answers].map(([answer, times]) => `${times} × ${answer}`),
    `within ${slowestMs} ms of a ${waitMs} ms wait`,
    `then ${after.filter(({ answer }) => answer === '201').length} of the 4 held saved`,
    `and the next: ${next.answer}`,
  ];
  const wrong = failedExpectations({
    'every waiting request gets 503 with Retry-After': answers.get('503 with Retry-After') === 20,
    'the wait is bounded': slowestMs <= waitMs + delayMs,
    'the blocked saves succeed': after.every(({ answer }) => answer === '201'),
    'the next save succeeds': next.answer === '201',
  });
  return { ...(await countSaved(db, acknowledged)), told, wrong };
}
