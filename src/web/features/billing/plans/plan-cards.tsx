import { planNames } from '#domain/plans.ts';
import type { CurrentUser } from '../../../shared/api/session.ts';
import { useChoosePlan } from './choose-plan.ts';
import { PlanCard } from './plan-card.tsx';
import { planOffer } from './plan-offer.ts';

/** Undefined is somebody not yet known. */
type PlanCardsProps = { user: CurrentUser | null | undefined; onLoginNeeded: () => void };

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
