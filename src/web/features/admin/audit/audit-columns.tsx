import type { AuditEntry } from '#contract/audit.ts';
import { shortTime } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Avatar } from '../../../shared/session/avatar.tsx';
import type { Column } from '../rows/column.ts';
import { AuditActionLabel } from './audit-action.tsx';
import { AuditDetail } from './audit-detail.tsx';

/** No fixed line count: a detail may wrap to two lines. */
export const auditCellStyles = 'h-12 px-3 py-2 text-md first:pl-6 last:pr-6';

/** The columns of the audit log. Without a width, long names would break into letters; the detail takes the remaining width. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const { columns: t, by } = useTexts('admin').audit;
  const { current: language } = useLanguage();
  return [
    {
      name: 'time',
      label: t.time,
      cell: ({ at }) => <time dateTime={at}>{shortTime(language, at)}</time>,
      cellStyles: `${auditCellStyles} text-muted-foreground tabular-nums`,
      width: 'w-[10.5%] desktop:w-[8.4%]',
      placeholder: 'h-4 w-10',
      stack: 'aside',
    },
    {
      name: 'who',
      label: t.who,
      cell: ({ actorName, actorId }) => (
        <span className="flex items-center gap-2.5">
          <Avatar username={actorName ?? actorId} className="size-6 text-2xs" />
          <span className="max-w-30 wrap-anywhere">{actorName ?? actorId}</span>
        </span>
      ),
      width: 'w-[20%] desktop:w-[15%]',
      placeholder: 'h-4 w-24',
      stack: 'line',
      stacked: (entry) => actorAndAccount(entry, by),
    },
    {
      name: 'action',
      label: t.action,
      cell: ({ action }) => <AuditActionLabel action={action} />,
      width: 'w-[25%] desktop:w-[20.8%]',
      placeholder: 'h-4 w-36',
      stack: 'title',
    },
    {
      name: 'account',
      label: t.account,
      cell: ({ subjectName }) => subjectName,
      cellStyles: `${auditCellStyles} max-w-30 font-medium wrap-break-word desktop:max-w-45`,
      width: 'w-[17%] desktop:w-[15%]',
      placeholder: 'h-4 w-24',
    },
    {
      name: 'detail',
      label: t.detail,
      cell: (entry) => <AuditDetail entry={entry} />,
      cellStyles: `${auditCellStyles} text-muted-foreground`,
      placeholder: 'h-4 w-32 desktop:w-56',
      stack: 'note',
    },
  ];
}

/** A user who changes their own account is named once. */
function actorAndAccount(entry: AuditEntry, by: (who: string, account: string) => string): string {
  const who = entry.actorName ?? entry.actorId;
  return entry.actorId === entry.subjectId ? who : by(who, entry.subjectName ?? '–');
}
