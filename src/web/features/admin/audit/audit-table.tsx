import type { AuditEntry } from '#contract/audit.ts';
import { Avatar } from '../../../shared/avatar.tsx';
import { shortTime } from '../../../shared/i18n/dates.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { headCell, tableRow, tableStyles } from '../table-styles.ts';
import { AuditAction } from './audit-action.tsx';
import { cell, columnWidths } from './audit-columns.ts';
import { AuditDetail } from './audit-detail.tsx';
import { DayHeading } from './day-heading.tsx';
import type { Day } from './entries-by-day.ts';

export function AuditTable({ days }: { days: readonly Day[] }) {
  const { columns } = useMessages().admin.audit;
  return (
    <div className={tableStyles}>
      <table className="w-full text-left">
        <thead className="bg-muted">
          <tr>
            <th className={`${headCell} ${columnWidths.time}`}>{columns.time}</th>
            <th className={`${headCell} ${columnWidths.who}`}>{columns.who}</th>
            <th className={`${headCell} ${columnWidths.action}`}>{columns.action}</th>
            <th className={`${headCell} ${columnWidths.account}`}>{columns.account}</th>
            <th className={headCell}>{columns.detail}</th>
          </tr>
        </thead>
        {days.map(({ start, entries }) => (
          <tbody key={start.getTime()}>
            <tr className="border-t border-border bg-background">
              <th colSpan={5} scope="rowgroup" className="h-8.5 px-6 text-xs font-semibold">
                <DayHeading day={start} />
              </th>
            </tr>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { current: language } = useLanguage();
  const who = entry.actorName ?? entry.actorId;
  return (
    <tr className={tableRow}>
      <td className={`${cell} text-muted-foreground tabular-nums`}>
        <time dateTime={entry.at}>{shortTime(language, entry.at)}</time>
      </td>
      <td className={cell}>
        <span className="flex items-center gap-2.5">
          <Avatar username={who} className="size-6 text-2xs" />
          <span className="max-w-30 wrap-anywhere">{who}</span>
        </span>
      </td>
      <td className={cell}>
        <AuditAction action={entry.action} />
      </td>
      <td className={`${cell} max-w-30 font-medium wrap-break-word desktop:max-w-45`}>{entry.subjectName}</td>
      <td className={`${cell} text-muted-foreground`}>
        <AuditDetail entry={entry} />
      </td>
    </tr>
  );
}
