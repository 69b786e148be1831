import type { PaidPlan } from '#domain/plan/plans.ts';

/** The path of the login page that continues to `next`, or to the checkout of a plan. */
export function loginPath(next: string, plan?: PaidPlan | null): string {
  return `/login?${new URLSearchParams({ next, ...(plan && { plan }) })}`;
}
