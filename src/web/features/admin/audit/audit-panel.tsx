import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { QueryView } from '../../../shared/feedback/query-view.tsx';
import { entriesByDay } from '../../../shared/i18n/entries-by-day.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsNarrow } from '../../../shared/page/breakpoints.ts';
import { ShowMoreButton } from '../../../ui/inputs/show-more-button.tsx';
import { useDebouncedText } from '../use-debounced-text.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditFilter, auditQuery, lastMonth } from './audit-query.ts';
import { AuditSkeleton } from './audit-skeleton.tsx';
import { AuditStack } from './audit-stack.tsx';
import { AuditTable } from './audit-table.tsx';

/** The audit log with filters and CSV export; read-only. */
export function AuditPanel() {
  const t = useTexts('admin');
  const [choice, setChoice] = useState(lastMonth);
  const username = useDebouncedText(choice.username.trim());
  const filter = auditFilter({ ...choice, username }, new Date());
  const found = useInfiniteQuery(auditQuery(filter));
  const isNarrow = useIsNarrow();
  const entries = found.data?.pages.flatMap((page) => page.entries);
  const days = entries && entriesByDay(entries);

  return (
    <>
      <AuditFilters choice={choice} onChange={setChoice} filter={filter} />
      <QueryView
        query={{ data: days, isError: found.isError, refetch: found.refetch }}
        skeleton={<AuditSkeleton />}
        empty={<p className="py-16 text-center text-muted-foreground">{t.audit.nothing}</p>}
      >
        {(shown) => (isNarrow ? <AuditStack days={shown} /> : <AuditTable days={shown} />)}
      </QueryView>
      {found.hasNextPage && (
        <ShowMoreButton
          label={t.showMore}
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        />
      )}
      <p className="flex gap-2 pt-3.5 text-xs text-muted-foreground max-tablet:px-4">
        <Lock aria-hidden size={14} strokeWidth={1.75} className="mt-px shrink-0" />
        {t.audit.readOnly}
      </p>
    </>
  );
}
