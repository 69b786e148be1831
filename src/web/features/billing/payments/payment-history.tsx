import { useState } from 'react';
import type { Payment } from '#contract/payment-schema.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { PaymentRow } from './payment-row.tsx';
import { paymentRow } from './payment-row-styles.ts';
import { paymentStatus } from './payment-status.ts';
import { PaymentsFailed } from './payments-failed.tsx';
import { usePayments, useRequestRefund } from './payments-query.ts';
import { PaymentsSkeleton } from './payments-skeleton.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type PaymentHistoryProps = {
  className?: string;
  /** The text for an empty history. Without it an empty history renders nothing. */
  whenEmpty?: string;
};

/** The user's payments, newest first. */
export function PaymentHistory({ className, whenEmpty }: PaymentHistoryProps) {
  const { payments: words } = useMessages().billing;
  const { data: payments = [], isPending, isSuccess, isFetching, refetch } = usePayments();
  const refund = useRequestRefund();
  const [asked, setAsked] = useState<Payment | null>(null);
  const now = new Date();
  const rows = payments.flatMap((payment) => {
    const status = paymentStatus(payment, now);
    return status ? [{ payment, status }] : [];
  });
  const isEmpty = rows.length === 0;
  if (isEmpty && !whenEmpty) return null;
  return (
    <section aria-labelledby="payments" className={className}>
      <h2 id="payments" className="text-control leading-5 font-semibold max-wide:pb-3">
        {words.title}
      </h2>
      {isEmpty && isSuccess && <p className="pt-0.5 text-muted-foreground">{whenEmpty}</p>}
      {isPending && <PaymentsSkeleton />}
      {isEmpty && !isPending && !isSuccess && (
        <PaymentsFailed isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!isEmpty && (
        <>
          <div
            aria-hidden
            className={`${paymentRow} pt-3.5 pb-2.5 text-xs text-muted-foreground max-wide:hidden`}
          >
            {[words.date, words.plan, words.paid, words.status].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ul>
            {rows.map(({ payment, status }) => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                status={status}
                isRefunding={refund.isPending && refund.variables.id === payment.id}
                onRefund={() => setAsked(payment)}
              />
            ))}
          </ul>
        </>
      )}
      {asked && (
        <RefundDialog payment={asked} onClose={() => setAsked(null)} onRefund={() => refund.mutate(asked)} />
      )}
    </section>
  );
}
