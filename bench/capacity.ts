import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { uuidv7 } from '#api/database/ids.ts';
import { cardStore } from '#api/store/cards/cards.ts';
import { countConnections } from '#api/store/testing/databases.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { addSavers } from '../tests/faults/savers.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';
import { startApiNode } from './lib/compare-rates.ts';
import { fillDatabase } from './lib/fill-database.ts';
import { percentile } from './lib/median.ts';
import { type Done, letPeopleWork, type Person } from './lib/people.ts';
import { runBench } from './lib/run-bench.ts';
import type { ServerProcess } from './lib/server-process.ts';

/**
 * npm run bench:capacity – how many people one node and two nodes serve at once. Each person lists, opens, changes and saves
 * cards with five seconds between the steps. The number of people doubles until the p95 of an answer is over half a second or
 * an answer fails; then the last number that was served works for 30 minutes. `-- --short` leaves the half hour out.
 */
const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values;
const [stepSeconds, soakSeconds, pauseMs] = [short ? 10 : 30, 30 * 60, 5_000];
const accounts = 200;
const cardsOfAccount = 10;
const firstPeople = 250;
const maxPeople = 8_000;
const maxP95Ms = 500;

await runBench('capacity', async (postgres, folder) => {
  const { url, filled } = await fillDatabase(postgres, async (db) => {
    const savers = await addSavers(db, accounts);
    const cards = cardStore(db);
    const sessions: Omit<Person, 'origin'>[] = [];
    for (const { accountId, cookie } of savers) {
      const cardId = uuidv7();
      for (let number = 0; number < cardsOfAccount; number += 1) {
        const flat = sampleFlatCard(number);
        const id = number === 0 ? cardId : uuidv7();
        await cards.save(accountId, { id, name: flat.fullName, card: cardOf(flat), logoId: null }, null);
      }
      sessions.push({ cookie, cardId });
    }
    return sessions;
  });
  const databasePid = Number(readFileSync(`${folder}/postgres/postmaster.pid`, 'utf8').split('\n')[0]);
  const table: Record<string, object> = {};
  let hasPassed = true;
  for (const count of [1, 2]) {
    const nodes: ServerProcess[] = [];
    try {
      while (nodes.length < count) nodes.push(await startApiNode(folder, url));
      const result = await findCapacity(nodes, filled, url, databasePid);
      table[`${count} ${count === 1 ? 'node' : 'nodes'}`] = result;
      hasPassed &&= result['people at once'] > 0;
    } finally {
      for (const { stop } of nodes) await stop();
    }
  }
  console.log(`${cpus().length} processors for database, nodes and load:`);
  console.table(table);
  return hasPassed;
});

async function findCapacity(
  nodes: readonly ServerProcess[],
  sessions: readonly Omit<Person, 'origin'>[],
  url: string,
  databasePid: number,
) {
  const measure = async (count: number, seconds: number) => {
    const people = Array.from({ length: count }, (_, index) => ({
      origin: nodes[index % nodes.length]?.origin ?? '',
      ...(sessions[index % sessions.length] ?? { cookie: '', cardId: '' }),
    }));
    const before = processorSeconds(nodes, databasePid);
    const working = letPeopleWork(people, { seconds, pauseMs });
    let connections = 0;
    const counting = setInterval(
      () =>
        void countConnections(url).then(
          (open) => {
            connections = Math.max(connections, open);
          },
          () => undefined,
        ),
      1_000,
    );
    const done = await working;
    clearInterval(counting);
    const after = processorSeconds(nodes, databasePid);
    const shareOf = (part: keyof typeof after) => (after[part] - before[part]) / seconds;
    return {
      ...figuresOf(done, count, seconds),
      connections,
      shares: {
        nodes: shareOf('nodes') / nodes.length,
        database: shareOf('database'),
        load: shareOf('load'),
      },
    };
  };
  type Step = Awaited<ReturnType<typeof measure>>;
  let served: Step | null = null;
  let refused: Step | null = null;
  for (let people = firstPeople; people <= maxPeople && !refused; people *= 2) {
    const measured = await measure(people, stepSeconds);
    console.log(people, JSON.stringify(measured));
    if (measured.p95Ms <= maxP95Ms && measured.failures.length === 0) served = measured;
    else refused = measured;
  }
  if (served && !short) served = await measure(served.people, soakSeconds);
  return {
    'people at once': served?.people ?? 0,
    'requests a second': Math.round(served?.perSecond ?? 0),
    'cards a second': Math.round(served?.cardsPerSecond ?? 0),
    'p95, ms': Math.round(served?.p95Ms ?? 0),
    'connections of the database': served?.connections ?? 0,
    'runs out first': refused ? scarcest(refused.shares) : 'nothing up to that number',
  };
}

function figuresOf({ timesMs, savedCards, failures }: Done, people: number, seconds: number) {
  return {
    people,
    perSecond: timesMs.length / seconds,
    cardsPerSecond: savedCards / seconds,
    p95Ms: percentile(timesMs, 95),
    failures: [...new Set(failures)].slice(0, 3),
  };
}

type Shares = Record<'nodes' | 'database' | 'load', number>;

/** What uses most of the processors: each node has one thread, and all share the machine. */
function scarcest({ nodes, database, load }: Shares): string {
  const shares = `node ${percent(nodes)}, database ${percent(database)}, load ${percent(load)} of a processor`;
  return nodes >= 0.8 ? `the thread of a node (${shares})` : `the processors of the machine (${shares})`;
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** The processor time that nodes, database and this process have used, in seconds. */
function processorSeconds(nodes: readonly ServerProcess[], databasePid: number): Shares {
  const of = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + secondsOf(pid), 0);
  const { user, system } = process.cpuUsage();
  const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', String(databasePid)], { encoding: 'utf8' });
  return {
    nodes: of(nodes.map(({ pid }) => pid)),
    database: of(backends.split('\n').filter(Boolean).map(Number)),
    load: (user + system) / 1e6,
  };
}

/** Fields 14 and 15 of stat, in ticks of 10 ms. A process that has ended counts as 0. */
function secondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
