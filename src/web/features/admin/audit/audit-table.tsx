import type { AuditEntry } from '#contract/audit.ts';
import { shortTime } from '../../../shared/i18n/dates.ts';
import type { Day } from '../../../shared/i18n/entries-by-day.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Avatar } from '../../../shared/session/avatar.tsx';
import { headCellStyles, tableRowStyles, tableStyles } from '../table-styles.ts';
import { AuditActionLabel } from './audit-action.tsx';
import { AuditDetail } from './audit-detail.tsx';
import { DayHeading } from './day-heading.tsx';

/** Column widths; the detail column takes the remaining width. Without a width, long names would break into letters. */
export const auditColumnWidths = {
  time: 'w-[10.5%] desktop:w-[8.4%]',
  who: 'w-[20%] desktop:w-[15%]',
  action: 'w-[25%] desktop:w-[20.8%]',
  account: 'w-[17%] desktop:w-[15%]',
  detail: '',
} as const;

/** No fixed line count: a detail may wrap to two lines. */
export const auditCellStyles = 'h-12 px-3 py-2 text-md first:pl-6 last:pr-6';

export function AuditTable({ days }: { days: readonly Day<AuditEntry>[] }) {
  const { columns } = useTexts('admin').audit;
  return (
    <div className={tableStyles}>
      <table className="w-full text-left">
        <thead className="bg-muted">
          <tr>
            <th className={`${headCellStyles} ${auditColumnWidths.time}`}>{columns.time}</th>
            <th className={`${headCellStyles} ${auditColumnWidths.who}`}>{columns.who}</th>
            <th className={`${headCellStyles} ${auditColumnWidths.action}`}>{columns.action}</th>
            <th className={`${headCellStyles} ${auditColumnWidths.account}`}>{columns.account}</th>
            <th className={headCellStyles}>{columns.detail}</th>
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
    <tr className={tableRowStyles}>
      <td className={`${auditCellStyles} text-muted-foreground tabular-nums`}>
        <time dateTime={entry.at}>{shortTime(language, entry.at)}</time>
      </td>
      <td className={auditCellStyles}>
        <span className="flex items-center gap-2.5">
          <Avatar username={who} className="size-6 text-2xs" />
          <span className="max-w-30 wrap-anywhere">{who}</span>
        </span>
      </td>
      <td className={auditCellStyles}>
        <AuditActionLabel action={entry.action} />
      </td>
      <td className={`${auditCellStyles} max-w-30 font-medium wrap-break-word desktop:max-w-45`}>
        {entry.subjectName}
      </td>
      <td className={`${auditCellStyles} text-muted-foreground`}>
        <AuditDetail entry={entry} />
      </td>
    </tr>
  );
}
