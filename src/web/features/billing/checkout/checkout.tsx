import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import type { PaidPlan } from '#domain/plan/plans.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { LoadFailed } from '../../../shared/load-failed.tsx';
import { successPath } from '../paid-plan.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { checkoutQuery } from './checkout-query.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { useStripeAppearance } from './stripe-appearance.ts';
import { Summary } from './summary.tsx';

export function Checkout({ plan, clientSecret }: { plan: PaidPlan; clientSecret: string }) {
  const { data: checkout, isFetching, isError, refetch } = useQuery(checkoutQuery(clientSecret));
  const appearance = useStripeAppearance();
  const { current: locale } = useLanguage();
  const { checkout: texts } = useMessages().billing;

  if (checkout?.state === 'paid') return <Navigate replace to={successPath(plan)} />;
  if (checkout?.state === 'closed') return <Navigate replace to="/pricing" />;
  return (
    <div className="mx-auto flex w-full max-w-264 flex-1 flex-col px-4 tablet:px-6 tablet:pt-6 desktop:grid desktop:grid-cols-[1fr_480px] desktop:content-start desktop:gap-24 desktop:pt-14">
      <Summary plan={plan} />
      {checkout && (
        <Elements stripe={checkout.provider} options={{ clientSecret, appearance, locale }}>
          <CheckoutForm plan={plan} />
        </Elements>
      )}
      {!checkout && isError && !isFetching && (
        <LoadFailed text={texts.failed} onRetry={() => void refetch()} />
      )}
      {!checkout && isFetching && <CheckoutSkeleton />}
    </div>
  );
}
