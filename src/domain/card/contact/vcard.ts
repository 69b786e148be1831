import { type CardContent, isBlank, ownLabelOf } from '../card.ts';
import { withoutBidiControls } from '../card-text.ts';
import { onOneLine } from '../line-breaks.ts';
import { contactFields, type TextField, textFieldRecords } from '../text-fields.ts';
import { splitFullName } from './full-name.ts';

/**
 * The texts as a vCard 3.0. Lines are not folded, because a QR code has room for every byte only once.
 * The free lines are left out: a vCard has no place that readers show for them.
 */
export function vcardOf(texts: CardContent): string {
  const text = (field: TextField): string =>
    isBlank(texts[field]) ? '' : onOneLine(withoutBidiControls(texts[field] ?? '')).trim();
  const { family, given, prefix, suffix } = splitFullName(text('fullName'));
  const { zip, city } = splitCity(text('city'));
  const line = (name: string, ...values: string[]): string[] =>
    values.some(Boolean) ? [`${name}:${values.map(escaped).join(';')}`] : [];
  const composed: Partial<Record<TextField, string[]>> = {
    fullName: [],
    companyName: line('ORG', text('companyName'), ...(text('department') ? [text('department')] : [])),
    department: [],
    url: [...new Set([text('website'), text('url')].filter(isWebAddress))].flatMap((address) =>
      line('URL', address),
    ),
    street: [],
    city:
      text('street') || text('city') ? line('ADR;TYPE=WORK', '', '', text('street'), city, '', zip, '') : [],
  };
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[family, given, '', prefix, suffix].map(escaped).join(';')}`,
    `FN:${escaped(text('fullName') || text('companyName'))}`,
    ...contactFields.flatMap(
      (field) => composed[field] ?? line(propertyOf(field, ownLabelOf(texts, field)), text(field)),
    ),
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** The property of a text. Every reader knows the types of a fax and of a private number. */
function propertyOf(field: TextField, label: string): string {
  const { vcard = '' } = textFieldRecords[field];
  if (!vcard.startsWith('TEL')) return vcard;
  if (/\bfax\b/iu.test(label)) return 'TEL;TYPE=WORK,FAX';
  return /\b(?:home|private|privat|doma|domů|domov)\b/iu.test(label) ? 'TEL;TYPE=HOME' : vcard;
}

/** Whether a text is the address of a page, as people write it: "lumen.sk/en", "https://lumen.sk". A subtitle may be none. */
function isWebAddress(text: string): boolean {
  return /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+(\p{L}{2,}|xn--[a-z\d-]+)(:\d+)?([/?#]\S*)?$/iu.test(text.trim());
}

/** Separates a postcode that stands before the city: "811 01 Bratislava", "A-1010 Wien". */
function splitCity(text: string): { zip: string; city: string } {
  const [, zip = '', city = text] = /^((?:[A-Z]{1,3}-)?(?:\d{3} \d{2}|\d{4,5})) (\S.*)$/su.exec(text) ?? [];
  return { zip, city };
}

function escaped(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/[\r\n]+/g, ' ');
}
