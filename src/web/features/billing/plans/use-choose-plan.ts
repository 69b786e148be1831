import type { CurrentUser } from '#contract/account-schemas.ts';
import { type PlanName, planOfRole, roleOfPlan } from '#domain/plan/plans.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { planOffer } from './plan-offer.ts';
import { useCreatePayment } from './use-create-payment.ts';

/** The click handler of a plan's button. Visitors go to the login, an upgrade goes to the checkout, any other plan needs no payment. */
export function useChoosePlan(user: CurrentUser | null, onLoginNeeded: (plan: PlanName) => void) {
  const t = useTexts('billing');
  const payment = useCreatePayment();
  const showIncluded = useIncludedToast();

  function choose(plan: PlanName): void {
    if (!user) {
      showToast({ variant: 'destructive', ...t.loginRequired });
      onLoginNeeded(plan);
    } else if (plan !== 'free' && planOffer(user, plan) === 'upgrade') {
      if (!payment.isPending) payment.mutate(plan);
    } else {
      showIncluded(user, plan);
    }
  }

  return { choose, processing: payment.isPending ? payment.variables : null };
}

/** Says that the user's plan includes the chosen one. */
export function useIncludedToast() {
  const { roles } = useTexts();
  const billing = useTexts('billing');
  return ({ role }: Pick<CurrentUser, 'role'>, chosen: PlanName) => {
    const { title, description } = billing.alreadyMore;
    const present = roles[roleOfPlan[planOfRole(role) ?? chosen]];
    showToast({ variant: 'default', title, description: description(present) });
  };
}
