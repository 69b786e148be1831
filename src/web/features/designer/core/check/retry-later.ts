/** What failed is tried again after these, and whenever the browser is online again. */
const delaysMs = [3_000, 10_000, 30_000];

/** Calls back once, later each time that the same thing fails, and at most three times; also when the browser is online again. */
export function retryLater(failures: number, retry: () => void): () => void {
  addEventListener('online', retry);
  const delay = delaysMs[failures];
  const timer = delay === undefined ? undefined : setTimeout(retry, delay);
  return () => {
    removeEventListener('online', retry);
    clearTimeout(timer);
  };
}
