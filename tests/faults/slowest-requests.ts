import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Measures `GET /api/auth/user` from a thread of its own, so that the requests of the test itself do not delay the measurement. */

type Reader = { origin: string; cookie: string };

const probes = 400;

export function startReader(reader: Reader) {
  const worker = new Worker(new URL(import.meta.url), { workerData: reader });
  return {
    /** The slowest of a hundred requests, in ms. */
    slowest: async (): Promise<number> => {
      const answered = once(worker, 'message') as Promise<[number]>;
      worker.postMessage('measure');
      return (await answered)[0];
    },
    end: () => worker.terminate(),
  };
}

async function slowestOf({ origin, cookie }: Reader): Promise<number> {
  const times: number[] = [];
  for (let probe = 0; probe < probes; probe += 1) {
    const began = performance.now();
    await (await fetch(`${origin}/api/auth/user`, { headers: { cookie } })).arrayBuffer();
    times.push(performance.now() - began);
    await wait(5);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(probes * 0.99)] ?? 0;
}

parentPort?.on('message', () => {
  void slowestOf(workerData as Reader).then((ms) => parentPort?.postMessage(ms));
});
