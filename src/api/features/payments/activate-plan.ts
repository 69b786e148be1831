import { Refusal } from '#contract/errors.ts';
import { type PaidPlan, planChange, planOfRole } from '#domain/plan/plans.ts';
import type { SessionUser } from '../../security/session.ts';
import { type FulfilDeps, fulfil } from './fulfil.ts';

type Deps = FulfilDeps & { reread: () => Promise<SessionUser> };

/** The person with the plan they paid for. Who has it, or more, already is answered as they are; the provider alone says who paid. */
export async function activatePlan(
  { reread, ...deps }: Deps,
  person: SessionUser,
  plan: PaidPlan,
): Promise<SessionUser> {
  if (hasPlan(person, plan)) return person;
  const open = await deps.payments.openOf(person.id, plan);
  if (!open?.providerIntentId) throw new Refusal('PAYMENT_REQUIRED');
  await fulfil(deps, open.providerIntentId);
  const upgraded = await reread();
  if (hasPlan(upgraded, plan)) return upgraded;
  const still = await deps.payments.openOf(person.id, plan);
  throw new Refusal(still?.providerStatus === 'processing' ? 'PAYMENT_PROCESSING' : 'PAYMENT_REQUIRED');
}

function hasPlan({ role }: SessionUser, plan: PaidPlan): boolean {
  return planChange(planOfRole(role), plan) !== 'upgrade';
}
