import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensurePrintFiles } from '../../tools/build/print-files.ts';
import { fileFlood } from './file-flood.ts';
import { fullDisk } from './full-disk.ts';
import { fullPool } from './full-pool.ts';
import { hostileRequests } from './hostile-requests.ts';
import { killedAnnouncer } from './killed-announcer.ts';
import { killedApi } from './killed-api.ts';
import { killedEventSender } from './killed-event-sender.ts';
import { killedImports } from './killed-imports.ts';
import { killedMailSender } from './killed-mail-sender.ts';
import { killedPostgres } from './killed-postgres.ts';
import { killedPrinter } from './killed-printer.ts';
import { closedBrowser, crashedFulfilment } from './payments/crashed-fulfilment.ts';
import { deadWebhook, wrongClocks } from './payments/dead-webhook.ts';
import { killedInvoices } from './payments/killed-invoices.ts';
import { lostRefunds } from './payments/lost-refunds.ts';
import { shuffledEvents } from './payments/shuffled-events.ts';
import { unavailableProvider } from './payments/unavailable-provider.ts';
import { repeatedRequest } from './repeated-request.ts';
import { type Outcome, reportFault, type Size } from './report.ts';
import { rollingRestart } from './rolling-restart.ts';
import { stoppedRedis } from './stopped-redis.ts';
import { stoppedStorage } from './stopped-storage.ts';
import { openTestCluster, type TestCluster } from './test-cluster.ts';

/**
 * npm run faults – kills processes under load and counts what was acknowledged, stored and lost. `-- --only disk` runs the
 * faults whose name contains the word, `--measure none` those that measure no times, `--measure only` the others.
 */

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    measure: { type: 'string', default: 'all' },
  },
});
const size: Size = values.short
  ? {
      saves: 600,
      mails: 120,
      announced: 120,
      events: 120,
      kills: 2,
      waitsForJobs: false,
    }
  : {
      saves: 10_000,
      mails: 10_000,
      announced: 5000,
      events: 1000,
      kills: 20,
      waitsForJobs: true,
    };

type Fault = (cluster: TestCluster, size: Size) => Promise<Outcome>;

const faults: Record<string, Fault> = {
  // The longest first: others run beside it.
  'sender of events killed': killedEventSender,
  'API killed': killedApi,
  'PostgreSQL killed': killedPostgres,
  'pool exhausted': fullPool,
  'one request fifty times': repeatedRequest,
  'hostile files and bodies': hostileRequests,
  'API killed during imports': killedImports,
  'storage stopped': stoppedStorage,
  'Redis stopped': stoppedRedis,
  'payment provider unavailable': unavailableProvider,
  'API killed between payment and plan': crashedFulfilment,
  'browser closed after paying': closedBrowser,
  'webhook dead for days': deadWebhook,
  'refund of which no event arrives': lostRefunds,
  'every event three times, in any order': shuffledEvents,
  'clocks ten minutes apart': wrongClocks,
  'sender of mails killed': killedMailSender,
  'announcement to many, sender killed': killedAnnouncer,
  'writers of invoices killed': killedInvoices,
  'many proofs, printer killed': killedPrinter,
  'flood of file requests': fileFlood,
  'disk full': fullDisk,
  'rolling restart': rollingRestart,
};

/** These measure times, so that nothing else may run beside them. */
const measured = new Set([
  'PostgreSQL killed',
  'pool exhausted',
  'hostile files and bodies',
  'storage stopped',
  'Redis stopped',
  'many proofs, printer killed',
  'flood of file requests',
  'disk full',
  'rolling restart',
]);

const chosen = Object.entries(faults).filter(([name]) => name.includes(values.only));
if (chosen.length === 0) throw new Error(`No fault has ${values.only} in its name`);
if (!['all', 'none', 'only'].includes(values.measure)) throw new Error('--measure is all, none or only');
const alone = values.measure === 'none' ? [] : chosen.filter(([name]) => measured.has(name));
const others = values.measure === 'only' ? [] : chosen.filter(([name]) => !measured.has(name));

// The nodes run from source.
ensurePrintFiles();
const results = await Promise.all(['a', 'b', 'c'].map((lane) => runOneByOne(lane, others)));
results.push(await runOneByOne('a', alone));
// Explicit exit code: the embedded server's exit hook would end the process with 0.
process.exit(results.every(Boolean) ? 0 : 1);

/** Takes faults from the list until it is empty; false if something was lost. */
async function runOneByOne(lane: string, waiting: Array<[string, Fault]>): Promise<boolean> {
  if (waiting.length === 0) return true;
  const folder = `.data/faults-${process.pid}-${lane}`;
  const cluster = await openTestCluster(folder);
  let hasLostNothing = true;
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, fault] = next;
      const beganMs = Date.now();
      const outcome = await fault(cluster, size);
      await cluster.endNodes();
      if (!reportFault(name, outcome, (Date.now() - beganMs) / 1000)) hasLostNothing = false;
    }
  } catch (error) {
    console.error(error);
    hasLostNothing = false;
  }
  await cluster.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return hasLostNothing;
}
