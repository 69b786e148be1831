import type { PaidPlan } from '#domain/plan/plans.ts';

const storageKey = 'vizitka-checkout';

/** Remembers in this tab whose checkout of which plan is open, so that its address alone can open it again. */
export function rememberCheckout(userId: string, plan: PaidPlan): void {
  storage()?.setItem(storageKey, `${userId} ${plan}`);
}

export function forgetCheckout(): void {
  storage()?.removeItem(storageKey);
}

/** The id of the user whose checkout of this plan this tab had open. */
export function checkoutOwner(plan: PaidPlan): string | null {
  const [userId = null, openPlan] = storage()?.getItem(storageKey)?.split(' ') ?? [];
  return openPlan === plan ? userId : null;
}

/** Null where the browser blocks it. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
