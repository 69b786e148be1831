import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { EventDelivery } from '#contract/webhooks/webhook-schemas.ts';
import { triesMax } from '#domain/webhook/events.ts';
import { shortDay, shortTime } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useResendEvent } from './webhook-queries.ts';

const looks = {
  delivered: { icon: CircleCheck, style: 'bg-success-soft text-success-soft-foreground' },
  waiting: { icon: Clock, style: 'bg-warning-soft text-warning-soft-foreground' },
  failed: { icon: CircleAlert, style: 'bg-destructive-soft text-destructive-soft-foreground' },
} as const;

/** On a wide page the parts of the rows are below each other. */
const columnStyles = 'wide:grid wide:grid-cols-[3.5rem_8.5rem_minmax(0,1fr)_7rem_9rem_6.5rem]';

type DeliveryListProps = {
  deliveries: readonly EventDelivery[];
  hostOf: (endpointId: string) => string | null;
};

/** What became of the newest events. `hostOf`: null where there is only one endpoint. */
export function DeliveryList({ deliveries, hostOf }: DeliveryListProps) {
  const t = useTexts('events');
  return (
    <>
      <h3 className="pt-5 text-sm font-medium">{t.deliveries}</h3>
      <div
        aria-hidden
        className={classNames('hidden gap-x-4 pt-3 pb-1 text-xs text-muted-foreground', columnStyles)}
      >
        <span>{t.columns.time}</span>
        <span>{t.columns.event}</span>
        <span>{t.columns.about}</span>
        <span>{t.columns.answer}</span>
        <span>{t.columns.attempt}</span>
      </div>
      <ul aria-label={t.deliveries} className="lines-y pt-1">
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={`${delivery.endpointId} ${delivery.eventId}`}
            delivery={delivery}
            host={hostOf(delivery.endpointId)}
          />
        ))}
      </ul>
    </>
  );
}

function DeliveryRow({ delivery, host }: { delivery: EventDelivery; host: string | null }) {
  const t = useTexts('events');
  const { current: language } = useLanguage();
  const resend = useResendEvent();
  const { state, type, name, cards, fields, status, tries, durationMs, nextTryAt, createdAt } = delivery;
  const { icon: Icon, style } = looks[state];
  const isToday = new Date(createdAt).toDateString() === new Date().toDateString();
  const time = isToday ? shortTime(language, createdAt) : shortDay(language, createdAt);
  const isNew = state === 'waiting' && tries === 0;
  const attempt = {
    delivered: t.tries(tries, triesMax, `${durationMs ?? 0} ms`),
    waiting: isNew ? '' : t.tries(tries, triesMax, t.next(nextTime(nextTryAt))),
    failed: t.tries(tries, triesMax, t.givenUp),
  }[state];

  function nextTime(at: string | null) {
    if (!at) return '';
    const isSameDay = new Date(at).toDateString() === new Date().toDateString();
    return isSameDay ? shortTime(language, at) : shortDay(language, at);
  }

  return (
    <li className={classNames('flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5 text-sm', columnStyles)}>
      <time dateTime={createdAt} className="min-w-12 whitespace-nowrap text-muted-foreground">
        {time}
      </time>
      <code className="min-w-32 text-xs">{type}</code>
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere max-wide:empty:hidden">
        {[name, cards === null ? '' : t.people(cards), fields.length > 0 ? fields.join(', ') : '', host]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span
        className={classNames(
          'inline-flex h-5.5 items-center justify-self-start gap-1 rounded-sm px-2 text-xs font-medium whitespace-nowrap',
          style,
        )}
      >
        <Icon aria-hidden size={12} strokeWidth={2} />
        <span className="sr-only">{t.states[state]}</span>
        {isNew ? t.states.waiting : (status ?? t.noAnswer)}
      </span>
      <span className="min-w-32 text-xs text-muted-foreground">{attempt}</span>
      <Button
        variant="ghost"
        size="sm"
        className="ml-auto"
        busy={resend.isPending}
        onClick={() => resend.mutate(delivery)}
      >
        {state === 'waiting' ? t.tryNow : t.resend}
        <span className="sr-only"> {t.ofTime(type, time)}</span>
      </Button>
    </li>
  );
}
