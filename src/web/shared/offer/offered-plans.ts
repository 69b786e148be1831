import { type PaidPlan, paidPlans, planChange, planOfRole, type Role } from '#domain/plan/plans.ts';
import { useArePlansSold } from '../offering.ts';

type Buyer = { role: Role; isImpersonating: boolean };

/** The plans above the user's own; all paid plans for a visitor (null), none while impersonating and where none is sold. */
export function useOfferedPlans(buyer: Buyer | null): readonly PaidPlan[] {
  return useArePlansSold() ? offeredPlans(buyer) : none;
}

const none: readonly PaidPlan[] = [];

export function offeredPlans(buyer: Buyer | null): readonly PaidPlan[] {
  if (!buyer) return paidPlans;
  const present = planOfRole(buyer.role);
  if (buyer.isImpersonating || present === null) return [];
  return paidPlans.filter((plan) => planChange(present, plan) === 'upgrade');
}
