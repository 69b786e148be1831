import type { CurrentUser } from '#contract/account-schemas.ts';
import { request } from '../../../shared/api/request.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import type { ReceiptFile } from '../../../shared/print-worker/print-messages.ts';
import { receiptFile } from './receipt-text.ts';

/** Loads all documents of a user's payments, ready to print. */
export function useReceiptFiles({ username, email }: CurrentUser): () => Promise<ReceiptFile[]> {
  const messages = useMessages();
  const { current: language } = useLanguage();
  return async () => {
    const payments = await request('listPayments');
    return payments
      .flatMap(({ invoices }) => invoices)
      .map((invoice) => receiptFile(invoice, { username, email }, messages, language));
  };
}
