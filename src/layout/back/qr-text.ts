import type { Card, CardContent } from '#domain/card/card.ts';
import type { QrBlock } from '#domain/card/card-back.ts';
import { codeFieldsOf } from '#domain/card/code-fields.ts';
import { vcardOf } from '#domain/card/contact/vcard.ts';
import { contactFields } from '#domain/card/text-fields.ts';

/** What a code says: the contact of the front's texts, or its own value. */
export function qrTextOf(texts: CardContent, { content, value = '', fields }: QrBlock): string {
  if (content !== 'vcard') return value.trim();
  const chosen = contactFields.filter((field) => !fields || fields.includes(field));
  const website = !fields || fields.includes('url') ? { website: texts.website } : {};
  const { labels } = texts;
  return vcardOf({ ...website, ...Object.fromEntries(chosen.map((field) => [field, texts[field]])), labels });
}

/** What the code of a card says: a contact has the fields that its look gives room to, unless others were chosen. */
export function qrTextOfCard(card: Pick<Card, 'content' | 'style'>, qr: QrBlock): string {
  return qrTextOf(card.content, { ...qr, fields: chosenFields(card, qr) });
}

function chosenFields(card: Pick<Card, 'content' | 'style'>, qr: QrBlock): QrBlock['fields'] {
  const fields = codeFieldsOf(card, qr);
  // A contact with all fields has the website too.
  return fields === contactFields ? undefined : [...fields];
}
