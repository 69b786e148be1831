import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WaitingRow } from '#contract/links/submission-schemas.ts';
import { request } from '../../../shared/api/request.ts';
import { cardListQuery } from '../../../shared/api/saved-cards.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { refreshCompanyCounts } from '../../../shared/company/company-counts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { refusalText } from '../../../shared/notify/refusal-text.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { refreshDesigns } from '../../../shared/team/designs-query.ts';
import { submissionsQuery } from '../../../shared/team/submissions-query.ts';

/** Accepts rows as they are shown, or declines them. Then all that shows cards is read again. */
export function useDecide() {
  const client = useQueryClient();
  const common = useTexts();
  const { inbox: t } = useTexts('fill-in');
  const showFailure = (error: unknown) =>
    showToast({
      variant: 'destructive',
      title: t.failed,
      description: refusalText(common, error, t.offline),
    });
  const refreshRows = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: submissionsQuery.queryKey }),
      refreshCompanyCounts(client),
    ]);

  const accept = useMutation({
    mutationFn: (rows: readonly WaitingRow[]) =>
      request('acceptSubmissions', {
        body: { rows: rows.map(({ id, version, card }) => ({ id, version, cardId: card?.id ?? null })) },
      }),
    onSuccess: async ({ accepted, left }) => {
      const parts = [
        ...(accepted.length > 0 ? [t.accepted.text(accepted.length)] : []),
        ...(left.length > 0 ? [t.accepted.left(left.length)] : []),
      ];
      const title = accepted.length > 0 ? t.accepted.title : t.failed;
      showToast({ variant: 'default', title, description: parts.join(' ') });
      await Promise.all([
        refreshRows(),
        client.resetQueries({ queryKey: cardListQuery.queryKey }),
        refreshDesigns(client),
        refreshCurrentUser(client),
      ]);
    },
    onError: showFailure,
  });

  const decline = useMutation({
    mutationFn: ({ id }: WaitingRow) => request('declineSubmissions', { body: { ids: [id] } }),
    onSuccess: async () => {
      showToast({ variant: 'default', title: t.declined.title, description: t.declined.text });
      await refreshRows();
    },
    onError: showFailure,
  });

  return { accept, decline };
}
