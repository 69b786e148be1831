import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { uuidv7 } from '#api/database/ids.ts';
import { saveCard } from './savers.ts';

/** Measures a node from a thread of its own, so that the requests of the test itself do not delay the measurement. */

export type Probes = { origin: string; userId: string; cookie: string };
/** Milliseconds of each response, and saves that were refused. */
export type ProbeResult = { health: number[]; saves: number[]; refusedSaves: number };

const probes = workerData as Probes;
let measured: ProbeResult = { health: [], saves: [], refusedSaves: 0 };
const everyMs = 15;

async function timed<Result>(request: () => Promise<Result>): Promise<[number, Result]> {
  const startedMs = performance.now();
  const result = await request();
  return [performance.now() - startedMs, result];
}

async function probeHealth(): Promise<never> {
  for (;;) {
    const [ms] = await timed(() => fetch(`${probes.origin}/healthz`).then((answer) => answer.arrayBuffer()));
    measured.health.push(ms);
    await wait(everyMs);
  }
}

async function save(): Promise<never> {
  for (;;) {
    const [ms, answer] = await timed(() => saveCard(probes.origin, probes, uuidv7(), uuidv7()));
    if (answer === '201') measured.saves.push(ms);
    else measured.refusedSaves += 1;
    await wait(everyMs);
  }
}

parentPort?.on('message', () => {
  parentPort?.postMessage(measured);
  measured = { health: [], saves: [], refusedSaves: 0 };
});
void probeHealth();
void save();
