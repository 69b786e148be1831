import { isSignedOut } from '../../../shared/api/api-error.ts';
import { refusedByPlan } from '../../../shared/offer/plan-refusal.ts';

/** What would let a refused save be: a plan, or a new login where the session has ended meanwhile. */
export type SaveOffer = 'plan' | 'login';

/** Null where nothing can be offered. */
export function offerAfter(error: unknown): SaveOffer | null {
  if (refusedByPlan(error)) return 'plan';
  return isSignedOut(error) ? 'login' : null;
}
