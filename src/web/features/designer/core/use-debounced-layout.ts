import { startTransition, useEffect, useState } from 'react';
import { type Staged, useStage } from './card-layout-store.ts';

/** What follows the card at leisure is drawn when typing pauses. */
const pauseMs = 160;

/** The staged card once it has rested for a moment: for thumbnails and checks, which no keystroke should wait for. */
export function useSettledStage(): Staged | null {
  const stage = useStage();
  const [settled, setSettled] = useState<Staged | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => startTransition(() => setSettled(stage.read()));
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
