import { startTransition } from 'react';

/** How long a new drawing waits for others where an older one is shown. */
const togetherMs = 120;

let waiting: (() => void)[] = [];

/** Shows the drawings of one change of the card in one frame: a frame for each costs more than all of them. */
export function showTogether(show: () => void): void {
  waiting.push(show);
  if (waiting.length === 1) setTimeout(showWaiting, togetherMs);
}

function showWaiting(): void {
  const drawings = waiting;
  waiting = [];
  startTransition(() => {
    for (const show of drawings) show();
  });
}
