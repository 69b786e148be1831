import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type PaidPlan, type PlanName, planOfRole, priceCents, roleOfPlan } from '#domain/plan/plans.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { type CurrentUser, refreshCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { successPath } from '../paid-plan.ts';
import { isProcessing } from '../payment-processing.ts';
import { planOffer } from './plan-offer.ts';

/** The click handler of a plan's button. Visitors go to the login, an upgrade goes to the checkout, any other plan needs no payment. */
export function useChoosePlan(user: CurrentUser | null, onLoginNeeded: (plan: PlanName) => void) {
  const { billing, roles } = useMessages();
  const checkout = useStartCheckout();

  function choose(plan: PlanName): void {
    if (!user) {
      showToast({ variant: 'destructive', ...billing.loginRequired });
      onLoginNeeded(plan);
    } else if (plan !== 'free' && planOffer(user, plan) === 'upgrade') {
      if (!checkout.isPending) checkout.mutate(plan);
    } else {
      const { title, description } = billing.alreadyMore;
      const present = roles[roleOfPlan[planOfRole(user.role) ?? plan]];
      showToast({ variant: 'default', title, description: description(present) });
    }
  }

  return { choose, processing: checkout.isPending ? checkout.variables : null };
}

function useStartCheckout() {
  const messages = useMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (plan: PaidPlan) =>
      request('createPaymentIntent', { body: { plan, amount: priceCents(plan) / 100 } }),
    onSuccess: ({ clientSecret }, plan) =>
      navigate(`/checkout?${new URLSearchParams({ clientSecret, plan })}`),
    onError: async (error, plan) => {
      // An earlier payment is still being confirmed: its page shows the status.
      if (isProcessing(error)) return navigate(successPath(plan));
      showToast(failureToast(messages, 'checkout', error));
      // The plan may have been bought in another tab.
      if (error instanceof ApiError && error.code === 'PLAN_OWNED') await refreshCurrentUser(client);
    },
  });
}
