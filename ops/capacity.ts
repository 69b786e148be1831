import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '#api/database/db.ts';
import { uuidv7 } from '#api/database/ids.ts';
import { cardStore } from '#api/store/cards/cards.ts';
import { addCompany, setMember } from '#api/store/testing/companies.ts';
import { countConnections } from '#api/store/testing/databases.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import { fillDatabase } from '../bench/lib/fill-database.ts';
import { percentile } from '../bench/lib/median.ts';
import { runBench } from '../bench/lib/run-bench.ts';
import { type ServerProcess, startApiProcess } from '../bench/lib/server-process.ts';
import { addPerson } from '../tests/faults/savers.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';
import { type Done, letPeopleWork, type Member, type Person } from './capacity/people.ts';

/**
 * npm run ops -- capacity – how many people one node and two nodes serve at once. Run after a build. Of five people three list,
 * open, change and save their own cards, one does the same with those of a company, and one reads public pages, with five
 * seconds between the steps. The number of people grows until the p95 of an answer is over half a second or an answer fails;
 * then the largest number that was served works for 30 minutes. `-- --soak-minutes 10` makes that shorter, `-- --short`
 * leaves it out.
 */
const { short, 'soak-minutes': soakMinutes } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    'soak-minutes': { type: 'string', default: '30' },
  },
}).values;
const stepSeconds = short ? 10 : 30;
const soakSeconds = short ? 0 : Number(soakMinutes) * 60;
const pauseMs = 5_000;
const accounts = 500;
const cardsOfAccount = 10;
const firstPeople = 125;
const maxPeople = 8_000;
const maxP95Ms = 500;
/** Of /proc. */
const ticksPerSecond = 100;

await runBench('capacity', async (postgres, folder) => {
  const { url, filled } = await fillDatabase(postgres, addMembers);
  const databasePid = Number(readFileSync(`${folder}/postgres/postmaster.pid`, 'utf8').split('\n')[0]);
  const table: Record<string, object> = {};
  let hasPassed = true;
  for (const count of [1, 2]) {
    const nodes: ServerProcess[] = [];
    try {
      while (nodes.length < count) nodes.push(await startNode(folder, url));
      const figures = await findCapacity(nodes, filled, url, databasePid);
      table[`${count} ${count === 1 ? 'node' : 'nodes'}`] = figures;
      hasPassed &&= figures['within the limits'];
    } finally {
      for (const { stop } of nodes) await stop();
    }
  }
  console.log(
    `${cpus().length} processors for database, nodes and load; a soak of ${soakSeconds / 60} minutes:`,
  );
  console.table(table);
  return hasPassed;
});

/** Everyone has cards; every fifth account is that of a member of a company whose cards they work on. */
async function addMembers(db: Database): Promise<Member[]> {
  const cards = cardStore(db);
  const members: Member[] = [];
  while (members.length < accounts) {
    const plan = { role: 'premium', cardLimit: cardLimits.premium } as const;
    const { userId, accountId, cookie } = await addPerson(db, plan);
    const companyId = members.length % 5 === 4 ? await addCompany(db) : null;
    if (companyId) await setMember(db, companyId, userId, 'owner');
    const ids = Array.from({ length: cardsOfAccount }, uuidv7);
    for (const [number, id] of ids.entries()) {
      const flat = sampleFlatCard(number);
      const card = { id, name: flat.fullName, card: cardOf(flat), logoId: null };
      await cards.save(companyId ?? accountId, card, null);
    }
    members.push({ cookie, cardId: ids[0] ?? '', companyId });
  }
  return members;
}

/** A node of the built server, which serves the pages too. */
function startNode(folder: string, url: string): Promise<ServerProcess> {
  const settings = { NODE_ENV: 'demo', DATABASE_URL: url, SAVES_PER_HOUR: '1000000000' };
  return startApiProcess(folder, settings, 'dist/api/server.js');
}

