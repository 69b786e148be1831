import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CallBody } from '#contract/endpoints.ts';
import { proposedOf } from '#domain/order/under-way.ts';
import { ApiError } from '../api/api-error.ts';
import { request } from '../api/request.ts';
import { refreshCompanyCounts } from '../company/company-counts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useApiMutation } from '../mutations/use-api-mutation.ts';
import { featureFailures } from '../notify/feature-failures.ts';
import { useShowFailure } from '../notify/use-show-failure.ts';
import { cardsUnderWayQuery, orderQuery, orderTextsQuery, refreshOrders } from './order-queries.ts';
import { OrderedAlready, type OrderedPerson } from './ordered-already.tsx';

type NewOrder = CallBody<'createOrder'>;
/** The cards of a new order, or an order to repeat. */
type Wanted = NewOrder | { repeat: string; cardIds: readonly string[]; evenIfOrdered?: boolean };

/**
 * Makes an order, or repeats one, and opens it. If people are in another order under way, `question` asks whether they are
 * ordered again.
 */
export function useNewOrder(onMade: (id: string) => void, nameOf: (cardId: string) => string) {
  const client = useQueryClient();
  const t = useTexts('orders');
  const showFailure = useShowFailure();
  const [asked, setAsked] = useState<{ wanted: Wanted; taken: readonly OrderedPerson[] } | null>(null);
  const { mutate, isPending } = useApiMutation((wanted: Wanted) => makeOrder(client, wanted), {
    failure: featureFailures.order(t),
    // A question may come in its place.
    showInPlace: isOrderedAlready,
    onSuccess: (order) => {
      client.setQueryData(orderQuery(order.id).queryKey, order);
      void refreshOrders(client);
      void refreshCompanyCounts(client);
      onMade(order.id);
    },
    onError: async (error, wanted) => {
      if (!isOrderedAlready(error)) return;
      const underWay = await client.query({ ...cardsUnderWayQuery, staleTime: 0 }).catch(() => []);
      const taken = underWay
        .filter(({ cardId }) => cardIdsOf(wanted).includes(cardId))
        .map(({ cardId, orders }) => ({
          cardId,
          name: nameOf(cardId),
          numbers: orders.map(({ number }) => number),
        }));
      // Without them there is nothing to ask about: somebody else has ended their order meanwhile.
      if (taken.length === 0) showFailure(featureFailures.order(t), error);
      else setAsked({ wanted, taken });
    },
  });
  const answer = (wanted: Wanted) => {
    setAsked(null);
    mutate(wanted);
  };
  const question: ReactNode = asked && (
    <OrderedAlready
      taken={asked.taken}
      otherCount={'repeat' in asked.wanted ? 0 : asked.wanted.lines.length - asked.taken.length}
      onOthers={() => 'lines' in asked.wanted && answer(without(asked.wanted, asked.taken))}
      onAll={() => answer({ ...asked.wanted, evenIfOrdered: true })}
      onCancel={() => setAsked(null)}
    />
  );
  return { mutate, isPending, question };
}

function isOrderedAlready(error: Error): boolean {
  return error instanceof ApiError && error.code === 'CARD_IN_ORDER';
}

async function makeOrder(client: QueryClient, wanted: Wanted) {
  if ('repeat' in wanted) {
    const evenIfOrdered = wanted.evenIfOrdered ? 'true' : 'false';
    return request('repeatOrder', { params: { id: wanted.repeat }, query: { evenIfOrdered } });
  }
  // What the account ordered with the last time. An order can be made without.
  const kept = await client.query({ ...orderTextsQuery, staleTime: 0 }).catch(() => null);
  const given = wanted.details;
  const details =
    given && kept ? { ...given, ...proposedOf(kept), ...(given.shop && { shop: given.shop }) } : given;
  return request('createOrder', { body: { ...wanted, ...(details && { details }) } });
}

function cardIdsOf(wanted: Wanted): readonly string[] {
  return 'repeat' in wanted ? wanted.cardIds : wanted.lines.map(({ cardId }) => cardId);
}

function without(wanted: NewOrder, taken: readonly OrderedPerson[]): NewOrder {
  const ids = new Set(taken.map(({ cardId }) => cardId));
  return { ...wanted, lines: wanted.lines.filter(({ cardId }) => !ids.has(cardId)) };
}
