import { useEffect, useState } from 'react';

const waiting = new Set<() => void>();

/** True when it is this component's turn: one a frame, so that many drawings do not hold the page up. */
export function useTurn(): boolean {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    const take = () => setTurn(true);
    if (waiting.size === 0) requestAnimationFrame(next);
    waiting.add(take);
    return () => void waiting.delete(take);
  }, []);
  return isTurn;
}

function next(): void {
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  first();
  if (waiting.size > 0) requestAnimationFrame(next);
}
