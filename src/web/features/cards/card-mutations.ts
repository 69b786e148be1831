import { type QueryClient, useMutationState } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { refreshDesigns } from '../../shared/api/designs-query.ts';
import { idempotencyHeader, request } from '../../shared/api/request.ts';
import { addToList, cardListQuery, removeFromList, upsertCard } from '../../shared/api/saved-cards.ts';
import { refreshCurrentUser } from '../../shared/api/session.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { showToast } from '../../shared/notify/toast-store.ts';
import { refusedByPlan } from '../../shared/offer/plan-refusal.ts';

export function useRenameCard() {
  const { title, description } = useTexts().cards.renamed;
  return useApiMutation(
    ({ card, name }: { card: SavedCard; name: string }) =>
      request('changeCard', { params: { id: card.id }, body: { name } }),
    {
      failure: 'renameCard',
      success: ({ name }) => ({ title, description: description(name) }),
      onSuccess: (card, _, client) => upsertCard(client, card),
      onError: (error, _, client) => {
        // The plan has ended. The refreshed user disables renaming in advance.
        if (refusedByPlan(error)) void refreshCurrentUser(client);
      },
    },
  );
}

/** A retry uses the same idempotency key, so that a lost response creates no second copy. A success ends the key. */
export function useDuplicateCard() {
  const idempotencyKeys = useRef(new Map<string, string>());
  const { title, description } = useTexts().cards.duplicated;
  return useApiMutation(
    ({ id }: SavedCard) => {
      const key = idempotencyKeys.current.get(id) ?? crypto.randomUUID();
      idempotencyKeys.current.set(id, key);
      return request('duplicateCard', { params: { id }, headers: idempotencyHeader(key) });
    },
    {
      mutationKey: ['duplicate'],
      failure: 'duplicateCard',
      // The offer at the button says that the plan is the reason.
      showInPlace: (error) => refusedByPlan(error) !== null,
      success: ({ name }) => ({ title, description: description(name) }),
      onSuccess: (copy, { id }, client) => {
        idempotencyKeys.current.delete(id);
        addToList(client, copy);
      },
    },
  );
}

/** The ids of the cards for which a mutation of this key runs. */
export function useCardsOfMutation(key: 'duplicate' | 'delete' | 'makeDesign'): readonly string[] {
  return useMutationState({
    filters: { mutationKey: [key], status: 'pending' },
    select: ({ state }) => (state.variables as SavedCard).id,
  });
}

/** Deletes a card and shows a toast with Undo. `beforeRemoval` runs while the card is still in the page. */
export function useDeleteCard(beforeRemoval: (card: SavedCard) => void) {
  const { title, description, undo } = useTexts().cards.deleted;
  const restore = useRestoreCard();
  return useApiMutation(({ id }: SavedCard) => request('deleteCard', { params: { id } }), {
    mutationKey: ['delete'],
    failure: 'deleteCard',
    onSuccess: (_, card, client) => {
      beforeRemoval(card);
      removeFromList(client, card);
      const action = { label: undo, run: () => restore.mutate(card) };
      showToast({ variant: 'default', title, description: description(card.name), action });
    },
  });
}

export function useRestoreCard() {
  const { title, description } = useTexts().cards.restored;
  return useApiMutation(({ id }: SavedCard) => request('restoreCard', { params: { id } }), {
    failure: 'restoreCard',
    success: ({ name }) => ({ title, description: description(name) }),
    onSuccess: (card, _, client) => addToList(client, card),
  });
}

/** Deletes the selected cards in one request and shows a toast with Undo, which restores them in one. */
export function useDeleteCards(onDeleted: () => void) {
  const { list, deleted, restored } = useTexts().cards;
  const restore = useApiMutation((ids: string[]) => request('restoreCards', { body: { ids } }), {
    failure: 'restoreCard',
    onSuccess: async ({ ids }, _, client) => {
      await refreshCards(client);
      showToast({ variant: 'default', title: restored.title, description: list.restored(ids.length) });
    },
  });
  return useApiMutation((ids: string[]) => request('binCards', { body: { ids } }), {
    failure: 'deleteCard',
    onSuccess: async ({ ids }, _, client) => {
      await refreshCards(client);
      onDeleted();
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      const action = { label: deleted.undo, run: () => restore.mutate(ids) };
      showToast({ variant: 'default', title: deleted.title, description: list.deleted(ids.length), action });
    },
  });
}

async function refreshCards(client: QueryClient): Promise<void> {
  void refreshDesigns(client);
  await client.invalidateQueries({ queryKey: cardListQuery.queryKey });
  await refreshCurrentUser(client);
}
