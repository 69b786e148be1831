import type { Invoice } from '#domain/invoice/invoice.ts';
import { ublFile } from '#domain/invoice/ubl.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { downloadFile } from '../../../shared/files/download-file.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { requestPrint } from '../../../shared/print-worker/print-client.ts';
import { itemName, receiptFile } from './receipt-text.ts';

type Download = { invoice: Invoice; as: 'pdf' | 'ubl' };

/** Makes the file of an invoice in the browser and downloads it. */
export function useDownloadInvoice() {
  const t = useTexts();
  const billing = useTexts('billing');
  const words = { ...t, billing };
  const { current: language } = useLanguage();
  const { data: user } = useCurrentUser();
  return useApiMutation(
    async ({ invoice, as }: Download) => {
      const customer = { username: user?.username ?? '', email: user?.email ?? '' };
      if (as === 'ubl') {
        const { notSubjectToVat } = billing.document;
        const texts = { item: itemName(invoice, words), notSubjectToVat };
        const file = ublFile(invoice, { name: customer.username }, texts);
        downloadFile(new Blob([file], { type: 'application/xml' }), `${invoice.number}.xml`);
        return;
      }
      const receipt = receiptFile(invoice, customer, words, language);
      const file = await requestPrint('printReceipt', { receipt });
      downloadFile(new Blob([file], { type: 'application/pdf' }), receipt.name);
    },
    { failure: 'generatePdf' },
  );
}
