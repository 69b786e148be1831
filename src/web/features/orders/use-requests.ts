import { useQueryClient } from '@tanstack/react-query';
import type { OrderLine } from '#contract/orders/order-schemas.ts';
import { request } from '../../shared/api/request.ts';
import { upsertCard } from '../../shared/api/saved-cards.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
import { showToast } from '../../shared/notify/toast-store.ts';
import { refreshOrders } from '../../shared/orders/order-queries.ts';
import { readDesign } from '../../shared/team/designs.ts';
import { takenOver } from './take-over.ts';

export type CardRequest = OrderLine['requests'][number];

/** What a manager does with a change that somebody requested: takes its texts over into the card, or closes it. */
export function useRequests() {
  const client = useQueryClient();
  const t = useTexts('orders');
  const shared = { failure: featureFailures.order(t), invalidates: [refreshOrders] };

  const takeOver = useApiMutation(async ({ cardId: id, changes }: CardRequest & { cardId: string }) => {
    const saved = await request('readCard', { params: { id } });
    const design = saved.designId === undefined ? null : await readDesign(client, saved.designId);
    const body = takenOver(saved, changes, design);
    if (body) upsertCard(client, await request('changeCard', { params: { id }, body }));
    else showToast({ variant: 'destructive', ...t.page.requests.ofDesign });
  }, shared);

  const close = useApiMutation(
    ({ snapshotId: id }: CardRequest) => request('closeRequest', { params: { id } }),
    shared,
  );

  return { takeOver, close };
}
