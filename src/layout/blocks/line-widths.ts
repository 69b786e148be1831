import { textFieldRecords, textFields } from '#domain/card/text-fields.ts';
import type { LayoutFonts } from '../look-layout.ts';
import type { RunField } from '../scene.ts';
import { typeStyleOf } from '../text/card-text.ts';
import { shapeText } from '../text/measure-text.ts';
import { ptToMm } from '../units.ts';
import type { LinePiece, TextItem } from './text-block.ts';

/** Texts that are not read right when they are on two lines. */
export const addressFields: readonly RunField[] = textFields.filter(
  (field) => textFieldRecords[field].isAddress,
);

/** The width of a text on one line at a size in pt, with what is before it, in mm. */
export function oneLineWidth({ item, content }: TextItem, sizePt: number, fonts: LayoutFonts): number {
  const { trackingEm = 0, minTrackingEm = trackingEm } = item;
  const style = typeStyleOf(content, fonts, minTrackingEm);
  return (shapeText(style, content.text).widthEm + content.indentEm) * ptToMm(sizePt);
}

/** The width of the pieces of a line in mm. */
export function lineWidth(line: readonly LinePiece[], fonts: LayoutFonts): number {
  return line.reduce(
    (width, { content, text, indentEm, trackingEm, sizePt }) =>
      width + (indentEm + shapeText(typeStyleOf(content, fonts, trackingEm), text).widthEm) * ptToMm(sizePt),
    0,
  );
}
