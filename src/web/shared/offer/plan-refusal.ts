import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../api/api-error.ts';

/** What somebody wanted: one more card, or a saved one changed. */
export type Wish = 'save' | 'change';

const wishes: Partial<Record<ErrorCode, Wish>> = {
  FREE_CANNOT_SAVE: 'save',
  FREE_CANNOT_DUPLICATE: 'save',
  CARD_LIMIT_EXCEEDED: 'save',
  FREE_CANNOT_CHANGE: 'change',
};

/** What was refused because of the plan, so that a better one would let it be; null where the plan is not the reason. */
export function refusedByPlan(error: unknown): Wish | null {
  return (error instanceof ApiError && error.code && wishes[error.code]) || null;
}
