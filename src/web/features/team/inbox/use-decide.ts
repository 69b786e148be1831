import type { QueryClient } from '@tanstack/react-query';
import type { WaitingRow } from '#contract/links/submission-schemas.ts';
import { refreshDesigns } from '../../../shared/api/designs-query.ts';
import { request } from '../../../shared/api/request.ts';
import { cardListQuery } from '../../../shared/api/saved-cards.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { refreshCompanyCounts } from '../../../shared/company/company-counts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../../shared/notify/feature-failures.ts';
import { submissionsQuery } from '../../../shared/team/submissions-query.ts';

/** Accepts rows as they are shown, or declines them. Then all that shows cards is read again. */
export function useDecide() {
  const t = useTexts('fill-in');
  const { accepted: words, declined, failed } = t.inbox;
  const failure = featureFailures.inbox(t);

  const accept = useApiMutation(
    (rows: readonly WaitingRow[]) =>
      request('acceptSubmissions', {
        body: { rows: rows.map(({ id, version, card }) => ({ id, version, cardId: card?.id ?? null })) },
      }),
    {
      failure,
      success: ({ accepted, left }) => {
        const parts = [
          ...(accepted.length > 0 ? [words.text(accepted.length)] : []),
          ...(left.length > 0 ? [words.left(left.length)] : []),
        ];
        return { title: accepted.length > 0 ? words.title : failed, description: parts.join(' ') };
      },
      invalidates: [
        refreshRows,
        (client) => client.resetQueries({ queryKey: cardListQuery.queryKey }),
        refreshDesigns,
        refreshCurrentUser,
      ],
    },
  );

  const decline = useApiMutation(
    ({ id }: WaitingRow) => request('declineSubmissions', { body: { ids: [id] } }),
    {
      failure,
      success: { title: declined.title, description: declined.text },
      invalidates: [refreshRows],
    },
  );

  return { accept, decline };
}

async function refreshRows(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: submissionsQuery.queryKey }),
    refreshCompanyCounts(client),
  ]);
}
