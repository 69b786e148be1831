type Pace = {
  /** How long one job takes, about. */
  everyMs: number;
  maxSeconds: number;
};

/**
 * Returns a function that tells each refused caller another time to try again, in seconds: one comes for each job that
 * ends, instead of all of them at once. Beyond the longest time they are spread over its second half.
 */
export function pacedRetries({ everyMs, maxSeconds }: Pace, now = () => performance.now()): () => number {
  let lastMs = 0;
  return () => {
    const nowMs = now();
    const nextMs = Math.max(lastMs, nowMs) + everyMs;
    if (nextMs - nowMs > maxSeconds * 1000) return Math.ceil((maxSeconds * (1 + Math.random())) / 2);
    lastMs = nextMs;
    return Math.ceil((nextMs - nowMs) / 1000);
  };
}
