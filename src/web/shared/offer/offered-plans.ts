import { type PaidPlan, paidPlans, planChange, planOfRole, type Role } from '#domain/plan/plans.ts';

type Buyer = { role: Role; isImpersonating: boolean };

/** The plans above the user's own; all paid plans for a visitor (null), none while impersonating. */
export function offeredPlans(buyer: Buyer | null): readonly PaidPlan[] {
  if (!buyer) return paidPlans;
  const present = planOfRole(buyer.role);
  if (buyer.isImpersonating || present === null) return [];
  return paidPlans.filter((plan) => planChange(present, plan) === 'upgrade');
}
