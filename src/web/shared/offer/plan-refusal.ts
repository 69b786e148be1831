import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../api/api-error.ts';

/** What the plan does not allow: saving another card, or changing a saved one. */
export type RefusedAction = 'save' | 'change';

const actions: Partial<Record<ErrorCode, RefusedAction>> = {
  FREE_CANNOT_SAVE: 'save',
  FREE_CANNOT_DUPLICATE: 'save',
  CARD_LIMIT_EXCEEDED: 'save',
  FREE_CANNOT_CHANGE: 'change',
  FREE_CANNOT_DESIGN: 'change',
  FREE_CANNOT_SEND: 'change',
};

/** The action that the current plan does not allow; null if the plan is not the reason. */
export function refusedByPlan(error: unknown): RefusedAction | null {
  return (error instanceof ApiError && error.code && actions[error.code]) || null;
}
