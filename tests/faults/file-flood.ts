import { setTimeout as wait } from 'node:timers/promises';
import { sampleFlatCard } from '../../tools/print/samples/sample-flat-card.ts';
import { failedExpectations, type Size } from './report.ts';
import { addPerson, type Saver } from './savers.ts';
import { startReader } from './slowest-requests.ts';
import type { ApiNode, TestCluster } from './test-cluster.ts';

const people = 20;
const cardsEach = 10;
/** How much longer the slowest of a hundred requests may take while files are asked for. The short form runs beside other work. */
const factors = { short: 3, full: 2 };
const maxRounds = 5;
/** The memory of a node in infra/kubernetes/vizitka.yaml. */
const memoryLimitMebibytes = 1024;

type Wanted = { cookie: string; id: string };

/**
 * Two hundred files are asked for at once, and again as often as the responses allow. Meanwhile other requests are answered as
 * before, the memory is bounded, and nothing but a file, 429 or 503 is returned. What else the machine does can only make a
 * round slower, so the best of five counts.
 */
export async function fileFlood(cluster: TestCluster, { kills }: Size) {
  const factor = kills < 20 ? factors.short : factors.full;
  const node = await cluster.startNode({ FILES_BY_KEY: 'on' });
  const { cookie } = await addPerson(cluster.db, { role: 'premium', cardLimit: 50 });
  const reader = startReader({ origin: node.origin, cookie });
  const wanted: Wanted[] = [];
  for (let person = 0; person < people; person += 1) {
    const saver = await addPerson(cluster.db, { role: 'enterprise', cardLimit: 500 });
    for (let card = 0; card < cardsEach; card += 1)
      wanted.push({ cookie: saver.cookie, id: await savedCard(node, saver, person * cardsEach + card) });
  }
  await reader.slowest();
  const quiet = await reader.slowest();
  const statuses = new Map<number, number>();
  const flood = { isOver: false, asking: wanted.length };
  const clients = wanted.map((file) => askForFile(node, file, flood, statuses));
  const busy: number[] = [];
  const isAsBefore = (ms: number) => ms <= quiet * factor;
  while (busy.length < maxRounds && !busy.some(isAsBefore)) {
    const ms = await reader.slowest();
    // A round after the last file says nothing.
    if (flood.asking === 0) break;
    busy.push(ms);
  }
  flood.isOver = true;
  await Promise.all(clients);
  await reader.end();
  const best = Math.min(...busy);
  const memory = (await node.peakMemory()) / 1024 ** 2;
  const made = statuses.get(200) ?? 0;
  const others = [...statuses].filter(([status]) => ![200, 429, 503].includes(status));
  return {
    acknowledged: made,
    stored: made,
    lost: 0,
    twice: 0,
    told: [
      `${wanted.length} files asked for at once: ${JSON.stringify(Object.fromEntries(statuses))}`,
      `GET /api/auth/user p99 ${best.toFixed(1)} ms meanwhile, ${quiet.toFixed(1)} ms before (rounds: ${busy.map((ms) => ms.toFixed(1)).join(', ')})`,
      `memory at most ${memory.toFixed(0)} MiB`,
    ],
    wrong: failedExpectations({
      [`requests take at most ${factor} times as long`]: isAsBefore(best),
      'files were made meanwhile': made > 0 && busy.length > 0,
      'nothing but 200, 429 and 503': others.length === 0,
      [`memory at most ${memoryLimitMebibytes} MiB`]: memory <= memoryLimitMebibytes,
    }),
  };
}

async function savedCard({ origin }: ApiNode, { cookie }: Saver, number: number): Promise<string> {
  const response = await fetch(`${origin}/api/business-cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ ...sampleFlatCard(number), name: `Card ${number}` }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

/** Asks for one file until it is sent or the flood is over. */
async function askForFile(
  { origin }: ApiNode,
  { cookie, id }: Wanted,
  flood: { isOver: boolean; asking: number },
  statuses: Map<number, number>,
): Promise<void> {
  while (!flood.isOver) {
    const response = await fetch(`${origin}/api/business-cards/${id}/file.pdf`, { headers: { cookie } });
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.ok) {
      flood.asking -= 1;
      return;
    }
    await pause(Number(response.headers.get('retry-after') ?? 1), flood);
  }
}

/** Waits, but not longer than the flood lasts. */
async function pause(seconds: number, flood: { isOver: boolean }): Promise<void> {
  for (let waited = 0; waited < seconds && !flood.isOver; waited += 0.25) await wait(250);
}
