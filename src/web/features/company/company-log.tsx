import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Lock } from 'lucide-react';
import type { CompanyLogEntry } from '#contract/company-schemas.ts';
import { requestFile } from '../../shared/api/request.ts';
import { ListPage } from '../../shared/feedback/list-page.tsx';
import { downloadFile } from '../../shared/files/download-file.ts';
import { shortDate, shortTime } from '../../shared/i18n/dates.ts';
import { daysAgo, entriesByDay } from '../../shared/i18n/entries-by-day.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { companyLogQuery } from './company-log-query.ts';

/** Who did what in the company, for owners. */
export function CompanyLog() {
  const { log: t } = useTexts('company');
  const { current: language } = useLanguage();
  const log = useInfiniteQuery(companyLogQuery);
  const download = useDownloadLog();
  const nameOf = (day: Date) => {
    const ago = daysAgo(day, new Date());
    if (ago === 0) return t.today;
    return ago === 1 ? t.yesterday : shortDate(language, day);
  };
  return (
    <section
      aria-labelledby="log"
      className="flex flex-col border-border bg-card shadow-xs max-tablet:border-y tablet:rounded-lg tablet:border"
    >
      <ListPage
        header={
          <div className="flex items-center justify-between gap-3 px-4 py-4 tablet:px-5">
            <div>
              <h2 id="log" className="text-control leading-5 font-semibold">
                {t.title}
              </h2>
              <p className="text-sm text-muted-foreground">{t.kept}</p>
            </div>
            <Button
              variant="outline"
              icon={Download}
              aria-label={t.csvLabel}
              busy={download.isPending}
              onClick={() => download.mutate()}
            >
              {t.csv}
            </Button>
          </div>
        }
        query={log}
        items={log.data?.pages.flatMap((page) => page.entries)}
        empty={<p className="px-5 pb-4 text-muted-foreground">{t.empty}</p>}
        nextLabel={t.more}
      >
        {(entries) =>
          entriesByDay(entries).map(({ start, entries: ofDay }) => (
            <section key={start.getTime()} aria-label={nameOf(start)}>
              <h3 className="border-y border-border bg-muted px-4 py-1.5 text-xs font-semibold tablet:px-5">
                {nameOf(start)}
              </h3>
              <ul className="grid gap-2.5 px-4 py-3 tablet:px-5">
                {ofDay.map((entry) => (
                  <LogEntry key={entry.id} entry={entry} />
                ))}
              </ul>
            </section>
          ))
        }
      </ListPage>
      <p className="flex items-center gap-2 border-t border-border px-4 py-3 text-sm text-muted-foreground tablet:px-5 [button+&]:mt-4">
        <Lock aria-hidden size={14} strokeWidth={1.75} />
        {t.note}
      </p>
    </section>
  );
}

function LogEntry({ entry: { at, actorName, action, details } }: { entry: CompanyLogEntry }) {
  const { log: t, roles } = useTexts('company');
  const { current: language } = useLanguage();
  const { name = '', email = '', role, before, cards, order = '' } = details;
  const { created = 0, changed = 0, binned = 0, links = 1, kind = '' } = details;
  const actions = t.actions(
    name,
    email,
    role ? roles[role] : '',
    before ? roles[before] : '',
    cards ?? 0,
    cards !== undefined,
    created,
    changed,
    binned,
    links,
    kind,
    order,
  );
  return (
    <li className="flex gap-3 text-sm">
      <time dateTime={at} className="text-muted-foreground tabular-nums">
        {shortTime(language, at)}
      </time>
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{actorName ?? t.somebody}</span> {actions[action]}
      </span>
    </li>
  );
}

function useDownloadLog() {
  return useApiMutation(() => requestFile('exportCompanyLog', {}), {
    failure: featureFailures.company(useTexts('company')),
    onSuccess: ({ file, fileName }) => downloadFile(file, fileName),
  });
}
