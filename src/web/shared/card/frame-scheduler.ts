/** Runs tasks in the order of the calls, a few in a frame, so that many of them make no frame long. */
export function frameScheduler(perFrame: number, requestFrame: (run: () => void) => void) {
  const waiting = new Set<() => void>();
  let isFrameRequested = false;

  function requestNext(): void {
    if (isFrameRequested || waiting.size === 0) return;
    isFrameRequested = true;
    requestFrame(runNext);
  }

  function runNext(): void {
    isFrameRequested = false;
    for (const run of [...waiting].slice(0, perFrame)) {
      waiting.delete(run);
      run();
    }
    requestNext();
  }

  /** Schedules a task; the returned function removes it. */
  return (run: () => void): (() => void) => {
    waiting.add(run);
    requestNext();
    return () => void waiting.delete(run);
  };
}