async function findCapacity(
  nodes: readonly ServerProcess[],
  members: readonly Member[],
  url: string,
  databasePid: number,
) {
  const measure = async (count: number, seconds: number) => {
    const people = Array.from({ length: count }, (_, index): Person => {
      const origin = nodes[Math.floor(index / 5) % nodes.length]?.origin ?? '';
      return { origin, member: index % 5 === 0 ? null : (members[index % members.length] ?? null) };
    });
    let connections = 0;
    const countOpen = async () => {
      connections = Math.max(connections, await countConnections(url));
    };
    const counting = setInterval(() => void countOpen().catch(() => undefined), 1_000);
    // From when everyone has begun until nobody begins a step.
    const used = [pauseMs, seconds * 1_000].map((ms) =>
      wait(ms).then(() => processorSeconds(nodes, databasePid)),
    );
    const done = await letPeopleWork(people, { seconds, pauseMs });
    clearInterval(counting);
    const [before, after] = (await Promise.all(used)) as [Used, Used];
    const shareOf = (part: keyof Shares) => (after[part] - before[part]) / (after.seconds - before.seconds);
    const measured = {
      ...figuresOf(done, count, seconds),
      connections,
      shares: {
        nodes: shareOf('nodes'),
        database: shareOf('database'),
        load: shareOf('load'),
        machine: shareOf('machine'),
      },
    };
    console.log(JSON.stringify({ ...measured, seconds, machineLoad: loadavg()[0] }));
    return measured;
  };
  type Step = Awaited<ReturnType<typeof measure>>;
  const isServed = ({ p95Ms, failed }: Step) => p95Ms <= maxP95Ms && failed === 0;
  let served: Step | null = null;
  let refused: Step | null = null;
  // Not counted: functions are compiled and connections opened.
  await measure(firstPeople, 10);
  for (let people = firstPeople; people <= maxPeople && !refused; people *= 2) {
    const step = await measure(people, stepSeconds);
    if (isServed(step)) served = step;
    else refused = step;
  }
  if (served && refused) {
    const between = await measure(Math.round(served.people * 1.5), stepSeconds);
    if (isServed(between)) served = between;
    else refused = between;
  }
  if (served && soakSeconds > 0) served = await measure(served.people, soakSeconds);
  return {
    'people at once': served?.people ?? 0,
    'within the limits': served !== null && isServed(served),
    'requests a second': Math.round(served?.perSecond ?? 0),
    'cards a second': Math.round(served?.cardsPerSecond ?? 0),
    'processor of a node for a request, ms':
      served && Number(((1_000 * served.shares.nodes) / served.perSecond).toFixed(2)),
    'memory of a node, MB': Math.max(...nodes.map(({ pid }) => megabytesOf(pid))),
    'p95, ms': Math.round(served?.p95Ms ?? 0),
    'failed answers': served?.failed ?? 0,
    'connections of the database': served?.connections ?? 0,
    'runs out first': refused ? scarcest(refused.shares, nodes.length) : 'nothing up to that number',
  };
}

function figuresOf({ timesMs, savedCards, failures }: Done, people: number, seconds: number) {
  return {
    people,
    perSecond: timesMs.length / seconds,
    cardsPerSecond: savedCards / seconds,
    p95Ms: percentile(timesMs, 95),
    failed: failures.length,
    failures: [...new Set(failures)].slice(0, 3),
  };
}

/** Of a processor: all nodes, the database, this process, and everything that the machine does. */
type Shares = Record<'nodes' | 'database' | 'load' | 'machine', number>;
type Used = Shares & { seconds: number };

/** What uses most of the processors: a node has one thread, and all share the machine, also with other work. */
function scarcest({ nodes, database, load, machine }: Shares, count: number): string {
  const others = machine - nodes - database - load;
  const shares = [
    `each node ${percent(nodes / count)}`,
    `database ${percent(database)}`,
    `load ${percent(load)}`,
    `other work ${percent(others)} of a processor`,
  ].join(', ');
  if (nodes / count >= 0.8) return `the thread of a node (${shares})`;
  return others > machine / 2
    ? `the processors, by other work (${shares})`
    : `the processors of the machine (${shares})`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** The processor time that nodes, database, this process and the machine have used so far, in seconds. */
function processorSeconds(nodes: readonly ServerProcess[], databasePid: number): Used {
  const of = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + secondsOf(pid), 0);
  const { user, system } = process.cpuUsage();
  const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', String(databasePid)], { encoding: 'utf8' });
  const busyMs = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return {
    nodes: of(nodes.map(({ pid }) => pid)),
    // Connections that were idle have been closed, and their processes have ended.
    database: of(backends.split('\n').filter(Boolean).map(Number)) + endedSecondsOf(databasePid),
    load: (user + system) / 1e6,
    machine: busyMs / 1_000,
    seconds: performance.now() / 1_000,
  };
}

/** The processor time of a process. One that has ended counts as 0. */
function secondsOf(pid: number): number {
  const [user, system] = ticksOf(pid);
  return (user + system) / ticksPerSecond;
}

/** The processor time of the children of a process that have ended. */
function endedSecondsOf(pid: number): number {
  const [, , user, system] = ticksOf(pid);
  return (user + system) / ticksPerSecond;
}

/** Fields 14 to 17 of stat: time of the process, as user and system, and of its ended children. */
function ticksOf(pid: number): [number, number, number, number] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).map(Number) as [number, number, number, number];
  } catch {
    return [0, 0, 0, 0];
  }
}

/** What a process has in memory. */
function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1_000);
}
