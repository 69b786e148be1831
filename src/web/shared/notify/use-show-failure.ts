import { useNavigate } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { refusedByPlan } from '../offer/plan-refusal.ts';
import { useArePlansSold } from '../offering.ts';
import { type Failure, failureToast, type MoreTexts } from './failure-text.ts';
import { showToast } from './toast-store.ts';

/** What the plan may not include; elsewhere an offer at the button says so. */
const linksToPlans: readonly Failure[] = ['makeDesign', 'changeDesign', 'renameCard'];

/** Shows why an action failed, with a link to the plans if the plan is the reason. */
export function useShowFailure() {
  const navigate = useNavigate();
  const t = useTexts();
  const arePlansSold = useArePlansSold();
  return (failure: Failure, error: unknown, more?: MoreTexts) => {
    const toast = failureToast(t, failure, error, more);
    const action = { label: t.offer.seePlans, run: () => void navigate('/pricing') };
    showToast(
      arePlansSold && linksToPlans.includes(failure) && refusedByPlan(error) ? { ...toast, action } : toast,
    );
  };
}
