import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { PaidPlan } from '#domain/plan/plans.ts';
import { planOffer } from '../plans/plan-offer.ts';
import { useIncludedToast } from '../plans/use-choose-plan.ts';
import { useCreatePayment } from '../plans/use-create-payment.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** The checkout while its payment is created. Without one it opens the prices and says why. */
export function StartPayment({ plan, user }: { plan: PaidPlan; user: CurrentUser }) {
  const navigate = useNavigate();
  const showIncluded = useIncludedToast();
  const openPrices = () => void navigate('/pricing', { replace: true });
  const payment = useCreatePayment({ replace: true, onFailed: openPrices });
  const start = useEffectEvent(() => {
    if (planOffer(user, plan) === 'upgrade') {
      payment.mutate(plan);
      return;
    }
    showIncluded(user, plan);
    openPrices();
  });
  useEffect(() => start(), []);
  return (
    <CheckoutFrame plan={plan}>
      <CheckoutSkeleton />
    </CheckoutFrame>
  );
}
