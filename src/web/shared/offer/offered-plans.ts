import { type PaidPlan, paidPlans, planChange, planOfRole, type Role } from '#domain/plan/plans.ts';

type Buyer = { role: Role; isImpersonating: boolean };

/** The plans that would let this person save more; null is a visitor, to whom all are open. Nobody buys in another's name. */
export function offeredPlans(buyer: Buyer | null): readonly PaidPlan[] {
  if (!buyer) return paidPlans;
  const present = planOfRole(buyer.role);
  if (buyer.isImpersonating || present === null) return [];
  return paidPlans.filter((plan) => planChange(present, plan) === 'upgrade');
}
