import { layoutReceipt, type ReceiptText, receiptFaces } from '#layout/receipt/layout-receipt.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import type { DocumentMetadata } from '#print/pdf/metadata.ts';
import { loadPrintAssets } from '../../../shared/print/print-assets.ts';
import { receiptShop } from './receipt-shop.ts';

/** A receipt as a PDF, by the engine that prints cards. Loaded with the first download. */
export async function printReceipt(
  text: ReceiptText,
  metadata: DocumentMetadata,
): Promise<Uint8Array<ArrayBuffer>> {
  const assets = await loadPrintAssets(receiptFaces, () => undefined, receiptShop);
  const fonts = harfbuzzFonts();
  for (const face of receiptFaces) fonts.add(face, assets.fontFile(face));
  const outline = (face: (typeof receiptFaces)[number], glyph: number) => ({
    path: fonts.outline(face, glyph),
    unitsPerEm: fonts.metrics(face).unitsPerEm,
  });
  return assets.renderPdf(
    [{ scene: layoutReceipt(text, fonts) }],
    { ...assets, outline },
    assets.profile,
    metadata,
  );
}
