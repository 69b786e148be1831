import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '#contract/payment-schema.ts';
import { request } from '../../../shared/api/request.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';

const paymentsKey = ['payments'] as const;

/** Poll interval while a refund is pending: the plan ends when the provider confirms it. */
const pollIntervalMs = 2000;

const isPending = ({ state }: Payment) => state === 'refunding' || state === 'processing';

/** The user's payments. When a pending one completes, the current user is refetched, because the plan may have changed. */
export function usePayments() {
  const client = useQueryClient();
  return useQuery({
    queryKey: paymentsKey,
    queryFn: async () => {
      const wasPending = client.getQueryData<Payment[]>(paymentsKey)?.some(isPending);
      const payments = await request('listPayments');
      if (wasPending && !payments.some(isPending)) await refreshCurrentUser(client);
      return payments;
    },
    refetchInterval: ({ state: { data } }) => (data?.some(isPending) ? pollIntervalMs : false),
  });
}

export async function refetchPayments(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: paymentsKey });
}

export function useWithdraw() {
  const client = useQueryClient();
  const common = useTexts();
  const { payments: t } = useTexts('billing');
  const dollars = useDollars();
  return useMutation({
    mutationFn: ({ id }: Payment) => request('withdraw', { params: { id } }),
    onSuccess: async (_, { amountCents }) => {
      const { title, description } = t.withdrawn;
      showToast({ variant: 'default', title, description: description(dollars(amountCents)) });
      await Promise.all([refetchPayments(client), refreshCurrentUser(client)]);
    },
    onError: (error) => showToast(failureToast(common, 'withdraw', error)),
  });
}
