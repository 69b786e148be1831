import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { idempotencyHeader, request } from '../../../shared/api/request.ts';
import { addToList, cardListQuery, removeFromList, upsertCard } from '../../../shared/api/saved-cards.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { useFailureToast } from '../../../shared/notify/use-failure-toast.ts';
import { refusedByPlan } from '../../../shared/offer/plan-refusal.ts';
import { refreshDesigns } from '../../../shared/team/designs-query.ts';

export function useRenameCard() {
  const client = useQueryClient();
  const t = useTexts();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ card, name }: { card: SavedCard; name: string }) =>
      request('changeCard', { params: { id: card.id }, body: { name } }),
    onSuccess: (card) => {
      upsertCard(client, card);
      const { title, description } = t.cards.renamed;
      showToast({ variant: 'default', title, description: description(card.name) });
    },
    onError: (error) => {
      // The plan has ended. The refreshed user disables renaming in advance.
      if (refusedByPlan(error)) void refreshCurrentUser(client);
      showFailure(error, 'renameCard');
    },
  });
}

/** A retry uses the same idempotency key, so that a lost response creates no second copy. A success ends the key. */
export function useDuplicateCard() {
  const showFailure = useFailureToast();
  const idempotencyKeys = useRef(new Map<string, string>());
  const client = useQueryClient();
  const t = useTexts();
  return useMutation({
    mutationKey: ['duplicate'],
    mutationFn: ({ id }: SavedCard) => {
      const key = idempotencyKeys.current.get(id) ?? crypto.randomUUID();
      idempotencyKeys.current.set(id, key);
      return request('duplicateCard', { params: { id }, headers: idempotencyHeader(key) });
    },
    onSuccess: (copy, { id }) => {
      idempotencyKeys.current.delete(id);
      addToList(client, copy);
      const { title, description } = t.cards.duplicated;
      showToast({ variant: 'default', title, description: description(copy.name) });
    },
    // The offer at the button says that the plan is the reason.
    onError: (error) => {
      if (!refusedByPlan(error)) showFailure(error, 'duplicateCard');
    },
  });
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
  const client = useQueryClient();
  const t = useTexts();
  const restore = useRestoreCard();
  return useMutation({
    mutationKey: ['delete'],
    mutationFn: ({ id }: SavedCard) => request('deleteCard', { params: { id } }),
    onSuccess: (_, card) => {
      beforeRemoval(card);
      removeFromList(client, card);
      const { title, description, undo } = t.cards.deleted;
      const action = { label: undo, run: () => restore.mutate(card) };
      showToast({ variant: 'default', title, description: description(card.name), action });
    },
    onError: (error) => showToast(failureToast(t, 'deleteCard', error)),
  });
}

export function useRestoreCard() {
  const client = useQueryClient();
  const t = useTexts();
  return useMutation({
    mutationFn: ({ id }: SavedCard) => request('restoreCard', { params: { id } }),
    onSuccess: (card) => {
      addToList(client, card);
      const { title, description } = t.cards.restored;
      showToast({ variant: 'default', title, description: description(card.name) });
    },
    onError: (error) => showToast(failureToast(t, 'restoreCard', error)),
  });
}

/** Deletes the selected cards in one request and shows a toast with Undo, which restores them in one. */
export function useDeleteCards(onDeleted: () => void) {
  const client = useQueryClient();
  const t = useTexts();
  const { list, deleted, restored } = t.cards;
  const refresh = async () => {
    void refreshDesigns(client);
    await client.invalidateQueries({ queryKey: cardListQuery.queryKey });
    await refreshCurrentUser(client);
  };
  const restore = useMutation({
    mutationFn: (ids: string[]) => request('restoreCards', { body: { ids } }),
    onSuccess: async ({ ids }) => {
      await refresh();
      showToast({ variant: 'default', title: restored.title, description: list.restored(ids.length) });
    },
    onError: (error) => showToast(failureToast(t, 'restoreCard', error)),
  });
  return useMutation({
    mutationFn: (ids: string[]) => request('binCards', { body: { ids } }),
    onSuccess: async ({ ids }) => {
      await refresh();
      onDeleted();
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      const action = { label: deleted.undo, run: () => restore.mutate(ids) };
      showToast({ variant: 'default', title: deleted.title, description: list.deleted(ids.length), action });
    },
    onError: (error) => showToast(failureToast(t, 'deleteCard', error)),
  });
}
