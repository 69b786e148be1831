import { Refusal } from '#contract/errors.ts';
import { type PaidPlan, planChange, planOfRole } from '#domain/plan/plans.ts';
import type { SessionUser } from '../../security/session.ts';
import { type FulfilDeps, fulfil } from './fulfil.ts';

type Deps = FulfilDeps & { reloadUser: () => Promise<SessionUser> };

/** Returns the user with the plan they paid for; a user who has that plan or a larger one is returned unchanged. Only the provider decides whether it is paid. */
export async function activatePlan(
  { reloadUser, ...deps }: Deps,
  user: SessionUser,
  plan: PaidPlan,
): Promise<SessionUser> {
  if (hasPlan(user, plan)) return user;
  const open = await deps.payments.openOf(user.accountId, plan);
  if (open?.providerIntentId) await fulfil(deps, open.providerIntentId);
  // Without an open payment too: the provider's event may have fulfilled it since the session was read.
  const upgraded = await reloadUser();
  if (hasPlan(upgraded, plan)) return upgraded;
  const pending = await deps.payments.openOf(user.accountId, plan);
  throw new Refusal(pending?.providerStatus === 'processing' ? 'PAYMENT_PROCESSING' : 'PAYMENT_REQUIRED');
}

function hasPlan({ role }: SessionUser, plan: PaidPlan): boolean {
  return planChange(planOfRole(role), plan) !== 'upgrade';
}
