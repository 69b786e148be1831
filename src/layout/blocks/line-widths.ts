import { textFieldRecords, textFields } from '#domain/card/text-fields.ts';
import type { LayoutFonts } from '../look-layout.ts';
import type { RunField } from '../scene.ts';
import { type CardText, typeStyleOf } from '../text/card-text.ts';
import { linesAt } from '../text/fit-broken-text.ts';
import { lineWidthEm, shapeText, type TypeStyle } from '../text/measure-text.ts';
import { ptToMm } from '../units.ts';
import type { LinePiece, TextItem } from './text-block.ts';

/** Texts that are not read right when they are on two lines. */
export const addressFields: readonly RunField[] = textFields.filter(
  (field) => textFieldRecords[field].isAddress,
);

/** The width of a text at a size in pt, with what is before it, in mm. */
export function oneLineWidth({ item, content }: TextItem, sizePt: number, fonts: LayoutFonts): number {
  const { trackingEm = 0, minTrackingEm = trackingEm } = item;
  const style = typeStyleOf(content, fonts, minTrackingEm);
  return (widestLineEm(content, style) + content.indentEm) * ptToMm(sizePt);
}

/** The width of a text on one line, or of its widest where its person has broken it, in em. */
export function widestLineEm({ text, breaksAt }: CardText, style: TypeStyle): number {
  return breaksAt
    ? Math.max(...linesAt(text, breaksAt).map((line) => lineWidthEm(style, line)))
    : shapeText(style, text).widthEm;
}

/** The width of the pieces of a line in mm. */
export function lineWidth(line: readonly LinePiece[], fonts: LayoutFonts): number {
  return line.reduce(
    (width, { content, text, indentEm, trackingEm, sizePt }) =>
      width + (indentEm + shapeText(typeStyleOf(content, fonts, trackingEm), text).widthEm) * ptToMm(sizePt),
    0,
  );
}
