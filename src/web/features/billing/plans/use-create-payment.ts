import { useNavigate } from 'react-router';
import { type PaidPlan, priceCents } from '#domain/plan/plans.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { successPath } from '../paid-plan.ts';
import { isProcessing } from '../payment-processing.ts';

/** Creates the payment of a plan, or finds the open one, and opens its checkout. `replace`: instead of the current page. */
export function useCreatePayment({
  replace = false,
  onFailed,
}: {
  replace?: boolean;
  onFailed?: () => void;
} = {}) {
  const navigate = useNavigate();
  return useApiMutation(
    (plan: PaidPlan) => request('createPaymentIntent', { body: { plan, amount: priceCents(plan) / 100 } }),
    {
      failure: 'checkout',
      // An earlier payment is still being confirmed: its page shows the status.
      showInPlace: isProcessing,
      onSuccess: ({ clientSecret }, plan) =>
        navigate(`/checkout?${new URLSearchParams({ clientSecret, plan })}`, { replace }),
      onError: async (error, plan, client) => {
        if (isProcessing(error)) return navigate(successPath(plan), { replace });
        onFailed?.();
        // The plan may have been bought in another tab.
        if (error instanceof ApiError && error.code === 'PLAN_OWNED') await refreshCurrentUser(client);
      },
    },
  );
}
