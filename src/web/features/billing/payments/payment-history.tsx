import { useRef, useState } from 'react';
import type { Payment } from '#contract/payment-schema.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { PaymentItem, paymentRowStyles } from './payment-row.tsx';
import { paymentStatus } from './payment-status.ts';
import { usePayments, useWithdraw } from './payments-query.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

type PaymentHistoryProps = {
  className?: string;
  /** The text for an empty history. Without it an empty history renders nothing. */
  whenEmpty?: string;
};

/** The user's payments, newest first. */
export function PaymentHistory({ className, whenEmpty }: PaymentHistoryProps) {
  const { payments: t } = useTexts('billing');
  const { data: payments = [], isPending, isSuccess, isFetching, refetch } = usePayments();
  const withdrawal = useWithdraw();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<Payment | null>(null);
  const now = new Date();
  const rows = payments.flatMap((payment) => {
    const status = paymentStatus(payment, now);
    return status ? [{ payment, status }] : [];
  });
  const isEmpty = rows.length === 0;
  if (isEmpty && !whenEmpty) return null;
  return (
    <section aria-labelledby="payments" className={className}>
      <h2
        ref={heading}
        id="payments"
        tabIndex={-1}
        className="text-control leading-5 font-semibold focus-visible:shadow-none max-wide:pb-3"
      >
        {t.title}
      </h2>
      {isEmpty && isSuccess && <p className="pt-0.5 text-muted-foreground">{whenEmpty}</p>}
      {isPending && <PaymentsSkeleton />}
      {isEmpty && !isPending && !isSuccess && (
        <PaymentsFailed isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!isEmpty && (
        <>
          <div
            aria-hidden
            className={`${paymentRowStyles} pt-3.5 pb-2.5 text-xs text-muted-foreground max-wide:hidden`}
          >
            {[t.date, t.plan, t.paid, t.status].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ul>
            {rows.map(({ payment, status }) => (
              <PaymentItem
                key={payment.id}
                payment={payment}
                status={status}
                isWithdrawing={withdrawal.isPending && withdrawal.variables.id === payment.id}
                onWithdraw={() => setChosen(payment)}
              />
            ))}
          </ul>
        </>
      )}
      {chosen && (
        <WithdrawalDialog
          payment={chosen}
          onClose={() => setChosen(null)}
          // The button that had the focus is gone after a withdrawal.
          onWithdraw={() =>
            withdrawal.mutate(chosen, { onSuccess: () => heading.current?.focus({ preventScroll: true }) })
          }
        />
      )}
    </section>
  );
}

/** Shown if the payments could not be loaded. */
function PaymentsFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { loadFailed } = useTexts().cards;
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 pt-0.5 tablet:flex-row tablet:items-center tablet:justify-between"
    >
      <p className="text-muted-foreground">{loadFailed.text}</p>
      <Button variant="outline" busy={isRetrying} onClick={onRetry}>
        {loadFailed.tryAgain}
      </Button>
    </div>
  );
}

function PaymentsSkeleton() {
  const { payments: t } = useTexts('billing');
  return (
    <div role="status" aria-label={t.loading} className="flex items-center gap-6 pt-1.5">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-4 w-44" />
      <Skeleton className="h-4 w-8 max-tablet:hidden" />
      <Skeleton className="h-4 w-56 max-tablet:hidden" />
    </div>
  );
}
