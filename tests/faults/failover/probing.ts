import { setTimeout as wait } from 'node:timers/promises';

const probeMs = 250;

/** Probes /readyz like a balancer; measures how long its responses take, and how long after the last save it reports an outage. */
export function startProbing(origin: string, lastSavedMs: () => number) {
  const stopping = new AbortController();
  const seen = { slowestMs: 0, outages: 0, latestMs: 0 };
  let wasReady = true;
  const probing = (async () => {
    while (!stopping.signal.aborted) {
      const beganMs = performance.now();
      const status = await fetch(`${origin}/readyz`).then(
        (response) => response.status,
        () => null,
      );
      seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - beganMs));
      if (wasReady && status !== 200) {
        seen.outages += 1;
        seen.latestMs = Math.max(seen.latestMs, Date.now() - lastSavedMs());
      }
      wasReady = status === 200;
      await wait(probeMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await probing;
      return seen;
    },
  };
}
