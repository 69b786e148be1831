import type { CardContent } from '#domain/card/card.ts';
import type { QrBlock } from '#domain/card/card-back.ts';
import { vcardOf } from '#domain/card/contact/vcard.ts';
import { contactFields } from '#domain/card/text-fields.ts';

/** What a code says: the contact of the front's texts, or its own value. */
export function qrTextOf(texts: CardContent, { content, value = '', fields }: QrBlock): string {
  if (content !== 'vcard') return value.trim();
  const chosen = contactFields.filter((field) => !fields || fields.includes(field));
  const website = !fields || fields.includes('url') ? { website: texts.website } : {};
  return vcardOf({ ...website, ...Object.fromEntries(chosen.map((field) => [field, texts[field]])) });
}
