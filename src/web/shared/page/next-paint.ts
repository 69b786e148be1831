/** Runs a function in a task of its own after the next paint. A hidden page does not paint. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}

/** What the user does next, and the end of the page. */
const interruptions = ['keydown', 'pointerdown', 'click', 'visibilitychange', 'pagehide'];

/** Resolves after the next paint; before the next key or press if that is sooner, so that both have effect in their order. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    function end() {
      ended.abort();
      resolve();
    }
    for (const event of interruptions) addEventListener(event, end, { capture: true, signal: ended.signal });
    afterPaint(end);
  });
}
