import type { CardDesign } from '#domain/card/card.ts';
import { contactFields, type QrBlock } from '#domain/card/card-back.ts';
import { vcardOf } from '#domain/card/vcard.ts';

/** What a code says: the contact of the front's texts, or its own value. */
export function qrTextOf(design: Partial<CardDesign>, { content, value = '', fields }: QrBlock): string {
  if (content !== 'vcard') return value.trim();
  const chosen = contactFields.filter((field) => !fields || fields.includes(field));
  const website = !fields || fields.includes('url') ? { website: addressOf(design.website) } : {};
  return vcardOf({ ...website, ...Object.fromEntries(chosen.map((field) => [field, design[field]])) });
}

/** The subtitle, where it is the address of a page. */
function addressOf(subtitle = ''): string {
  return /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/\S*)?$/u.test(subtitle.trim()) ? subtitle : '';
}
