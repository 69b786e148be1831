import type { ReceiptText } from '#layout/receipt/layout-receipt.ts';
import type { DocumentMetadata } from '#print/pdf/metadata.ts';

/** A receipt, an invoice or a credit note to print, with the name of its file. */
export type ReceiptFile = { name: string; text: ReceiptText; metadata: DocumentMetadata };
