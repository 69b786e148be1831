import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type PaidPlan, roleOfPlan } from '#domain/plans.ts';
import { request } from '../../../shared/api/request.ts';
import { type CurrentUser, refreshCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { isBeingConfirmed } from '../being-confirmed.ts';
import { successPath } from '../paid-plan.ts';
import { readPaymentsAgain } from '../payments/payments-query.ts';

/** How often a payment that is still being confirmed is asked about. */
const askAgainMs = 4000;

const takenUp = 'taken-up';

/** Takes up the plan, once for each arrival: React's second effect finds it asked, a reload and Back find it done. */
export function useTakeUpPlan(plan: PaidPlan): { isTakenUp: boolean; asking: UseQueryResult<CurrentUser> } {
  const client = useQueryClient();
  const messages = useMessages();
  const navigate = useNavigate();
  const location = useLocation();
  const isTakenUp = location.state === takenUp;

  const asking = useQuery({
    queryKey: [takenUp, plan, location.key],
    enabled: !isTakenUp,
    queryFn: async () => {
      try {
        const user = await request('upgradeAccount', { body: { plan } });
        await Promise.all([refreshCurrentUser(client, user), readPaymentsAgain(client)]);
        const { title, description } = messages.billing.success.upgraded;
        showToast({
          variant: 'default',
          title,
          description: description(messages.roles[roleOfPlan[plan]]),
        });
        return user;
      } catch (error) {
        if (!isBeingConfirmed(error)) showToast(failureToast(messages, 'upgrade', error));
        throw error;
      }
    },
    refetchInterval: ({ state: { error } }) => (isBeingConfirmed(error) ? askAgainMs : false),
  });

  useEffect(() => {
    if (asking.isSuccess) void navigate(successPath(plan), { replace: true, state: takenUp });
  }, [asking.isSuccess, navigate, plan]);

  return { isTakenUp, asking };
}
