import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { ImportResult, SavedDesign } from '#contract/card/design-schemas.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { refreshDesigns } from '../../../../shared/api/designs-query.ts';
import { idempotencyHeader, request } from '../../../../shared/api/request.ts';
import { cardListQuery } from '../../../../shared/api/saved-cards.ts';
import { refreshCurrentUser } from '../../../../shared/api/session.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../../shared/mutations/use-api-mutation.ts';
import { failureToast } from '../../../../shared/notify/failure-text.ts';
import { showToast } from '../../../../shared/notify/toast-store.ts';
import type { ToastText } from '../../../../shared/notify/toasts.ts';
import { rangesOf } from '../../../../shared/team/left-out-text.ts';
import { addPortraits } from '../../portraits/use-import-portraits.ts';
import type { ImportAction, ImportOrder, UnansweredImport } from '../import-state.ts';
import { refusedRows } from './refused-rows.ts';

type Import = {
  user: CurrentUser;
  design: SavedDesign;
  unanswered: UnansweredImport | null;
  /** The pictures of people, which their cards get after they are saved. */
  portraits: readonly File[];
  dispatch: (action: ImportAction) => void;
  /** Compares the rows with the cards that are saved now. */
  onStale: () => void;
};

/**
 * Saves an order in one call: all or none. If the answer of an earlier order was lost, that one is sent again with its
 * key first: the server answers what it did. What was changed since is then shown as changes of the saved cards.
 */
export function useCreateCards({ user, design, unanswered, portraits, dispatch, onStale }: Import) {
  const [portraitsDone, setPortraitsDone] = useState<number | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const common = useTexts();
  const { check: t, portraits: portraitWords } = useTexts('people');

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

  /** Never fails: the cards are saved, and what is missing is said. */
  async function addPictures(): Promise<void> {
    setPortraitsDone(0);
    const result = await addPortraits(design, portraits, client, setPortraitsDone).catch(() => null);
    setPortraitsDone(null);
    const { title, added, notAdded, failed: noneAdded } = portraitWords;
    const lost = result?.failed ?? [];
    const description = result
      ? [added(result.added), ...(lost.length > 0 ? [notAdded(lost.join(', '))] : [])].join(' ')
      : noneAdded;
    showToast({ variant: result && lost.length === 0 ? 'default' : 'destructive', title, description });
  }

  const mutation = useApiMutation(
    async (order: ImportOrder) => {
      if (unanswered) {
        const result = await send(unanswered).catch((error: unknown) => {
          // The server has nothing of it.
          if (isRefused(error)) return null;
          throw error;
        });
        if (result) return { sent: unanswered, result };
      }
      const sent = { ...order, key: crypto.randomUUID() };
      if (isNothing(order)) return { sent, result: { created: [], changed: 0, binned: 0 } };
      return { sent, result: await send(sent) };
    },
    {
      failure: null,
      onSuccess: async ({ sent, result }, order) => {
        const { created, changed, binned } = result;
        const isAll = JSON.stringify(sent.body) === JSON.stringify(order.body);
        const { title, text, earlier } = t.created;
        const description = (isAll ? text : earlier)(created.length, changed);
        const isOnlySizes = created.length + changed + binned === 0;
        const onlyText = sent.body.sizes ? t.sizes.onlySaved : t.remembered;
        if (!isNothing(sent))
          showToast({ variant: 'default', ...(isOnlySizes ? onlyText : { title, description }) });
        dispatch({ kind: 'answered', sent, result });
        if (portraits.length > 0) await addPictures();
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
    },
  );
  return { ...mutation, portraitsDone };

  function failed(description: string): ToastText {
    return { variant: 'destructive', title: common.failures.saveCard.title, description };
  }

  function toastOf(error: unknown, order: ImportOrder): ToastText {
    if (!isRefused(error)) return failed(t.unanswered);
    const rows = [...refusedRows(error, order).keys()];
    if (rows.length > 0) return failed(t.refused(rangesOf(rows)));
    if (isCode(error, 'DESIGN_CHANGED')) return failed(t.sizes.changedElsewhere);
    return isCode(error, 'CARD_CHANGED') || isCode(error, 'CARD_NOT_FOUND')
      ? failed(t.changedElsewhere)
      : failureToast(common, 'saveCard', error, { cardLimit: user.cardLimit });
  }
}

/** Whether an order changes no card and no sizes: only pictures are added then. */
function isNothing({ body }: ImportOrder): boolean {
  const { create = [], change = [], bin = [], seen = [], sizes } = body;
  return create.length + change.length + bin.length + seen.length === 0 && sizes === undefined;
}

function isCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Whether the server has refused a request. After any other failure it may have done it. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
