/** What was, what is, and what was undone; the newest last in each. */
export type History<T extends object> = {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What the last change was part of, and when it was made; null after undo and redo. */
  last: { step: string; atMs: number } | null;
};

const stepsKept = 200;

/** Changes of one step with less of a pause between them are undone together. */
const pauseMs = 1_000;

export function createHistory<T extends object>(present: T): History<T> {
  return { past: [], present, future: [], last: null };
}

/** The history after a change. Typing on in one field is one step; a change without a step's name stands alone. */
export function pushChange<T extends object>(
  history: History<T>,
  present: T,
  atMs: number,
  step?: string,
): History<T> {
  const { past, last } = history;
  const continues = step !== undefined && last?.step === step && atMs - last.atMs < pauseMs;
  return {
    past: continues ? past : [...past, history.present].slice(-stepsKept),
    present,
    future: [],
    last: step === undefined ? null : { step, atMs },
  };
}

/** The history one step back, or itself where there is none. */
export function undo<T extends object>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [...future, present], last: null };
}

/** The history one step forward again, or itself where there is none. */
export function redo<T extends object>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const after = future.at(-1);
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: future.slice(0, -1), last: null };
}
