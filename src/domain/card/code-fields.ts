import { type Card, type CardContent, isBlank } from './card.ts';
import type { QrBlock } from './card-back.ts';
import { hasSeats } from './look/card-look.ts';
import { type ContactField, contactFields } from './text-fields.ts';

/** The fields of the contact in a code: the chosen ones, else a few in a look that has a seat for the code, else all. */
export function codeFieldsOf(
  { content, style: { look } }: Pick<Card, 'content'> & { style: Pick<Card['style'], 'look'> },
  { fields }: Pick<QrBlock, 'fields'>,
): readonly ContactField[] {
  if (fields) return fields;
  return look && hasSeats(look) ? shortContact(content) : contactFields;
}

/** Name, company, one phone and email: a small code has large modules with them. All fields where it has none of them. */
export function shortContact(content: CardContent): readonly ContactField[] {
  const phone = isBlank(content.mobile) ? 'phone' : 'mobile';
  const few = contactFields.filter((field) => ['fullName', 'companyName', phone, 'email'].includes(field));
  return few.some((field) => !isBlank(content[field])) ? few : contactFields;
}
