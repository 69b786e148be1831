import type { Counted } from './savers.ts';

/** How much load and how many kills a fault has. */
export type Size = {
  saves: number;
  mails: number;
  /** How many accounts an announcement is mailed to. */
  announced: number;
  events: number;
  kills: number;
  /** Whether to wait for the jobs' schedule, or to run them at once. */
  waitsForJobs: boolean;
};

/** The counts and notes of a fault, and its failures. */
export type Outcome = (Counted & { told: string[]; wrong?: string[] }) | { notRun: string };

/** The names of the expectations that failed. */
export function failedExpectations(expectations: Record<string, boolean>): string[] {
  return Object.entries(expectations).flatMap(([expectation, isMet]) => (isMet ? [] : [expectation]));
}

/** Prints the outcome; returns whether nothing was lost and no expectation failed. A fault that could not run is reported as not run. */
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
  if (wrong.length > 0) console.log(`  FAILED: ${wrong.join('; ')}`);
  return lost === 0 && twice === 0 && wrong.length === 0;
}
