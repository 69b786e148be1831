import type { Counted } from './savers.ts';

/** How much a fault is made to happen. */
export type Size = {
  saves: number;
  kills: number;
  /** Whether jobs are left to their own minute, or asked for at once. */
  waitsForJobs: boolean;
};

/** What was counted and seen, and what of it should never have been. */
export type Outcome = (Counted & { told: string[]; wrong?: string[] }) | { notRun: string };

/** Those of the promises that were not kept. */
export function brokenPromises(promises: Record<string, boolean>): string[] {
  return Object.entries(promises).flatMap(([promise, isKept]) => (isKept ? [] : [promise]));
}

/** Prints what a fault did and answers whether nothing was lost and nothing wrong was seen; one that could not run has not passed, and says so. */
export function reportFault(fault: string, outcome: Outcome, seconds: number): boolean {
  if ('notRun' in outcome) {
    console.log(`${fault}: not run, ${outcome.notRun}`);
    return true;
  }
  const { acknowledged, stored, lost, twice, told, wrong = [] } = outcome;
  console.log(
    `${fault}: acknowledged ${acknowledged}, stored ${stored}, lost ${lost}, stored twice ${twice} (${seconds.toFixed(0)} s)`,
  );
  console.log(`  ${told.join('; ')}`);
  if (wrong.length > 0) console.log(`  WRONG: ${wrong.join('; ')}`);
  return lost === 0 && twice === 0 && wrong.length === 0;
}
