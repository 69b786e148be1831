import { setTimeout as wait } from 'node:timers/promises';

const probeMs = 250;

/** Probes /readyz like a balancer; measures how long after the last save it reports an outage. */
export function startProbing(origin: string, lastSavedMs: () => number) {
  const stopping = new AbortController();
  const seen = { outages: 0, latestMs: 0 };
  let wasReady = true;
  const probing = (async () => {
    while (!stopping.signal.aborted) {
      const isReady = await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (wasReady && !isReady) {
        seen.outages += 1;
        seen.latestMs = Math.max(seen.latestMs, Date.now() - lastSavedMs());
      }
      wasReady = isReady;
      await wait(probeMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await probing;
      return { ...seen, ...(await readDurations(origin)) };
    },
  };
}

/** How often the server took longer than a second for /readyz, by its own metrics: those of a busy prober would be of itself. */
async function readDurations(origin: string): Promise<{ all: number; slow: number }> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const lines = metrics.split('\n').filter((line) => line.includes('route="/readyz"'));
  const sumOf = (start: string) =>
    lines
      .filter((line) => line.startsWith(`http_request_duration_seconds_${start}`))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  const all = sumOf('count');
  return { all, slow: all - sumOf('bucket{le="1",') };
}
