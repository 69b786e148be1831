import { contactLineFields } from '#domain/card/text-fields.ts';
import { type LayoutFonts, loadedLooks } from '../look-layout.ts';
import type { RunField } from '../scene.ts';
import { type CardText, drawnLabel, typeStyleOf } from '../text/card-text.ts';
import { shapeText } from '../text/measure-text.ts';
import type { TextItem } from './text-block.ts';

/** A label that is wider is not part of the column: its own text starts after it. In em. */
const widestInColumn = 5.6;

/**
 * The texts of a stack with a column for their labels: all lines of the contact start after the widest label. Beside
 * labels of the person's own alone, lines without one start where the labels do.
 */
export function withLabelColumn(texts: readonly TextItem[], fonts: LayoutFonts): readonly TextItem[] {
  if (texts.every(({ content }) => content.label === null)) return texts;
  const widths = texts.map(({ content }) => inlineIndentEm(content, fonts));
  const column = Math.max(0, ...widths.filter((width, at) => !isWide(texts[at]?.content, width)));
  const isOnlyOwn = texts.every(({ content }) => content.label === null || isOwn(content));
  const hasOwn = texts.some(({ content }) => isOwn(content));
  return texts.map(({ item, content }, at) => {
    if (!contactLineFields.some((field) => field === item.field)) return { item, content };
    const inlineEm = widths[at] ?? 0;
    const indentEm = isOnlyOwn && content.label === null ? 0 : Math.max(column, inlineEm);
    const own = { ...(hasOwn && { inlineEm }), ...(isOnlyOwn && { isCustomColumn: true as const }) };
    return { item, content: { ...content, indentEm, ...own } };
  });
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

/** Whether two texts may be on one line: a number without a label does not follow one with a custom label. */
export function mayShareLine(one: LabelledText, other: LabelledText): boolean {
  const arePhones = phones.includes(one.field) && phones.includes(other.field);
  return !(arePhones && isOwn(one.content) && other.content.label === null);
}

const phones: readonly (RunField | null)[] = ['mobile', 'phone'];

type LabelledText = { field: RunField | null; content: Pick<CardText, 'label'> };

function isWide(content: CardText | undefined, width: number): boolean {
  return content !== undefined && isOwn(content) && width > widestInColumn;
}

/** Whether a text has a label of its person's own. */
export function isOwn({ label }: Pick<CardText, 'label'>): boolean {
  return label !== null && 'text' in label && label.isOwn === true;
}
