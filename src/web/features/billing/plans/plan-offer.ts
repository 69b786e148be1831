import { type PlanName, planChange, planOfRole, type Role } from '#domain/plans.ts';

/** What a plan's button offers this viewer: null is a visitor. Only an upgrade is paid for. */
export type PlanOffer = 'current' | 'upgrade' | 'select';

export function planOffer(viewer: { role: Role } | null, plan: PlanName): PlanOffer {
  if (!viewer) return 'select';
  const change = planChange(planOfRole(viewer.role), plan);
  if (change === 'current') return 'current';
  return change === 'upgrade' && plan !== 'free' ? 'upgrade' : 'select';
}
