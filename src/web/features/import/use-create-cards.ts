import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SavedDesign } from '#contract/design-schemas.ts';
import type { ExistingCard } from '#people/batch/compare-people.ts';
import { idempotencyHeader, request } from '../../shared/api/request.ts';
import { cardListQuery } from '../../shared/api/saved-cards.ts';
import { type CurrentUser, refreshCurrentUser } from '../../shared/api/session.ts';
import type { CheckedRow } from '../../shared/batch/batch-messages.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { showToast } from '../../shared/notify/toast-store.ts';
import { usePeopleTexts } from '../../shared/people/use-people-texts.ts';

/** Saves the new and changed cards of the ready rows in one call: all or none. A retry uses the same key. */
export function useCreateCards(user: CurrentUser, design: SavedDesign, ready: readonly CheckedRow[]) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const messages = useMessages();
  const { check: words } = usePeopleTexts();
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [isBinning, setBinning] = useState(false);
  const create = ready
    .filter(({ comparison }) => comparison.kind === 'new')
    .map(({ content }) => sent(content));
  const change = ready.flatMap(({ comparison, content }) =>
    comparison.kind === 'changed'
      ? [{ ...sent(content), id: comparison.id, version: comparison.version }]
      : [],
  );
  const free = Math.max(0, user.cardLimit - user.cardCount);

  const mutation = useMutation({
    mutationFn: (gone: readonly ExistingCard[]) =>
      request('importCards', {
        params: { id: design.id },
        body: { create, change, bin: gone.map(({ id }) => id) },
        headers: idempotencyHeader(idempotencyKey),
      }),
    onSuccess: async ({ created, changed }) => {
      setIdempotencyKey(crypto.randomUUID());
      showToast({
        variant: 'default',
        title: words.created.title,
        description: words.created.text(created.length, changed),
      });
      await Promise.all([
        client.resetQueries({ queryKey: cardListQuery.queryKey }),
        refreshCurrentUser(client),
      ]);
      await navigate('/list');
    },
    onError: (error) => showToast(failureToast(messages, 'saveCard', error)),
  });

  return {
    isBinning,
    setBinning,
    isPending: mutation.isPending,
    created: create.length,
    changed: change.length,
    /** How many new cards fit the limit, if not all do. */
    fits: create.length > free ? free : null,
    count: create.length > free ? 0 : create.length + change.length + (isBinning ? 1 : 0),
    start: mutation.mutate,
  };
}

function sent({ texts, branchId }: CheckedRow['content']) {
  const own = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''),
  );
  return { texts: own, ...(branchId !== undefined && { branchId }) };
}
