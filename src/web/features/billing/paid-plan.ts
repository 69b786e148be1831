import { type PaidPlan, paidPlans } from '#domain/plan/plans.ts';

/** The paid plan with this name, if there is one. */
export function readPaidPlan(name: string | null): PaidPlan | undefined {
  return paidPlans.find((plan) => plan === name);
}

/** The path of the page that activates the plan after a payment. */
export function successPath(plan: PaidPlan): string {
  return `/payment-success?plan=${plan}`;
}
