import { isSignedOut } from '../../../shared/api/api-error.ts';
import { refusedByPlan } from '../../../shared/offer/plan-refusal.ts';

/** What a refused save needs: a plan, or a new login after the session has ended. */
export type SaveOffer = 'plan' | 'login';

/** Null if neither would help. */
export function offerFor(error: unknown): SaveOffer | null {
  if (refusedByPlan(error)) return 'plan';
  return isSignedOut(error) ? 'login' : null;
}
