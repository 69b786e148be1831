import type { CropMark } from '#layout/crop-marks.ts';
import type { Box, Size } from '#layout/guides.ts';
import { mmToPt } from '#layout/units.ts';
import { pageBoxes } from '../page-boxes.ts';
import type { DocumentMetadata } from '../pdf/metadata.ts';
import { markOperators, pageContent } from '../pdf/page-content.ts';
import { type PrintAssets, type PrintDocument, writeDocument } from '../pdf/print-document.ts';
import { number, type PdfValue, type Reference, utf8 } from '../pdf/values.ts';
import type { PrintProfile } from '../profile/print-profile.ts';
import { checkedBleed, corners, type PrintPage } from '../render-pdf.ts';
import { cutMarks } from './cut-marks.ts';
import { arrangeCards, type SheetOrder, type SheetPlaces, sidePlace } from './sheet-grid.ts';

/** A card to put on sheets. */
export type SheetCard = { front: PrintPage; back: PrintPage | null };

/** How cards are put on sheets. */
export type SheetSettings = SheetPlaces & { order: SheetOrder; marks: boolean };

/** A card in the file: each side is written once and drawn at every place. */
type WrittenCard = { front: WrittenSide; back: WrittenSide | null };
export type WrittenSide = { name: string; form: Reference; bleedMm: number };

/** The cards on sheets, as one file: a page for the front of each sheet, followed by its back if a card has one. */
export function renderSheets(
  cards: Iterable<SheetCard>,
  sheets: SheetSettings,
  assets: PrintAssets,
  profile: PrintProfile,
  metadata: DocumentMetadata,
): Uint8Array<ArrayBuffer> {
  return writeDocument(assets, profile, metadata, (document) => {
    const written = Array.from(
      cards,
      ({ front, back }, card): WrittenCard => ({
        front: writeSide(document, front, `Front${card + 1}`),
        back: back && writeSide(document, back, `Back${card + 1}`),
      }),
    );
    const { grid, order } = sheets;
    return arrangeCards(written.length, grid.places.length, order).flatMap((sheet) => {
      const onSheet = sheet.map((card) => (card === null ? null : (written[card] ?? null)));
      const fronts = onSheet.map((card) => card?.front ?? null);
      const backs = onSheet.map((card) => card?.back ?? null);
      const hasBack = backs.some((back) => back !== null);
      return [
        addSheet(document, fronts, sheets, 'front'),
        ...(hasBack ? [addSheet(document, backs, sheets, 'back')] : []),
      ];
    });
  });
}

/** Writes one side of a card as a form, whose lower left corner is that of its bleed. */
export function writeSide(
  { file, resources, tools, profile }: PrintDocument,
  { scene, ...images }: PrintPage,
  name: string,
): WrittenSide {
  const boxes = pageBoxes(scene.guides, false);
  const content = pageContent(scene, boxes, [], images, tools);
  const form = file.addContent(
    {
      Type: '/XObject',
      Subtype: '/Form',
      BBox: corners(boxes.bleed),
      Resources: resources.forPage(images),
    },
    utf8(content),
  );
  return { name, form, bleedMm: checkedBleed(scene, profile) };
}

function addSheet(
  document: PrintDocument,
  sides: readonly (WrittenSide | null)[],
  sheets: SheetSettings,
  side: 'front' | 'back',
): Reference {
  const { grid, marks } = sheets;
  const drawn = sides.flatMap((written, place) => {
    const at = grid.places[place];
    return written && at ? [sideOperators(written, at, sheets, side)] : [];
  });
  const bleedMm = Math.max(0, ...sides.map((written) => written?.bleedMm ?? 0));
  const lines = marks && side === 'front' ? cutMarks(grid, bleedMm) : [];
  const forms = Object.fromEntries(
    sides.flatMap((written) => (written ? [[written.name, written.form]] : [])),
  );
  const content = [...drawn, ...markOperators(lines.map((line) => onPaper(line, grid.paper)))].join('\n');
  return document.addPage(paperBoxes(grid.paper), document.resources.forSheet(forms), utf8(content));
}

/** Draws a side of a card at its place, without what would be printed over a neighbour. */
function sideOperators(
  { name, bleedMm }: WrittenSide,
  front: Box,
  sheets: SheetSettings,
  side: 'front' | 'back',
): string {
  const { place, printed: clip, isUpsideDown } = sidePlace(front, side, sheets, bleedMm);
  const { height } = sheets.grid.paper;
  const bleed = { x: place.x - bleedMm, y: place.y - bleedMm, ...grown(place, bleedMm) };
  const matrix = isUpsideDown
    ? [-1, 0, 0, -1, mmToPt(bleed.x + bleed.width), mmToPt(height - bleed.y)]
    : [1, 0, 0, 1, mmToPt(bleed.x), mmToPt(height - bleed.y - bleed.height)];
  const box = [clip.x, height - clip.y - clip.height, clip.width, clip.height].map((mm) =>
    number(mmToPt(mm)),
  );
  return `q ${box.join(' ')} re W n ${matrix.map(number).join(' ')} cm /${name} Do Q`;
}

function grown({ width, height }: Size, by: number): Size {
  return { width: width + 2 * by, height: height + 2 * by };
}

/** A line in mm from the top left corner of the paper, in pt from its lower left corner. */
export function onPaper({ from, to }: CropMark, { height }: Size): CropMark {
  const point = ([x, y]: CropMark['from']) => [mmToPt(x), mmToPt(height - y)] as const;
  return { from: point(from), to: point(to) };
}

/** A sheet is not cut as a whole: all its boxes are the paper. */
export function paperBoxes({ width, height }: Size): Record<string, PdfValue> {
  const paper = corners({ x: 0, y: 0, width: mmToPt(width), height: mmToPt(height) });
  return { MediaBox: paper, BleedBox: paper, TrimBox: paper };
}
