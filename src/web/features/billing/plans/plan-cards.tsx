import { useEffect, useEffectEvent } from 'react';
import { type PaidPlan, planNames } from '#domain/plan/plans.ts';
import type { CurrentUser } from '../../../shared/api/session.ts';
import { useChoosePlan } from './choose-plan.ts';
import { PlanCard } from './plan-card.tsx';
import { planOffer } from './plan-offer.ts';

type PlanCardsProps = {
  /** Null: a visitor. Undefined: not known yet. */
  user: CurrentUser | null | undefined;
  onLoginNeeded: () => void;
  /** A plan chosen on another page; its checkout starts once, on mount. */
  begun: PaidPlan | null;
  onBegun: () => void;
};

export function PlanCards({ user, onLoginNeeded, begun, onBegun }: PlanCardsProps) {
  const { choose, processing } = useChoosePlan(user ?? null, onLoginNeeded);
  const isKnown = user !== undefined;
  const begin = useEffectEvent((plan: PaidPlan) => {
    onBegun();
    choose(plan);
  });
  useEffect(() => {
    if (begun && isKnown) begin(begun);
  }, [begun, isKnown]);
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
