import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#api/database/db.ts';
import { partitionTables } from '#api/store/partitions/partition-tables.ts';
import { copiedShare } from '#api/store/testing/copied-share.ts';
import { addSavers, countSaved, startSaving } from '../../tests/faults/savers.ts';
import { startApiNode } from './compare-rates.ts';

const savers = 8;
/** Between two saves of one saver, so that the copy has some of the processor. */
const pauseMs = 50;
const manySaves = 10_000_000;

/** Partitions a database while users save; kills the command once. Prints the steps; returns whether no save was lost. */
export async function partitionOnline(db: Database, url: string, folder: string, partitions: number) {
  const node = await startApiNode(folder, url);
  const saving = startSaving(node.origin, await addSavers(db, savers), manySaves, { pauseMs });
  try {
    await wait(3000);
    const atRestMs = saving.takeLongestGapMs();
    const killedAt = await prepareAndKill(db, url, partitions);
    const tables = partitionTables(db, timedReport());
    await tables.prepare(partitions);
    const preparingMs = saving.takeLongestGapMs();
    await wait(1000);
    saving.takeLongestGapMs();
    const startMs = performance.now();
    await tables.switch();
    const switchMs = performance.now() - startMs;
    await wait(1000);
    const switchingMs = saving.takeLongestGapMs();
    saving.enough();
    await saving.done;
    const { acknowledged, lost, twice } = await countSaved(db, saving.acknowledged);
    const others = [...saving.otherAnswers].map(([answer, count]) => `${count} × ${answer}`);
    console.log(
      `The command was killed when ${Math.round(killedAt * 100)} % of the cards were copied, and repeated.`,
    );
    console.log(`The switch took ${switchMs.toFixed(0)} ms.`);
    console.log(
      `Longest time without a save: ${atRestMs} ms before, ${preparingMs} ms while it was prepared, ${switchingMs} ms at the switch.`,
    );
    console.log(
      `${acknowledged} saves acknowledged, ${lost} lost, ${twice} stored twice; other answers: ${others.join(', ') || 'none'}`,
    );
    return lost + twice === 0 && others.length === 0;
  } finally {
    saving.enough();
    await node.stop();
  }
}

/** Starts the command and kills it in the middle of the cards; returns how many of them are copied. */
async function prepareAndKill(db: Database, url: string, partitions: number): Promise<number> {
  const command = ['src/api/commands/partition-cards.ts', 'prepare', '--partitions', String(partitions)];
  const env = { PATH: process.env.PATH, DATABASE_URL: url };
  const child = spawn(process.execPath, command, { env, stdio: 'inherit' });
  const exited = once(child, 'exit');
  while ((await copiedShare(db, 'cards')) < 0.3) await wait(50);
  child.kill('SIGKILL');
  await exited;
  return copiedShare(db, 'cards');
}

/** Prints each step with the seconds since the one before. */
function timedReport() {
  let lastMs = performance.now();
  return (done: string) => {
    const nowMs = performance.now();
    console.log(`  ${((nowMs - lastMs) / 1000).toFixed(1).padStart(6)} s  ${done}`);
    lastMs = nowMs;
  };
}
