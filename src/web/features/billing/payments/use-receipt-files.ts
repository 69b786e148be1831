import type { CurrentUser } from '#contract/account-schemas.ts';
import { request } from '../../../shared/api/request.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { ReceiptFile } from '../../../shared/print-worker/print-messages.ts';
import { receiptFile } from './receipt-text.ts';

/** Loads all documents of a user's payments, ready to print. */
export function useReceiptFiles({ username, email }: CurrentUser): () => Promise<ReceiptFile[]> {
  const words = { ...useTexts(), billing: useTexts('billing') };
  const { current: language } = useLanguage();
  return async () => {
    const payments = await request('listPayments');
    return payments
      .flatMap(({ invoices }) => invoices)
      .map((invoice) => receiptFile(invoice, { username, email }, words, language));
  };
}
