import type { Payment } from '#contract/payment-schema.ts';
import { roleOfPlan } from '#domain/plan/plans.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { downloadFile } from '../../../shared/download-file.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { receiptDocument, receiptName } from './receipt.ts';

/** Returns a function that downloads a payment's receipt. */
export function useDownloadReceipt(): (payment: Payment) => void {
  const { billing, roles } = useMessages();
  const { current: language } = useLanguage();
  const { data: user } = useCurrentUser();
  const dollars = useDollars();
  const texts = billing.payments.receiptFile;
  return (payment) => {
    const page = receiptDocument({
      language,
      title: texts.title,
      lines: [
        [billing.payments.date, shortDate(language, payment.createdAt)],
        [billing.payments.plan, billing.payments.line(roles[roleOfPlan[payment.plan]])],
        [billing.payments.paid, `${dollars(payment.amountCents)} ${payment.currency.toUpperCase()}`],
        ...(payment.state === 'refunded'
          ? [[billing.payments.status, billing.payments.states.refunded] as const]
          : []),
        [texts.customer, [user?.username, user?.email].filter(Boolean).join(', ')],
        [texts.payment, payment.id],
        ...(payment.providerId ? [[texts.provider, payment.providerId] as const] : []),
      ],
      note: texts.note,
    });
    downloadFile(new Blob([page], { type: 'text/html' }), receiptName(payment));
  };
}
