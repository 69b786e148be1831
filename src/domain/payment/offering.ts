import { cardLimits, type PlanName, roleOfPlan } from '../plan/plans.ts';
import type { Entitlement } from './entitlement.ts';

/** How accounts get plans: `selling` – people pay for them; `giving` – the operator gives them, and nothing is sold. */
export const offerings = ['selling', 'giving'] as const;
export type Offering = (typeof offerings)[number];

/**
 * How an installation with or without payment keys runs. Development, demo and tests sell plans also without keys, since a
 * payment can be simulated there.
 */
export function offeringOf(node: { hasPaymentKeys: boolean; isProduction: boolean }): Offering {
  return node.hasPaymentKeys || !node.isProduction ? 'selling' : 'giving';
}

/** The plan that every new account has where plans are given. */
export function givenPlan(plan: PlanName, cardLimit: number | null): Entitlement {
  const role = roleOfPlan[plan];
  return { role, cardLimit: cardLimit ?? cardLimits[role] };
}

/** What keeps a node from running in its way: null if the installation runs in the same. */
export function offeringProblem(stored: Offering | null, own: Offering): string | null {
  if (stored === null || stored === own) return null;
  return own === 'giving'
    ? 'Plans are sold in this installation, and this node has no payment keys. Write STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. To stop selling plans, run plans:offer -- giving'
    : 'Plans are given in this installation, and this node has payment keys. Remove the STRIPE_ settings. To sell plans, run plans:offer -- selling';
}
