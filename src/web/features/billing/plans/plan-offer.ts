import { type PlanName, planChange, planOfRole, type Role } from '#domain/plan/plans.ts';

/** What a plan's button offers; only an upgrade is paid for, and what is included in the present plan needs nothing. */
export type PlanOffer = 'select' | 'current' | 'upgrade' | 'included';

/** Null is a visitor, who has yet to log in. */
export function planOffer(viewer: { role: Role } | null, plan: PlanName): PlanOffer {
  if (!viewer) return 'select';
  const change = planChange(planOfRole(viewer.role), plan);
  if (change === 'current') return 'current';
  return change === 'upgrade' && plan !== 'free' ? 'upgrade' : 'included';
}
