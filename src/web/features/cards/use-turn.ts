import { startTransition, useEffect, useState } from 'react';
import { turnQueue } from './turn-queue.ts';

/** A row of the widest grid in a frame. */
const waitForTurn = turnQueue(3, (run) => requestAnimationFrame(run));

/** Whether it is this component's turn to render; at first, as given. False again once it is not wanted. */
export function useTurn(isWanted: boolean, isFirst: boolean): boolean {
  const [isDue, setDue] = useState(isFirst);
  useEffect(() => {
    if (!isWanted) return;
    const leave = waitForTurn(() => startTransition(() => setDue(true)));
    return () => {
      leave();
      setDue(false);
    };
  }, [isWanted]);
  return isWanted && isDue;
}
