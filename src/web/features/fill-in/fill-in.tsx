import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { retryUnanswered } from '../../shared/api/retry-unanswered.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { isEnded } from '../../shared/links/is-ended.ts';
import { LinkEnded, LinkPage } from '../../shared/links/link-page.tsx';
import { useShareToken } from '../../shared/links/use-share-token.ts';
import { useVisibleHeight } from '../../shared/page/use-visible-height.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { readFillInDraft } from './fill-in-draft.ts';
import { FillInForm } from './fill-in-form.tsx';
import { loadFillIn } from './load-fill-in.ts';
import './fill-in.css';

/** The page of a fill-in link: a person without an account types their lines with the card beside. */
export function FillInByLink() {
  useVisibleHeight();
  const { ended } = useTexts('fill-in').page;
  const token = useShareToken();
  // The key has to be the same after a reload.
  const [endedToken, setEndedToken] = useState<string | null>(null);
  const draft = useMemo(() => readFillInDraft(token), [token]);
  const { data, error, refetch } = useQuery({
    queryKey: ['fill-in', token],
    queryFn: () => loadFillIn(token, draft.key),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryUnanswered,
  });
  if (token === '' || token === endedToken || isEnded(error)) return <LinkEnded {...ended} />;
  if (error && !data)
    return (
      <LinkPage>
        <LoadFailed onRetry={() => void refetch()} />
      </LinkPage>
    );
  return (
    <LinkPage about={data && <CompanyBadge name={data.companyName} />}>
      {data ? (
        <FillInForm
          key={token}
          token={token}
          draft={draft}
          loaded={data}
          onEnded={() => setEndedToken(token)}
        />
      ) : (
        <Loading />
      )}
    </LinkPage>
  );
}

function CompanyBadge({ name }: { name: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span aria-hidden="true" className="fill-in-badge rounded-sm bg-secondary text-xs font-semibold">
        {Array.from(name)[0]?.toLocaleUpperCase()}
      </span>
      <span className="truncate">{name}</span>
    </span>
  );
}

function Loading() {
  const { cards } = useTexts();
  return (
    <div role="status" aria-busy="true" aria-label={cards.loading}>
      <div className="grid place-items-center bg-canvas py-6">
        <span className="aspect-9/5 w-67.5 bg-stock shadow-sheet" />
      </div>
      <div className="flex flex-col gap-6 px-4 py-6">
        {['a', 'b', 'c'].map((place) => (
          <Skeleton key={place} className="h-12 w-full" />
        ))}
      </div>
    </div>
  );
}
