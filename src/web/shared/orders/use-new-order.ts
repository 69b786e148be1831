import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '#contract/calls.ts';
import { request } from '../api/request.ts';
import { refreshCompanyCounts } from '../company/company-counts.ts';
import { useMessages } from '../i18n/messages-context.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { refusalText } from '../notify/refusal-text.ts';
import { showToast } from '../notify/toast-store.ts';
import { orderQuery, ordersQuery } from './order-queries.ts';

/** Says what went wrong and what to do. */
export function useOrderFailure() {
  const messages = useMessages();
  const words = useTexts('orders');
  return (error: unknown) =>
    showToast({
      variant: 'destructive',
      title: words.failed,
      description: refusalText(messages, error, words.offline),
    });
}

/** Makes an order, or repeats one, and opens it. */
export function useNewOrder(onMade: (id: string) => void) {
  const client = useQueryClient();
  const onError = useOrderFailure();
  return useMutation({
    mutationFn: (wanted: CallBody<'createOrder'> | { repeat: string }) =>
      'repeat' in wanted
        ? request('repeatOrder', { params: { id: wanted.repeat } })
        : request('createOrder', { body: wanted }),
    onSuccess: (order) => {
      client.setQueryData(orderQuery(order.id).queryKey, order);
      void client.invalidateQueries({ queryKey: ordersQuery.queryKey });
      void refreshCompanyCounts(client);
      onMade(order.id);
    },
    onError,
  });
}
