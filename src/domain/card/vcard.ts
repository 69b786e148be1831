import { isBlank, type TextField } from './card.ts';
import { splitFullName } from './full-name.ts';

/** The texts of a card; those without a text may be absent. */
export type CardTexts = Partial<Record<TextField, string | undefined>>;

/**
 * The texts as a vCard 3.0. Lines are not folded, because a QR code has room for every byte only once.
 * The free lines are left out: a vCard has no place that readers show for them.
 */
export function vcardOf(texts: CardTexts): string {
  const text = (field: TextField): string => (isBlank(texts[field] ?? '') ? '' : (texts[field] ?? '').trim());
  const { family, given, prefix, suffix } = splitFullName(text('fullName'));
  const { zip, city } = splitCity(text('city'));
  const line = (name: string, ...values: string[]): string[] =>
    values.some(Boolean) ? [`${name}:${values.map(escaped).join(';')}`] : [];
  const addresses = new Set([text('website'), text('url')]);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[family, given, '', prefix, suffix].map(escaped).join(';')}`,
    `FN:${escaped(text('fullName') || text('companyName'))}`,
    ...line(
      'ORG',
      ...(text('department') ? [text('companyName'), text('department')] : [text('companyName')]),
    ),
    ...line('TITLE', text('position')),
    ...line('TEL;TYPE=CELL', text('mobile')),
    ...line('TEL;TYPE=WORK', text('phone')),
    ...line('EMAIL;TYPE=INTERNET', text('email')),
    ...[...addresses].flatMap((address) => line('URL', address)),
    ...(text('street') || text('city')
      ? line('ADR;TYPE=WORK', '', '', text('street'), city, '', zip, '')
      : []),
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** Separates a postcode that stands before the city: "811 01 Bratislava", "A-1010 Wien". */
function splitCity(text: string): { zip: string; city: string } {
  const [, zip = '', city = text] = /^((?:[A-Z]{1,3}-)?(?:\d{3} \d{2}|\d{4,5})) (\S.*)$/su.exec(text) ?? [];
  return { zip, city };
}

function escaped(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}
