import type { Payment } from '#contract/payment-schema.ts';
import { roleOfPlan } from '#domain/plan/plans.ts';
import { shortDate, shortDay } from '../../../shared/i18n/dates.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Ring } from '../../../ui/feedback/ring.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { InvoiceButtons } from './invoice-buttons.tsx';
import type { PaymentStatus } from './payment-status.ts';

/** The grid of the headings and rows: two lines per row on narrow screens, a block on a phone. */
export const paymentRowStyles =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 tablet:grid-cols-[92px_1fr_auto] wide:grid-cols-[92px_190px_40px_minmax(210px,1fr)_auto]';

type PaymentRowProps = {
  payment: Payment;
  status: PaymentStatus;
  isWithdrawing: boolean;
  onWithdraw: () => void;
};

export function PaymentItem({ payment, status, isWithdrawing, onWithdraw }: PaymentRowProps) {
  const { roles } = useTexts();
  const billing = useTexts('billing');
  const { current: language } = useLanguage();
  const dollars = useDollars();
  const isRefundable = status.kind === 'refundable';
  return (
    <li
      className={`${paymentRowStyles} min-h-13 gap-y-1.5 border-t border-border py-3 tabular-nums wide:py-2`}
    >
      <time dateTime={payment.createdAt} className="max-tablet:text-muted-foreground">
        {shortDate(language, payment.createdAt)}
      </time>
      <span className="max-tablet:order-first">{billing.payments.line(roles[roleOfPlan[payment.plan]])}</span>
      <span className="max-tablet:order-first max-wide:text-right max-wide:font-medium">
        {dollars(payment.amountCents)}
      </span>
      <span
        className={`flex items-center gap-2 max-tablet:col-span-2 tablet:max-wide:col-start-2 ${isRefundable ? 'tablet:max-wide:col-span-2' : 'text-muted-foreground'}`}
      >
        {isRefundable && <Ring share={status.shareLeft} />}
        {isRefundable
          ? billing.payments.refundable(shortDay(language, status.until), status.daysLeft)
          : billing.payments.states[status.kind]}
      </span>
      <span
        className={`flex flex-wrap items-center justify-end gap-1 max-tablet:col-span-2 max-tablet:flex-col-reverse max-tablet:items-stretch max-tablet:gap-2 ${isRefundable ? 'tablet:max-wide:col-span-3' : ''}`}
      >
        {payment.invoices.map((invoice) => (
          <InvoiceButtons key={invoice.number} invoice={invoice} />
        ))}
        {isRefundable && (
          <Button variant="outline" size="sm" busy={isWithdrawing} onClick={onWithdraw}>
            {billing.payments.withdraw}
          </Button>
        )}
      </span>
    </li>
  );
}
