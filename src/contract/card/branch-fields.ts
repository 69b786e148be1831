import { z } from 'zod';
import { cardTextMax } from '#domain/card/card.ts';
import { fieldError } from '../field-errors.ts';

/** The branch of a person, in every call that takes one from a program. */
export const branchFields = {
  branch: z
    .string()
    .trim()
    .max(cardTextMax)
    .optional()
    .describe('The branch, by name or id. Required if the design has several branches.'),
  branchId: z.uuid().optional().describe('The branch by id, instead of branch. Do not send both.'),
};

type SentBranch = { branch?: string | undefined; branchId?: string | undefined };

/** Refuses a branch that is said twice. */
export function refuseTwoBranches({ branch, branchId }: SentBranch, context: z.RefinementCtx): void {
  if (branch === undefined || branchId === undefined) return;
  context.addIssue({ code: 'custom', path: ['branchId'], message: fieldError('UNKNOWN_BRANCH') });
}
