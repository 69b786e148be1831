import { Check } from 'lucide-react';
import type { Order } from '#contract/orders/order-schemas.ts';
import type { OrderState, OrderStep } from '#domain/order/order.ts';
import { shortDay } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';

/** The states in their order, with the step that ends each. */
const flow = [
  { state: 'draft', steps: ['created'] },
  { state: 'waiting', steps: ['asked'] },
  { state: 'ready', steps: ['released'] },
  { state: 'sent', steps: ['received', 'sent'] },
  { state: 'printed', steps: ['printed'] },
] as const satisfies { state: OrderState; steps: OrderStep[] }[];

/** Where the order is: each state with who and when. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useTexts('orders');
  const { current: language } = useLanguage();
  const at = flow.findIndex(({ state }) => state === order.state);
  return (
    <ol
      aria-label={t.page.progress}
      className="flex flex-col gap-3 border-y border-border py-3 tablet:flex-row tablet:flex-wrap tablet:items-center tablet:gap-x-8"
    >
      {flow.map(({ state, steps }, place) => {
        const isDone = place < at || order.state === 'printed';
        const isNow = place === at;
        const taken = steps
          .map((wanted) => order.steps.findLast(({ step }) => step === wanted))
          .find((step) => step !== undefined);
        return (
          <li
            key={state}
            aria-current={isNow ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2.5',
              !isDone && !isNow && 'text-muted-foreground max-tablet:hidden',
            )}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-6.5 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums',
                isDone && 'border-success text-success',
                isNow && !isDone && 'border-transparent bg-primary text-primary-foreground',
                !isDone && !isNow && 'border-border-strong',
              )}
            >
              {isDone ? <Check size={14} strokeWidth={2} /> : place + 1}
            </span>
            <span className="leading-tight">
              <span className="block text-sm font-medium">{t.states[state]}</span>
              {taken && (isDone || isNow) && (
                <span className="block text-xs text-muted-foreground">
                  {taken.step === 'received' && `${t.steps.received}: `}
                  {taken.by
                    ? t.page.by(taken.by, shortDay(language, taken.at))
                    : shortDay(language, taken.at)}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
