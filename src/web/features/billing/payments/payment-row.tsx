import type { Payment } from '#domain/payments.ts';
import { roleOfPlan } from '#domain/plans.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useDollars } from '../dollars.ts';
import { DaysRing } from './days-ring.tsx';
import { paymentRow } from './payment-row-look.ts';
import type { PaymentStatus } from './payment-status.ts';

/** As our English dates are written: 2 Nov 2026. */
const dateLanguages = { en: 'en-GB', sk: 'sk' } as const;

type PaymentRowProps = {
  payment: Payment;
  status: PaymentStatus;
  isRefunding: boolean;
  onRefund: () => void;
};

export function PaymentRow({ payment, status, isRefunding, onRefund }: PaymentRowProps) {
  const { billing, roles } = useMessages();
  const { current: language } = useLanguage();
  const dollars = useDollars();
  const write = (date: Date, year?: 'numeric') =>
    date.toLocaleDateString(dateLanguages[language], { day: 'numeric', month: 'short', year });
  const isRefundable = status.kind === 'refundable';
  return (
    <li className={`${paymentRow} min-h-13 gap-y-1.5 border-t border-border py-3 tablet:py-2 tabular-nums`}>
      <time dateTime={payment.createdAt} className="max-tablet:text-muted-foreground">
        {write(new Date(payment.createdAt), 'numeric')}
      </time>
      <span className="max-tablet:order-first">{billing.payments.line(roles[roleOfPlan[payment.plan]])}</span>
      <span className="max-tablet:order-first max-tablet:font-medium">{dollars(payment.amountCents)}</span>
      <span
        className={`flex items-center gap-2 max-tablet:col-span-2 ${isRefundable ? '' : 'text-muted-foreground'}`}
      >
        {isRefundable && <DaysRing share={status.shareLeft} />}
        {isRefundable
          ? billing.payments.refundable(write(status.until), status.daysLeft)
          : billing.payments.states[status.kind]}
      </span>
      {isRefundable && (
        <Button
          variant="outline"
          size="sm"
          className="max-tablet:col-span-2 max-tablet:h-11"
          busy={isRefunding}
          onClick={onRefund}
        >
          {billing.payments.requestRefund}
        </Button>
      )}
    </li>
  );
}
