import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '#contract/payment-schema.ts';
import { request } from '../../../shared/api/request.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';

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
  const { title, description } = useTexts('billing').payments.withdrawn;
  const dollars = useDollars();
  return useApiMutation(({ id }: Payment) => request('withdraw', { params: { id } }), {
    failure: 'withdraw',
    success: (_, { amountCents }) => ({ title, description: description(dollars(amountCents)) }),
    invalidates: [refetchPayments, refreshCurrentUser],
  });
}
