import { useQuery } from '@tanstack/react-query';
import { HandCoins, Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Payment } from '#contract/payment-schema.ts';
import type { PlanGrant } from '#contract/plan-grant.ts';
import { limitLabel, roleOfPlan } from '#domain/plan/plans.ts';
import { request } from '../../../shared/api/request.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';

const icon = {
  'aria-hidden': true,
  size: 15,
  strokeWidth: 1.75,
  className: 'mt-0.75 shrink-0 text-muted-foreground',
} as const;

/** Payments and grants of an account, newest first. Renders nothing if there are none. */
export function PlanHistory({ userId }: { userId: string }) {
  const { history } = useTexts('admin');
  const { data } = useQuery({
    queryKey: ['users', 'plan history', userId],
    queryFn: () => readHistory(userId),
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={history.title} className="border-t border-border pt-4">
      <h3 className="text-md font-medium tablet:text-sm">{history.title}</h3>
      <ul className="grid gap-2.5 pt-2">
        {data.map((event) => (
          <li key={event.id}>
            {'plan' in event ? <PaymentLine payment={event} /> : <GrantLine grant={event} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

async function readHistory(id: string): Promise<(Payment | PlanGrant)[]> {
  const [payments, grants] = await Promise.all([
    request('listUserPayments', { params: { id } }),
    request('listUserGrants', { params: { id } }),
  ]);
  return [...payments, ...grants].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

function PaymentLine({ payment }: { payment: Payment }) {
  const { roles } = useTexts();
  const admin = useTexts('admin');
  const dollars = useDollars();
  return (
    <Line
      icon={<Receipt {...icon} />}
      what={`${roles[roleOfPlan[payment.plan]]}, ${dollars(payment.amountCents)} · ${admin.history.states[payment.state]}`}
      when={payment.createdAt}
      detail={payment.providerId}
    />
  );
}

function GrantLine({ grant }: { grant: PlanGrant }) {
  const { roles } = useTexts();
  const admin = useTexts('admin');
  const { granted, by, byOperator } = admin.history;
  return (
    <Line
      icon={<HandCoins {...icon} />}
      what={granted(roles[grant.role], limitLabel(grant.cardLimit))}
      when={grant.createdAt}
      detail={grant.grantedBy === null ? byOperator : by(grant.grantedBy)}
    />
  );
}

type LineProps = { icon: ReactNode; what: string; when: string; detail: string | null };

function Line({ icon, what, when, detail }: LineProps) {
  const { current: language } = useLanguage();
  return (
    <div className="flex gap-2.5 text-md tablet:text-sm">
      {icon}
      <div className="min-w-0 flex-1">
        <p>{what}</p>
        <p className="text-xs wrap-anywhere text-muted-foreground">{detail}</p>
      </div>
      <time dateTime={when} className="shrink-0 text-muted-foreground">
        {shortDate(language, when)}
      </time>
    </div>
  );
}
