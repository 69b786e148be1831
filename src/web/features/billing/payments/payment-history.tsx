import { useState } from 'react';
import type { Payment } from '#domain/payments.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { PaymentRow } from './payment-row.tsx';
import { paymentRow } from './payment-row-look.ts';
import { paymentStatus } from './payment-status.ts';
import { usePayments, useRequestRefund } from './payments-query.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** What this person paid, newest first; nothing for whoever paid nothing. */
export function PaymentHistory() {
  const { payments: words } = useMessages().billing;
  const { data: payments = [] } = usePayments();
  const refund = useRequestRefund();
  const [asked, setAsked] = useState<Payment | null>(null);
  const now = new Date();
  const rows = payments.flatMap((payment) => {
    const status = paymentStatus(payment, now);
    return status ? [{ payment, status }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby="payments"
      className="mt-8 rounded-lg border border-border bg-card px-4 py-5 shadow-xs tablet:px-7 tablet:py-6"
    >
      <h2 id="payments" className="pb-3 text-control font-semibold tablet:pb-0">
        {words.title}
      </h2>
      <div aria-hidden className={`${paymentRow} pt-2 pb-2 text-xs text-muted-foreground max-tablet:hidden`}>
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
      {asked && (
        <RefundDialog payment={asked} onClose={() => setAsked(null)} onRefund={() => refund.mutate(asked)} />
      )}
    </section>
  );
}
