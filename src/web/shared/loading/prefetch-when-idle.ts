/** Timeout of requestIdleCallback, and the delay in browsers without it. */
const [idleTimeoutMs, fallbackDelayMs] = [10_000, 2_000];

/** Whether the browser is in data-saver mode. Nothing is prefetched then. */
export function isDataSaver(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/**
 * Runs a prefetch after the page has loaded and the browser is idle. Skips it on data-saver connections. Returns a
 * function that cancels it.
 */
export function prefetchWhenIdle(prefetch: () => void): () => void {
  if (isDataSaver()) return () => undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  const run = () => !signal.aborted && prefetch();
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: idleTimeoutMs });
    else setTimeout(run, fallbackDelayMs);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
  return () => stopped.abort();
}

/** Like prefetchWhenIdle, but waits for the first interaction. */
export function prefetchAfterUse(prefetch: () => void): () => void {
  let stop: (() => void) | null = () => undefined;
  void firstUse().then(() => {
    if (stop) stop = prefetchWhenIdle(prefetch);
  });
  return () => {
    stop?.();
    stop = null;
  };
}

let used: Promise<void> | null = null;

/** Resolves with the first key, press or input on the page. */
function firstUse(): Promise<void> {
  used ??= new Promise((resolve) => {
    for (const event of ['keydown', 'pointerdown', 'input'])
      addEventListener(event, () => resolve(), { once: true, capture: true });
  });
  return used;
}
