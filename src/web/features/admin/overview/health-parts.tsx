import type { ReactNode } from 'react';
import type { Overview } from '#contract/admin/overview.ts';
import { dayAndTime } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { CheckIcon } from '../../../ui/feedback/check-icon.tsx';
import { AdminBox } from '../admin-box.tsx';
import { useMetricFormats } from './use-metric-formats.ts';

/** A mail that waits for longer is overdue, as the alarm says. */
const overdueSeconds = 600;

type Row = { name: string; detail: string; value: string; isHealthy: boolean };

export function MailHealth({ mail }: Pick<Overview, 'mail'>) {
  const { mail: t } = useTexts('overview');
  const { count } = useMetricFormats();
  const { waiting, oldestWaitingSeconds, sent, failed, reasons } = mail;
  return (
    <AdminBox
      title={t.title}
      aside={
        <State isHealthy={failed === 0}>{failed === 0 ? t.healthy : t.failedToday(count(failed))}</State>
      }
    >
      <HealthRows
        rows={[
          {
            name: t.queue,
            detail:
              oldestWaitingSeconds === null ? t.nothingWaits : t.oldest(durationOf(oldestWaitingSeconds)),
            value: t.waiting(count(waiting)),
            isHealthy: (oldestWaitingSeconds ?? 0) < overdueSeconds,
          },
          {
            name: t.delivered,
            detail: t.lastDay,
            value: t.of(count(sent), count(sent + failed)),
            isHealthy: true,
          },
          {
            name: t.failed,
            detail:
              reasons.map(({ reason, count: times }) => `${count(times)} × ${reason}`).join(', ') ||
              t.nothingFailed,
            value: count(failed),
            isHealthy: failed === 0,
          },
        ]}
      />
    </AdminBox>
  );
}

export function PaymentHealth({ payments }: Pick<Overview, 'payments'>) {
  const { payments: t } = useTexts('overview');
  const { count } = useMetricFormats();
  const { current: language } = useLanguage();
  const { messages, lastMessageAt, waitingMessages, paidWithoutPlan, declined, begun } = payments;
  const { refundsWaiting, oldestRefundSince } = payments;
  const isHealthy = paidWithoutPlan === 0 && refundsWaiting === 0;
  return (
    <AdminBox
      title={t.title}
      aside={<State isHealthy={isHealthy}>{isHealthy ? t.healthy : t.attention}</State>}
    >
      <HealthRows
        rows={[
          {
            name: t.messages,
            detail: lastMessageAt
              ? t.lastMessage(dayAndTime(language, lastMessageAt), count(waitingMessages))
              : t.noMessage,
            value: t.inDay(count(messages)),
            isHealthy: waitingMessages === 0,
          },
          {
            name: t.withoutPlan,
            detail: t.withoutPlanNote,
            value: count(paidWithoutPlan),
            isHealthy: paidWithoutPlan === 0,
          },
          {
            name: t.declined,
            detail: t.declinedOf(count(begun)),
            value: count(declined),
            isHealthy: true,
          },
          {
            name: t.refunds,
            detail: oldestRefundSince ? t.oldestRefund(dayAndTime(language, oldestRefundSince)) : t.noRefund,
            value: count(refundsWaiting),
            isHealthy: refundsWaiting === 0,
          },
        ]}
      />
    </AdminBox>
  );
}

function State({ isHealthy, children }: { isHealthy: boolean; children: ReactNode }) {
  const colours = isHealthy
    ? 'bg-success-soft text-success-soft-foreground'
    : 'bg-warning-soft text-warning-soft-foreground';
  return <span className={`rounded-sm px-2 py-0.5 text-xs font-medium ${colours}`}>{children}</span>;
}

function HealthRows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="flex flex-col">
      {rows.map(({ name, detail, value, isHealthy }) => (
        <li key={name} className="flex items-center gap-3 border-t border-border py-3 text-sm">
          <CheckIcon state={isHealthy ? 'passed' : 'warning'} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{name}</span>
            <span className="block text-xs wrap-break-word text-muted-foreground">{detail}</span>
          </span>
          <span className="text-right font-medium tabular-nums">{value}</span>
        </li>
      ))}
    </ul>
  );
}

function durationOf(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
