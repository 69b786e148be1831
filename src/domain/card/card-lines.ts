import { type Card, type CardContent, ownLabelOf, withoutUndefined } from './card.ts';
import type { BackText, CardBack } from './card-back.ts';
import { hasLineBreak, onOneLine, withVisibleBreaks } from './line-breaks.ts';
import { canHaveLabel, tidyLabels, withOwnLabel } from './own-labels.ts';
import { type TextField, textFields } from './text-fields.ts';

/** Whether a content has line breaks or custom labels. */
export function hasOwnLines(content: CardContent): boolean {
  return tidyLabels(content.labels) !== undefined || hasLineBreaks(content);
}

/** A text with its label, on one line, as two versions are compared and shown. */
export function comparedLine(content: CardContent, field: TextField): string {
  const label = ownLabelOf(content, field);
  const text = withVisibleBreaks(content[field] ?? '');
  return label === '' ? text : `${label}\u00a0\u00a0${text}`;
}

/** A content with the text and the label of another one in a field. */
export function withLine<Content extends CardContent>(
  content: Content,
  other: Content,
  field: TextField,
): Content {
  const labels = canHaveLabel(field)
    ? withOwnLabel(content.labels, field, other.labels?.[field])
    : content.labels;
  return withoutUndefined({ ...content, [field]: other[field], labels });
}

export function hasLineBreaks(content: CardContent): boolean {
  return textFields.some((field) => hasLineBreak(content[field]));
}

export function hasLineBreaksOnBack(back: Card['back']): boolean {
  switch (back?.kind) {
    case 'text':
      return hasLineBreak(back.message.text);
    case 'qr':
      return hasLineBreak(back.above?.text) || hasLineBreak(back.below?.text);
    case 'card':
      return hasLineBreaks(back.content);
    case 'logo':
    case 'look':
    case undefined:
      return false;
  }
}

/** A content with the text of some fields on one line, all of them if none are named. */
export function contentOnOneLine<Texts extends CardContent>(
  content: Texts,
  fields: readonly TextField[] = textFields,
): Texts {
  const broken = fields.filter((field) => content[field]?.includes('\n'));
  if (broken.length === 0) return content;
  return {
    ...content,
    ...Object.fromEntries(broken.map((field) => [field, onOneLine(content[field] ?? '')])),
  };
}

/** A card with each text on one line, on both sides. */
export function cardOnOneLine(card: Card): Card {
  return { ...card, content: contentOnOneLine(card.content), back: card.back && backOnOneLine(card.back) };
}

function backOnOneLine(back: CardBack): CardBack {
  switch (back.kind) {
    case 'text':
      return { ...back, message: textOnOneLine(back.message) };
    case 'qr':
      return {
        ...back,
        ...(back.above && { above: textOnOneLine(back.above) }),
        ...(back.below && { below: textOnOneLine(back.below) }),
      };
    case 'card':
      return { ...back, content: contentOnOneLine(back.content) };
    case 'logo':
    case 'look':
      return back;
  }
}

function textOnOneLine(shown: BackText): BackText {
  return { ...shown, text: onOneLine(shown.text) };
}
