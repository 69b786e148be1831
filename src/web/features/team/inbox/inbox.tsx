import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CheckCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { WaitingRow } from '#contract/links/submission-schemas.ts';
import { designRefusal } from '#domain/plan/plans.ts';
import { designsQuery } from '../../../shared/api/designs-query.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { LoadFailed } from '../../../shared/feedback/load-failed.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { submissionsQuery } from '../../../shared/team/submissions-query.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { useDecide } from './use-decide.ts';
import { rowKey, useRowChecks } from './use-row-checks.ts';
import { WaitingRowItem } from './waiting-row.tsx';

const nothing: never[] = [];

/** What people sent by fill-in links, with what changed by word. */
export function Inbox({ user }: { user: CurrentUser }) {
  const { inbox: t } = useTexts('fill-in');
  const { cards } = useTexts();
  const designWords = useTexts('designs');
  const isOnline = useIsOnline();
  const rows = useQuery(submissionsQuery);
  const designs = useQuery(designsQuery);
  const shownRows = rows.data ?? nothing;
  const shownDesigns = designs.data ?? nothing;
  const checks = useRowChecks(shownRows, shownDesigns);
  const { accept, decline } = useDecide();
  const ready = useMemo(
    () => shownRows.filter((row) => isReady(row) && checks.get(rowKey(row))?.length === 0),
    [shownRows, checks],
  );
  const mayAccept = designRefusal(user) === null && !user.isImpersonating;
  const isBusy = accept.isPending || decline.isPending;
  return (
    <div className="mx-auto flex w-full max-w-240 flex-1 flex-col px-4 pb-10 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 pb-2 tablet:pt-6">
        <Button asChild variant="ghost" size="sm" className="-ml-2.5" icon={ArrowLeft}>
          <Link to="/designs">{t.back}</Link>
        </Button>
        <PageHeading size="page" pageTitle={t.title}>
          {t.title}
        </PageHeading>
        {shownRows.length > 0 && (
          <Badge variant="secondary" className="h-6 tabular-nums">
            {shownRows.length}
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <p className="text-muted-foreground">{mayAccept ? t.text : designWords.needsPlan}</p>
        {shownRows.length > 0 && mayAccept && (
          <Button
            icon={CheckCheck}
            className="max-tablet:h-12 max-tablet:w-full"
            busy={accept.isPending}
            disabled={ready.length === 0 || !isOnline || isBusy}
            onClick={() => accept.mutate(ready)}
          >
            {t.acceptAll(ready.length)}
          </Button>
        )}
      </div>
      {(rows.isError || designs.isError) && !(rows.data && designs.data) && (
        <LoadFailed
          onRetry={() => {
            void rows.refetch();
            void designs.refetch();
          }}
        />
      )}
      {(rows.isPending || designs.isPending) && (
        <div role="status" aria-busy="true" aria-label={cards.loading} className="flex flex-col gap-3">
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} className="h-12 w-full" />
          ))}
        </div>
      )}
      {rows.data?.length === 0 && (
        <div className="grid justify-items-center gap-4 py-16 text-center">
          <p className="max-w-110 text-balance text-muted-foreground">{t.empty}</p>
          <Button asChild variant="outline">
            <Link to="/designs">{t.toDesigns}</Link>
          </Button>
        </div>
      )}
      {shownRows.length > 0 && designs.data && (
        <ul className="rounded-lg border border-border bg-card shadow-xs lines-y">
          {shownRows.map((row) => {
            const design = shownDesigns.find(({ id }) => id === row.designId);
            return (
              design && (
                <WaitingRowItem
                  key={row.id}
                  row={row}
                  design={design}
                  check={checks.get(rowKey(row)) ?? null}
                  isDisabled={!mayAccept || !isOnline || isBusy}
                  onAccept={() => accept.mutate([row])}
                  onDecline={() => decline.mutate(row)}
                />
              )
            );
          })}
        </ul>
      )}
    </div>
  );
}

function isReady({ problems, duplicateOf }: WaitingRow): boolean {
  return problems.length === 0 && duplicateOf === null;
}
