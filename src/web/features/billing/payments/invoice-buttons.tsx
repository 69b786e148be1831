import { FileCode2, type LucideIcon, ReceiptText } from 'lucide-react';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { canBeUbl } from '#domain/invoice/ubl.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { receiptName } from './receipt-text.ts';
import { useDownloadInvoice } from './use-download-invoice.ts';

/** Downloads a document as PDF, and as UBL where the country of the buyer is known. */
export function InvoiceButtons({ invoice }: { invoice: Invoice }) {
  const t = useTexts();
  const billing = useTexts('billing');
  const { ubl } = billing.document;
  const download = useDownloadInvoice();
  const name = receiptName(invoice, { ...t, billing });
  const button = (as: 'pdf' | 'ubl', label: string, Icon: LucideIcon) => (
    <Button
      variant="ghost"
      size="sm"
      className="max-tablet:flex-1"
      icon={<Icon aria-hidden size={15} strokeWidth={1.75} />}
      aria-label={`${label} ${invoice.number}`}
      busy={download.isPending && download.variables.as === as}
      onClick={() => download.mutate({ invoice, as })}
    >
      {label}
    </Button>
  );
  return (
    <span className="flex items-center gap-1 max-tablet:gap-2">
      {button('pdf', name, ReceiptText)}
      {canBeUbl(invoice) && button('ubl', ubl, FileCode2)}
    </span>
  );
}
