import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { reportFault } from '../tests/faults/report.ts';
import { openTestCluster } from '../tests/faults/test-cluster.ts';
import { ensurePrintFiles } from '../tools/build/print-files.ts';
import { endNotRun } from '../tools/run/results.ts';
import { clusterRefusal } from './failover/database-cluster.ts';
import { type FailoverSize, failMachines } from './failover/fail-machines.ts';

/**
 * npm run ops -- failover – breaks the machines of a replicated database while cards are saved and imported and plans are paid
 * for (15 minutes); `--short` kills one primary.
 */

const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values;
const size: FailoverSize = short
  ? { rounds: 1, kinds: 1, saves: 0, payers: 150 }
  : { rounds: 4, kinds: 6, saves: 20_000, payers: 1500 };

const refusal = await clusterRefusal();
if (refusal) endNotRun('failover', refusal);

// The nodes run from source.
ensurePrintFiles();
const folder = `.data/failover-${process.pid}`;
const cluster = await openTestCluster(folder);
const beganMs = Date.now();
let hasPassed = false;
try {
  const outcome = await failMachines(cluster, size);
  hasPassed = reportFault('database failover', outcome, (Date.now() - beganMs) / 1000);
} catch (error) {
  console.error(error);
}
await cluster.close();
await rm(folder, { recursive: true, force: true, maxRetries: 5 });
// Explicit exit code: the embedded server's exit hook would end the process with 0.
process.exit(hasPassed ? 0 : 1);
