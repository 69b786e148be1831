import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What arrives after that is shown where it is, and moves what is below it. */
const longestWaitMs = 1_000;

const isFirstRead = ({ state }: Query) => state.status === 'pending';

/** Whether all that a page reads at first has arrived or has failed: it can be shown at once, and nothing moves under a finger. */
export function useFirstReads(): boolean {
  const client = useQueryClient();
  const [isComplete, setComplete] = useState(false);
  useEffect(() => {
    if (isComplete) return;
    const update = () => {
      if (client.isFetching({ predicate: isFirstRead }) === 0) setComplete(true);
    };
    // The effects of the sections have started their reads before.
    update();
    const stop = client.getQueryCache().subscribe(update);
    const timer = setTimeout(() => setComplete(true), longestWaitMs);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, isComplete]);
  return isComplete;
}
