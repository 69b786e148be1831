import type { SetTimer } from '#editor/typing-pause.ts';

/** The timers of this page. */
export const setTimer: SetTimer = (run, delayMs) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};
