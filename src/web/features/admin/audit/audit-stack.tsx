import type { AuditEntry } from '#contract/audit.ts';
import { shortTime } from '../../../shared/i18n/dates.ts';
import type { Day } from '../../../shared/i18n/entries-by-day.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { AuditActionLabel } from './audit-action.tsx';
import { AuditDetail } from './audit-detail.tsx';
import { DayHeading } from './day-heading.tsx';

/** The audit log on a phone: action and time, actor and account, then the detail. */
export function AuditStack({ days }: { days: readonly Day<AuditEntry>[] }) {
  const { audit } = useTexts('admin');
  const { current: language } = useLanguage();
  return days.map(({ start, entries }) => (
    <section key={start.getTime()} className="border-t border-border">
      <h2 className="px-4 py-2 text-xs font-semibold">
        <DayHeading day={start} />
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-0.5 border-t border-border bg-card px-4 py-3 text-md">
            <div className="flex items-center justify-between gap-3 font-medium">
              <AuditActionLabel action={entry.action} />
              <time dateTime={entry.at} className="font-normal text-muted-foreground tabular-nums">
                {shortTime(language, entry.at)}
              </time>
            </div>
            <p className="wrap-anywhere">{actorAndAccount(entry, audit.by)}</p>
            <p className="text-muted-foreground">
              <AuditDetail entry={entry} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** A user who changes their own account is named once. */
function actorAndAccount(entry: AuditEntry, by: (who: string, account: string) => string): string {
  const who = entry.actorName ?? entry.actorId;
  return entry.actorId === entry.subjectId ? who : by(who, entry.subjectName ?? '–');
}
