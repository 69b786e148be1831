import { contactLineFields } from '#domain/card/text-fields.ts';
import { type LayoutFonts, loadedLooks } from '../look-layout.ts';
import { type CardText, drawnLabel, typeStyleOf } from '../text/card-text.ts';
import { shapeText } from '../text/measure-text.ts';
import type { TextItem } from './text-block.ts';

/** The texts of a stack with a column for their labels: all lines of the contact start after the widest label. */
export function withLabelColumn(texts: readonly TextItem[], fonts: LayoutFonts): readonly TextItem[] {
  if (texts.every(({ content }) => content.label === null)) return texts;
  const indentEm = Math.max(...texts.map(({ content }) => inlineIndentEm(content, fonts)));
  return texts.map(({ item, content }) =>
    contactLineFields.some((field) => field === item.field)
      ? { item, content: { ...content, indentEm } }
      : { item, content },
  );
}

/** The width of a text's own label, in em. */
export function inlineIndentEm(content: CardText, fonts: LayoutFonts): number {
  const { label } = content;
  if (label === null) return 0;
  const style = typeStyleOf(content, fonts);
  return 'icon' in label
    ? loadedLooks(fonts).iconIndentEm(label.icon, style)
    : shapeText(style, drawnLabel(content)).widthEm;
}
