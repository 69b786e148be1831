import type { PaidPlan } from '#domain/plan/plans.ts';

export function checkoutPath(plan: PaidPlan): string {
  return `/checkout?plan=${plan}`;
}

/** The history state of a link that starts a payment. The URL alone does not, so an external link cannot. */
export const startCheckout = { startsPayment: true } as const;

export function isStartingCheckout(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'startsPayment' in state;
}
