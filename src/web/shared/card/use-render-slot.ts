import { startTransition, useEffect, useState } from 'react';
import { frameScheduler } from './frame-scheduler.ts';

/** A row of the widest grid in a frame. */
const schedule = frameScheduler(3, (run) => requestAnimationFrame(run));

/** Whether this component may render: at once if it is one of the first, else in turn once it is ready, a few in each frame. */
export function useRenderSlot(isFirst = false, isReady = true): boolean {
  const [isScheduled, setScheduled] = useState(isFirst);
  useEffect(
    () => (isReady && !isScheduled ? schedule(() => startTransition(() => setScheduled(true))) : undefined),
    [isReady, isScheduled],
  );
  return isReady && isScheduled;
}
