import { useEffect, useEffectEvent } from 'react';
import { type PaidPlan, type PlanName, planNames } from '#domain/plan/plans.ts';
import type { CurrentUser } from '../../../shared/api/session.ts';
import { PlanCard } from './plan-card.tsx';
import { planOffer } from './plan-offer.ts';
import { useChoosePlan } from './use-choose-plan.ts';

type PlanCardsProps = {
  /** Null: a visitor. Undefined: not known yet. */
  user: CurrentUser | null | undefined;
  onLoginNeeded: (plan: PlanName) => void;
  /** A plan chosen on another page; its checkout starts once, on mount. */
  checkoutPlan: PaidPlan | null;
  onCheckoutStarted: () => void;
};

export function PlanCards({ user, onLoginNeeded, checkoutPlan, onCheckoutStarted }: PlanCardsProps) {
  const { choose, processing } = useChoosePlan(user ?? null, onLoginNeeded);
  const isKnown = user !== undefined;
  const startCheckout = useEffectEvent((plan: PaidPlan) => {
    onCheckoutStarted();
    choose(plan);
  });
  useEffect(() => {
    if (checkoutPlan && isKnown) startCheckout(checkoutPlan);
  }, [checkoutPlan, isKnown]);
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
