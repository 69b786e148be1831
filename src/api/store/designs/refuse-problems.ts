import { Refusal } from '#contract/errors.ts';
import type { FieldErrorCode } from '#contract/field-errors.ts';

/** Refuses what a company design does not allow, with the code of each value. */
export function refuseProblems(problems: readonly (readonly [path: string, FieldErrorCode])[]): void {
  if (problems.length === 0) return;
  const isLocked = problems.some(([, code]) => code === 'TEXT_LOCKED');
  throw new Refusal(isLocked ? 'DESIGN_LOCKED' : 'INVALID_REQUEST', { fields: Object.fromEntries(problems) });
}
