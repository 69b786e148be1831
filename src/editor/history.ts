/** Past states in order, the present one, and undone states with the most recent last. */
export type History<T extends object> = {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Step and time of the last change; null after undo, redo and a change without a step name. */
  last: { step: string; atMs: number } | null;
};

const maxSteps = 200;

/** Changes of one step with a shorter pause between them are undone together. */
const pauseMs = 1_000;

export function createHistory<T extends object>(present: T): History<T> {
  return { past: [], present, future: [], last: null };
}

/** The history after a change. Consecutive changes with the same step name are one step; a change without a step name is its own step. */
export function pushChange<T extends object>(
  history: History<T>,
  present: T,
  atMs: number,
  step?: string,
): History<T> {
  const { past, last } = history;
  const continues = step !== undefined && last?.step === step && atMs - last.atMs < pauseMs;
  return {
    past: continues ? past : [...past, history.present].slice(-maxSteps),
    present,
    future: [],
    last: step === undefined ? null : { step, atMs },
  };
}

/** The history one step back, or the same object if there is nothing to undo. */
export function undo<T extends object>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [...future, present], last: null };
}

/** The history one step forward, or the same object if there is nothing to redo. */
export function redo<T extends object>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const after = future.at(-1);
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: future.slice(0, -1), last: null };
}
