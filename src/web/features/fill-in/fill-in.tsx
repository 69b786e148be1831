import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { Wordmark } from '../../shared/brand/wordmark.tsx';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useVisibleHeight } from '../../shared/page/use-visible-height.ts';
import { useFillInTexts } from '../../shared/team/use-fill-in-texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { readDraft } from './fill-in-draft.ts';
import { FillInForm } from './fill-in-form.tsx';
import { isEnded } from './is-ended.ts';
import { loadFillIn } from './load-fill-in.ts';
import { useShareToken } from './use-share-token.ts';
import './fill-in.css';

/** The page of a fill-in link: a person without an account types their lines with the card beside. */
export function FillInByLink() {
  useVisibleHeight();
  const token = useShareToken();
  // The key has to be the same after a reload.
  const [endedToken, setEndedToken] = useState<string | null>(null);
  const draft = useMemo(() => readDraft(token), [token]);
  const { data, error, refetch } = useQuery({
    queryKey: ['fill-in', token],
    queryFn: () => loadFillIn(token, draft.key),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, failure) => !(failure instanceof ApiError) && count < 2,
  });
  if (token === '' || token === endedToken || isEnded(error)) return <LinkEnded />;
  if (error && !data)
    return (
      <LinkPage company={null}>
        <LoadFailed onRetry={() => void refetch()} />
      </LinkPage>
    );
  return (
    <LinkPage company={data?.companyName ?? null}>
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

/** A page without navigation: whoever has a link has nowhere else to go here. */
function LinkPage({ company, children }: { company: string | null; children: ReactNode }) {
  return (
    <>
      <header className="fill-in-head border-b border-border">
        <Wordmark />
        {company !== null && (
          <span className="flex min-w-0 items-center gap-2">
            <span aria-hidden="true" className="fill-in-badge rounded-sm bg-secondary text-xs font-semibold">
              {Array.from(company)[0]?.toLocaleUpperCase()}
            </span>
            <span className="truncate">{company}</span>
          </span>
        )}
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col focus-visible:shadow-none">
        {children}
      </main>
    </>
  );
}

function LinkEnded() {
  const { ended } = useFillInTexts().page;
  return (
    <LinkPage company={null}>
      <div className="grid flex-1 content-center justify-items-center gap-3 px-4 py-16 text-center">
        <Link2Off aria-hidden size={28} strokeWidth={1.5} className="text-muted-foreground" />
        <PageHeading size="bar" pageTitle={ended.title}>
          {ended.title}
        </PageHeading>
        <p className="max-w-100 text-pretty text-muted-foreground">{ended.text}</p>
      </div>
    </LinkPage>
  );
}

function Loading() {
  const { cards } = useMessages();
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
