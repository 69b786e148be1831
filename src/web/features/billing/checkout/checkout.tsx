import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import type { PaidPlan } from '#domain/plan/plans.ts';
import { LoadFailed } from '../../../shared/feedback/load-failed.tsx';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { successPath } from '../paid-plan.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { checkoutQuery } from './checkout-query.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { forgetCheckout, rememberCheckout } from './open-checkout.ts';
import { useStripeAppearance } from './stripe-appearance.ts';

type CheckoutProps = { plan: PaidPlan; clientSecret: string; userId: string };

export function Checkout({ plan, clientSecret, userId }: CheckoutProps) {
  const { data: checkout, isFetching, isError, refetch } = useQuery(checkoutQuery(clientSecret));
  const appearance = useStripeAppearance();
  const { current: locale } = useLanguage();
  const { checkout: t } = useTexts('billing');
  const state = checkout?.state;
  useEffect(() => {
    if (state === 'open') rememberCheckout(userId, plan);
    else if (state) forgetCheckout();
  }, [state, userId, plan]);

  if (state === 'paid') return <Navigate replace to={successPath(plan)} />;
  if (state === 'closed') return <Navigate replace to="/pricing" />;
  return (
    <CheckoutFrame plan={plan}>
      {checkout && (
        <Elements stripe={checkout.provider} options={{ clientSecret, appearance, locale }}>
          <CheckoutForm plan={plan} />
        </Elements>
      )}
      {!checkout && isError && !isFetching && <LoadFailed text={t.failed} onRetry={() => void refetch()} />}
      {!checkout && isFetching && <CheckoutSkeleton />}
    </CheckoutFrame>
  );
}
