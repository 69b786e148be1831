import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type PaidPlan, roleOfPlan } from '#domain/plan/plans.ts';
import { request } from '../../../shared/api/request.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { successPath } from '../paid-plan.ts';
import { isProcessing } from '../payment-processing.ts';
import { refetchPayments } from '../payments/payments-query.ts';

/** Poll interval while the payment is being confirmed. */
const pollIntervalMs = 4000;

const activated = 'activated';

/** Activates the plan once per history entry: a reload and Back find it activated. Polls while the payment is being confirmed. */
export function useActivatePlan(plan: PaidPlan) {
  const common = useTexts();
  const { success: t } = useTexts('billing');
  const navigate = useNavigate();
  const location = useLocation();
  const isActivated = location.state === activated;
  const [isConfirming, setConfirming] = useState(false);

  const activation = useApiMutation(() => request('upgradeAccount', { body: { plan } }), {
    failure: 'upgrade',
    showInPlace: isProcessing,
    onSuccess: async (user, _, client) => {
      await Promise.all([refreshCurrentUser(client, user), refetchPayments(client)]);
      const { title, description } = t.upgraded;
      showToast({ variant: 'default', title, description: description(common.roles[roleOfPlan[plan]]) });
    },
    onError: (error) => setConfirming(isProcessing(error)),
  });

  // The callback belongs to this call, not to the mutation: it does not run after the user has left the page.
  const activate = () =>
    activation.mutate(undefined, {
      onSuccess: () => void navigate(successPath(plan), { replace: true, state: activated }),
    });
  const activateFromEffect = useEffectEvent(activate);

  const requestedFor = useRef<string | null>(null);
  useEffect(() => {
    if (isActivated || requestedFor.current === location.key) return;
    requestedFor.current = location.key;
    activateFromEffect();
  }, [isActivated, location.key]);

  useEffect(() => {
    if (!isProcessing(activation.error)) return;
    const timer = setTimeout(activateFromEffect, pollIntervalMs);
    return () => clearTimeout(timer);
  }, [activation.error]);

  return { isActivated, isConfirming, activation, activate };
}
