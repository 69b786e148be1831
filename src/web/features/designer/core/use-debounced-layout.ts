import { startTransition, useEffect, useState } from 'react';
import { type LaidOutCard, useCardLayoutStore } from './card-layout-store.ts';

/** What follows the card at leisure is drawn when typing pauses. */
const pauseMs = 160;

/** The staged card once it has rested for a moment: for thumbnails and checks, which no keystroke should wait for. */
export function useDebouncedLayout(): LaidOutCard | null {
  const stage = useCardLayoutStore();
  const [settled, setSettled] = useState<LaidOutCard | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => startTransition(() => setSettled(stage.get()));
    const stop = stage.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(settle, pauseMs);
    });
    timer = setTimeout(settle);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [stage]);

  return settled;
}
