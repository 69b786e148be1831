import { brandMark } from '#layout/receipt/brand-mark.ts';
import { layoutReceipt, receiptFiles } from '#layout/receipt/layout-receipt.ts';
import { logoBackground } from '#print/drawing/logo-background.ts';
import { convertLogo } from '#print/image/convert-logo.ts';
import { receiptShop } from '#print/profile/print-shop.ts';
import { renderPdf } from '#print/render-pdf.ts';
import { loadPrintAssets } from './print-assets.ts';
import type { ReceiptFile } from './print-messages.ts';

const markDpi = 600;

/** A receipt as a PDF, made as cards are. */
export async function printReceipt({ text, metadata }: ReceiptFile): Promise<Uint8Array<ArrayBuffer>> {
  const assets = await loadPrintAssets(receiptFiles, () => undefined, receiptShop);
  const scene = layoutReceipt(text, assets.fonts);
  const ground = logoBackground(scene);
  const logo = ground && convertLogo(new TextEncoder().encode(brandMark), ground, markDpi, assets.colours);
  return renderPdf([{ scene, logo }], assets, assets.profile, metadata);
}
