/** Resolves in a task of its own, after the events that wait: a key is handled before long work goes on. */
export function yieldToEvents(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
