import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallBody } from '#contract/endpoints.ts';
import type { Order } from '#contract/orders/order-schemas.ts';
import { request } from '../../shared/api/request.ts';
import { refreshCompanyCounts } from '../../shared/company/company-counts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
import {
  cardsUnderWayQuery,
  nextOrderQuery,
  orderQuery,
  ordersQuery,
} from '../../shared/orders/order-queries.ts';

type Change = Omit<CallBody<'changeOrder'>, 'version'>;

/** A step was chosen on a page whose last change was refused: what it was about is not what the page shows. */
class Outdated extends Error {}

/** Runs changes of one order in sequence, each on the version the previous one returned. */
export function useOrderSteps(id: string) {
  const client = useQueryClient();
  const t = useTexts('orders');
  const failureCount = useRef(0);
  const { queryKey } = orderQuery(id);
  const mutationKey = ['order', id];
  const shared = {
    mutationKey,
    scope: { id: `order ${id}` },
    failure: featureFailures.order(t),
    showInPlace: (error: Error) => error instanceof Outdated,
    onError: () => {
      failureCount.current += 1;
      void client.invalidateQueries({ queryKey });
    },
  };
  const version = () => client.getQueryData<Order>(queryKey)?.version ?? 1;
  const set = (order: Order) => {
    client.setQueryData(queryKey, order);
    for (const { queryKey: others } of [ordersQuery, nextOrderQuery, cardsUnderWayQuery])
      void client.invalidateQueries({ queryKey: others });
    void refreshCompanyCounts(client);
  };
  /** Runs a step unless a change before it was refused. */
  const asShown = (seen: number) => {
    if (failureCount.current !== seen) throw new Outdated();
    return { version: version() };
  };

  const change = useApiMutation(
    (body: Change) => request('changeOrder', { params: { id }, body: { ...body, version: version() } }),
    {
      ...shared,
      onMutate: (body) => {
        client.setQueryData(queryKey, (before: Order | undefined) => before && withChange(before, body));
      },
      onSuccess: (order) => {
        // A later change is shown already; its own response follows.
        const isLast = client.isMutating({ mutationKey }) <= 1;
        if (isLast) set(order);
        else
          client.setQueryData(
            queryKey,
            (before: Order | undefined) => before && { ...before, version: order.version },
          );
      },
    },
  );

  const ask = useApiMutation(
    (seen: number) => request('askForApproval', { params: { id }, body: asShown(seen) }),
    {
      ...shared,
      onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
    },
  );

  const release = useApiMutation(
    (seen: number) => request('releaseOrder', { params: { id }, body: asShown(seen) }),
    {
      ...shared,
      onSuccess: set,
    },
  );

  const cancel = useApiMutation(
    (seen: number) => request('cancelOrder', { params: { id }, body: asShown(seen) }),
    {
      ...shared,
      onSuccess: set,
    },
  );

  const send = useApiMutation(
    ({ seen, ...options }: { seen: number; isPart: boolean; evenIfRequested: boolean; email?: string }) =>
      request('sendOrder', { params: { id }, body: { ...options, ...asShown(seen) } }),
    {
      ...shared,
      onSuccess: ({ order }) => set(order),
    },
  );

  return { change, ask, release, cancel, send, failureCount: () => failureCount.current };
}

function withChange(order: Order, { lines, profile, details }: Change): Order {
  const byCard = new Map(order.lines.map((line) => [line.cardId, line]));
  return {
    ...order,
    ...(profile && { profile }),
    ...(details && { details }),
    ...(lines && {
      lines: lines.flatMap(({ cardId, quantity }) => {
        const line = byCard.get(cardId);
        return line ? [{ ...line, quantity }] : [];
      }),
    }),
  };
}
