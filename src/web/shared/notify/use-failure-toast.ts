import { useNavigate } from 'react-router';
import type { Situation } from '../i18n/messages.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { refusedByPlan } from '../offer/plan-refusal.ts';
import { failureToast } from './failure-toasts.ts';
import { showToast } from './toast-store.ts';

/** Shows why an action failed, with a link to the plans if the plan is the reason. */
export function useFailureToast() {
  const navigate = useNavigate();
  const t = useTexts();
  return (error: unknown, situation: Situation) => {
    const toast = failureToast(t, situation, error);
    const action = { label: t.offer.seePlans, run: () => void navigate('/pricing') };
    showToast(refusedByPlan(error) ? { ...toast, action } : toast);
  };
}
