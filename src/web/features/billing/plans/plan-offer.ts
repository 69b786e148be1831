import { type PlanName, planChange, planOfRole, type Role } from '#domain/plan/plans.ts';

/** The action of a plan's button. Only `upgrade` leads to a payment; `included` plans are part of the current one. */
export type PlanAction = 'select' | 'current' | 'upgrade' | 'included';

/** A null viewer is a visitor. */
export function planOffer(viewer: { role: Role } | null, plan: PlanName): PlanAction {
  if (!viewer) return 'select';
  const change = planChange(planOfRole(viewer.role), plan);
  if (change === 'current') return 'current';
  return change === 'upgrade' && plan !== 'free' ? 'upgrade' : 'included';
}
