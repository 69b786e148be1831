import { type PaidPlan, paidPlans } from '#domain/plan/plans.ts';

/** The plan an address names, where it is one that is paid for. */
export function readPaidPlan(name: string | null): PaidPlan | undefined {
  return paidPlans.find((plan) => plan === name);
}

/** Where a payment ends: the page that takes up the plan. */
export function successPath(plan: PaidPlan): string {
  return `/payment-success?plan=${plan}`;
}
