import { startTransition, useEffect, useState } from 'react';
import { frameScheduler } from './frame-scheduler.ts';

/** A row of the widest grid in a frame. */
const schedule = frameScheduler(3, (run) => requestAnimationFrame(run));

/** Whether this component may render: the first ones at once, then a few more in each frame. */
export function useRenderSlot(isFirst = false): boolean {
  const [isScheduled, setScheduled] = useState(isFirst);
  useEffect(
    () => (isFirst ? undefined : schedule(() => startTransition(() => setScheduled(true)))),
    [isFirst],
  );
  return isScheduled;
}
