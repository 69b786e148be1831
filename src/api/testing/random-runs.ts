import { inject } from 'vitest';

/** How often a property is tried: as often as given with FULL_RUNS, else a sixth of that or as given. */
export const randomRuns = (full: number, short = Math.ceil(full / 6)): number =>
  inject('hasFullRuns') ? full : short;
