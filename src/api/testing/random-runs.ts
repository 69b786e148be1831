/** How often a property is tried: as often as given with FULL_RUNS, else a third of that. */
export const randomRuns = (full: number): number => (process.env.FULL_RUNS ? full : Math.ceil(full / 3));
