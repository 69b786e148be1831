import type { RunField } from '../scene.ts';
import type { Fonts } from '../text/fonts.ts';
import { shapeText } from '../text/measure-text.ts';
import { ptToMm } from '../units.ts';
import type { Piece, TextItem } from './text-block.ts';

/** Texts that are not read right when they are on two lines. */
export const addressFields: readonly RunField[] = ['website', 'mobile', 'phone', 'email', 'url'];

/** The width of a text on one line at a size in pt, with what is before it, in mm. */
export function oneLineWidth({ item, content }: TextItem, sizePt: number, fonts: Fonts): number {
  const { trackingEm = 0, minTrackingEm = trackingEm } = item;
  const style = { fonts, face: content.face, trackingEm: minTrackingEm };
  return (shapeText(style, content.text).widthEm + content.indentEm) * ptToMm(sizePt);
}

/** The width of the pieces of a line in mm. */
export function lineWidth(line: readonly Piece[], fonts: Fonts): number {
  return line.reduce(
    (width, { content, text, indentEm, trackingEm, sizePt }) =>
      width +
      (indentEm + shapeText({ fonts, face: content.face, trackingEm }, text).widthEm) * ptToMm(sizePt),
    0,
  );
}
