/** The longest that an idle moment is waited for, and the wait where a browser knows none. */
const [longestMs, guessMs] = [10_000, 2_000];

/** Whether the reader asked the browser to spare data; then nothing is fetched before it is needed. */
export function isDataSaver(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/**
 * Fetches ahead, once the page has loaded and the browser has nothing better to do: for what the open page may need
 * later. Who saves data is spared. Answers the way to call it off.
 */
export function prefetchWhenIdle(fetchAhead: () => void): () => void {
  if (isDataSaver()) return () => undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  const run = () => !signal.aborted && fetchAhead();
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longestMs });
    else setTimeout(run, guessMs);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
  return () => stopped.abort();
}
