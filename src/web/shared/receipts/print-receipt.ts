import { brandMark } from '#layout/receipt/brand-mark.ts';
import { layoutReceipt, receiptFaces } from '#layout/receipt/layout-receipt.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { loadPrintAssets } from '../print/print-assets.ts';
import type { ReceiptFile } from './receipt-file.ts';
import { receiptShop } from './receipt-shop.ts';

const markDpi = 600;

/** A receipt as a PDF, by the engine that prints cards. Loaded with the first download. */
export async function printReceipt({ text, metadata }: ReceiptFile): Promise<Uint8Array<ArrayBuffer>> {
  const assets = await loadPrintAssets(receiptFaces, () => undefined, receiptShop);
  const fonts = harfbuzzFonts();
  for (const face of receiptFaces) fonts.add(face, assets.fontFile(face));
  const outline = (face: (typeof receiptFaces)[number], glyph: number) => ({
    path: fonts.outline(face, glyph),
    unitsPerEm: fonts.metrics(face).unitsPerEm,
  });
  const scene = layoutReceipt(text, fonts);
  const ground = assets.logoGround(scene);
  const mark = ground && assets.readLogo(new TextEncoder().encode(brandMark), ground, markDpi);
  const logo = mark && assets.inkLogo(mark, assets.colours);
  return assets.renderPdf([{ scene, logo }], { ...assets, outline }, assets.profile, metadata);
}
