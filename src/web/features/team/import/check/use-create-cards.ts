import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { ImportResult, SavedDesign } from '#contract/card/design-schemas.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { idempotencyHeader, request } from '../../../../shared/api/request.ts';
import { cardListQuery } from '../../../../shared/api/saved-cards.ts';
import { refreshCurrentUser } from '../../../../shared/api/session.ts';
import { useMessages } from '../../../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../../shared/notify/toast-store.ts';
import type { ToastText } from '../../../../shared/notify/toasts.ts';
import { refreshDesigns } from '../../../../shared/team/designs-query.ts';
import { rangesOf } from '../../../../shared/team/left-out-text.ts';
import { usePeopleTexts } from '../../../../shared/team/use-people-texts.ts';
import type { ImportAction, ImportOrder, UnansweredImport } from '../import-state.ts';
import { refusedRows } from './refused-rows.ts';

type Import = {
  user: CurrentUser;
  design: SavedDesign;
  unanswered: UnansweredImport | null;
  dispatch: (action: ImportAction) => void;
  /** Compares the rows with the cards that are saved now. */
  onStale: () => void;
};

/**
 * Saves an order in one call: all or none. If the answer of an earlier order was lost, that one is sent again with its
 * key first: the server answers what it did. What was changed since is then shown as changes of the saved cards.
 */
export function useCreateCards({ user, design, unanswered, dispatch, onStale }: Import) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const messages = useMessages();
  const { check: words } = usePeopleTexts();

  async function send(sent: UnansweredImport): Promise<ImportResult> {
    try {
      return await request('importCards', {
        params: { id: design.id },
        body: sent.body,
        headers: idempotencyHeader(sent.key),
      });
    } catch (error) {
      dispatch(
        isRefused(error) ? { kind: 'refused', rows: refusedRows(error, sent) } : { kind: 'answerLost', sent },
      );
      throw error;
    }
  }

  const refresh = () =>
    Promise.all([
      client.resetQueries({ queryKey: cardListQuery.queryKey }),
      refreshDesigns(client),
      refreshCurrentUser(client),
    ]);

  return useMutation({
    mutationFn: async (order: ImportOrder) => {
      if (unanswered) {
        const result = await send(unanswered).catch((error: unknown) => {
          // The server has nothing of it.
          if (isRefused(error)) return null;
          throw error;
        });
        if (result) return { sent: unanswered, result };
      }
      const sent = { ...order, key: crypto.randomUUID() };
      return { sent, result: await send(sent) };
    },
    onSuccess: async ({ sent, result }, order) => {
      const { created, changed, binned } = result;
      const isAll = JSON.stringify(sent.body) === JSON.stringify(order.body);
      const { title, text, earlier } = words.created;
      const description = (isAll ? text : earlier)(created.length, changed);
      const isOnlySizes = created.length + changed + binned === 0;
      showToast({ variant: 'default', ...(isOnlySizes ? words.sizes.onlySaved : { title, description }) });
      dispatch({ kind: 'answered', sent, result });
      await refresh();
      if (isAll) await navigate('/list');
      else onStale();
    },
    onError: (error, order) => {
      showToast(toastOf(error, order));
      if (!isRefused(error)) return;
      // The cards, the design or the limit may have changed elsewhere.
      void refresh();
      onStale();
    },
  });

  function failed(description: string): ToastText {
    return { variant: 'destructive', title: messages.failures.saveCard.title, description };
  }

  function toastOf(error: unknown, order: ImportOrder): ToastText {
    if (!isRefused(error)) return failed(words.unanswered);
    const rows = [...refusedRows(error, order).keys()];
    if (rows.length > 0) return failed(words.refused(rangesOf(rows)));
    if (isCode(error, 'DESIGN_CHANGED')) return failed(words.sizes.changedElsewhere);
    return isCode(error, 'CARD_CHANGED') || isCode(error, 'CARD_NOT_FOUND')
      ? failed(words.changedElsewhere)
      : failureToast(messages, 'saveCard', error, user.cardLimit);
  }
}

function isCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Whether the server has refused a request. After any other failure it may have done it. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
