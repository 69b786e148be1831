import type { CurrentUser } from '#contract/account-schemas.ts';
import { type PlanName, planNames } from '#domain/plan/plans.ts';
import { PlanCard } from './plan-card.tsx';
import { planOffer } from './plan-offer.ts';
import { useChoosePlan } from './use-choose-plan.ts';

type PlanCardsProps = {
  /** Null: a visitor. Undefined: not known yet. */
  user: CurrentUser | null | undefined;
  onLoginNeeded: (plan: PlanName) => void;
};

export function PlanCards({ user, onLoginNeeded }: PlanCardsProps) {
  const { choose, processing } = useChoosePlan(user ?? null, onLoginNeeded);
  return (
    <div className="grid gap-3 tablet:grid-cols-3 tablet:gap-4 desktop:gap-6">
      {planNames.map((plan) => (
        <PlanCard
          key={plan}
          plan={plan}
          offer={user === undefined ? undefined : planOffer(user, plan)}
          isProcessing={processing === plan}
          onChoose={() => choose(plan)}
        />
      ))}
    </div>
  );
}
