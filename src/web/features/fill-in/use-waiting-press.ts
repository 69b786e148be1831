import { useEffect, useRef, useState } from 'react';

/**
 * A press of a button that needs the result of something that runs, such as the print check: it waits, then the action
 * follows. `forget` takes the press back, since what it was about has changed.
 */
export function useWaitingPress(isRunning: boolean, act: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isWaiting || isRunning) return;
    setWaiting(false);
    latest.current();
  }, [isWaiting, isRunning]);
  return {
    isWaiting: isWaiting && isRunning,
    press: () => setWaiting(true),
    forget: () => setWaiting(false),
  };
}
