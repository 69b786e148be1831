import { cropMarkMm, cropMarks } from '#layout/crop-marks.ts';
import type { Box } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import type { PrintedLogo } from './image/printed-logo.ts';
import { type PageBoxes, pageBoxes } from './page-boxes.ts';
import type { DocumentMetadata } from './pdf/metadata.ts';
import { pageContent } from './pdf/page-content.ts';
import { type PrintAssets, type PrintDocument, writeDocument } from './pdf/print-document.ts';
import { number, type PdfValue, type Reference, utf8 } from './pdf/values.ts';
import type { PrintProfile } from './profile/print-profile.ts';

export type { PrintAssets } from './pdf/print-document.ts';

/** One side of a card with its converted logo and picture. Those that are missing are not drawn. */
export type PrintPage = { scene: Scene; logo?: PrintedLogo | null; picture?: PrintedLogo | null };

/**
 * The pages as one file for that profile. The same input gives the same bytes everywhere. Pages are read one at a time, so
 * that a generator can create them on demand. The assets are those of the profile's press, and the Scenes are laid out
 * with its margins.
 */
export function renderPdf(
  pages: Iterable<PrintPage>,
  assets: PrintAssets,
  profile: PrintProfile,
  metadata: DocumentMetadata,
): Uint8Array<ArrayBuffer> {
  return writeDocument(assets, profile, metadata, (document) =>
    Array.from(pages, (page) => addPage(document, page)),
  );
}

function addPage(document: PrintDocument, { scene, ...images }: PrintPage): Reference {
  const { profile, resources, tools } = document;
  const bleedMm = checkedBleed(scene, profile);
  const boxes = pageBoxes(scene.guides, profile.marks);
  const gap = cropMarkMm.gap + bleedMm;
  const marks = profile.marks ? cropMarks(scene.cut, gap, cropMarkMm.length) : [];
  const content = pageContent(scene, boxes, marks, images, tools);
  return document.addPage(boxEntries(boxes), resources.forPage(images), utf8(content));
}

/** The bleed of a Scene, which must be that of the profile. */
export function checkedBleed({ guides }: Scene, { bleedMm }: PrintProfile): number {
  if (bleedMm !== null && bleedMm !== -guides.bleed.x)
    throw new Error('The Scene was laid out with another bleed');
  return -guides.bleed.x;
}

function boxEntries({ media, bleed, trim }: PageBoxes): Record<string, PdfValue> {
  return { MediaBox: corners(media), BleedBox: corners(bleed), TrimBox: corners(trim) };
}

/** PDF writes a box as its lower left and upper right corners. */
export function corners({ x, y, width, height }: Box): PdfValue {
  return [x, y, x + width, y + height].map(number);
}
