import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallBody } from '#contract/calls.ts';
import type { Order } from '#contract/orders/order-schemas.ts';
import { request } from '../../shared/api/request.ts';
import { refreshCompanyCounts } from '../../shared/company/company-counts.ts';
import {
  cardsUnderWayQuery,
  nextOrderQuery,
  orderQuery,
  ordersQuery,
} from '../../shared/orders/order-queries.ts';
import { useOrderFailure } from '../../shared/orders/use-new-order.tsx';

type Change = Omit<CallBody<'changeOrder'>, 'version'>;

/** A step was chosen on a page whose last change was refused: what it was about is not what the page shows. */
class Outdated extends Error {}

/** Runs changes of one order in sequence, each on the version the previous one returned. */
export function useOrderSteps(id: string) {
  const client = useQueryClient();
  const showFailure = useOrderFailure();
  const refusals = useRef(0);
  const { queryKey } = orderQuery(id);
  const scope = { id: `order ${id}` };
  const mutationKey = ['order', id];
  const version = () => client.getQueryData<Order>(queryKey)?.version ?? 1;
  const set = (order: Order) => {
    client.setQueryData(queryKey, order);
    for (const { queryKey: others } of [ordersQuery, nextOrderQuery, cardsUnderWayQuery])
      void client.invalidateQueries({ queryKey: others });
    void refreshCompanyCounts(client);
  };
  const onError = (error: Error) => {
    refusals.current += 1;
    if (!(error instanceof Outdated)) showFailure(error);
    void client.invalidateQueries({ queryKey });
  };
  /** Runs a step unless a change before it was refused. */
  const asShown = (seen: number) => {
    if (refusals.current !== seen) throw new Outdated();
    return { version: version() };
  };

  const change = useMutation({
    mutationKey,
    scope,
    mutationFn: (body: Change) =>
      request('changeOrder', { params: { id }, body: { ...body, version: version() } }),
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
    onError,
  });

  const ask = useMutation({
    mutationKey,
    scope,
    mutationFn: (seen: number) => request('askForApproval', { params: { id }, body: asShown(seen) }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
    onError,
  });

  const release = useMutation({
    mutationKey,
    scope,
    mutationFn: (seen: number) => request('releaseOrder', { params: { id }, body: asShown(seen) }),
    onSuccess: set,
    onError,
  });

  const cancel = useMutation({
    mutationKey,
    scope,
    mutationFn: (seen: number) => request('cancelOrder', { params: { id }, body: asShown(seen) }),
    onSuccess: set,
    onError,
  });

  const send = useMutation({
    mutationKey,
    scope,
    mutationFn: ({
      seen,
      ...options
    }: {
      seen: number;
      isPart: boolean;
      evenIfRequested: boolean;
      email?: string;
    }) => request('sendOrder', { params: { id }, body: { ...options, ...asShown(seen) } }),
    onSuccess: ({ order }) => set(order),
    onError,
  });

  return { change, ask, release, cancel, send, refusals: () => refusals.current };
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
