import { inject } from 'vitest';

/** How often a property is tried: as often as given with FULL_RUNS, else a third of that. */
export const randomRuns = (full: number): number => (inject('hasFullRuns') ? full : Math.ceil(full / 3));
