import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { entriesByDay } from '../../../shared/i18n/entries-by-day.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { RowsPage } from '../rows/rows-page.tsx';
import { useDebouncedText } from '../use-debounced-text.ts';
import { auditCellStyles, useAuditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditFilter, auditQuery, lastMonth } from './audit-query.ts';
import { DayHeading } from './day-heading.tsx';

/** The audit log with filters and CSV export; read-only. */
export function AuditPanel() {
  const t = useTexts('admin');
  const [choice, setChoice] = useState(lastMonth);
  const username = useDebouncedText(choice.username.trim());
  const filter = auditFilter({ ...choice, username }, new Date());
  const found = useInfiniteQuery(auditQuery(filter));
  const entries = found.data?.pages.flatMap((page) => page.entries);
  const days = entries && entriesByDay(entries);

  return (
    <>
      <RowsPage
        header={<AuditFilters choice={choice} onChange={setChoice} filter={filter} />}
        query={found}
        columns={useAuditColumns()}
        groups={days?.map(({ start, entries: rows }) => ({
          key: start.toISOString(),
          heading: <DayHeading day={start} />,
          rows,
        }))}
        texts={{ loading: t.audit.loading, empty: t.audit.nothing, showMore: t.showMore }}
        cellStyles={auditCellStyles}
        isLog
      />
      <p className="flex gap-2 pt-3.5 text-xs text-muted-foreground max-tablet:px-4">
        <Lock aria-hidden size={14} strokeWidth={1.75} className="mt-px shrink-0" />
        {t.audit.readOnly}
      </p>
    </>
  );
}
