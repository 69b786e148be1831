import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { TextField } from '#domain/card/text-fields.ts';

/** The value of a cell as a card shows it. */
export function cleanValue(field: TextField, value: string, country: CountryCode | undefined): string {
  if (field === 'phone' || field === 'mobile') return formattedPhones(value, country);
  if (field === 'email') return value.replace(/^mailto:\s*/i, '');
  return field === 'url' || field === 'website' ? shortAddress(value) : value;
}

/** Without the protocol, "www." and the slash at the end. */
function shortAddress(value: string): string {
  return value
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/^([^/]+)\/$/, '$1');
}

/** Every number in its country's groups; a text with anything else stays as it is written. */
function formattedPhones(value: string, country: CountryCode | undefined): string {
  const numbers = value.replace(/^tel:\s*/i, '').split(/\s*[,;]\s*|\s+\/\s+/);
  const formatted = numbers.map((number) => formattedPhone(number, country));
  return formatted.every((number) => number !== null) ? formatted.join(', ') : value;
}

/** A spreadsheet drops the plus of +421905123456, and the zero of 0905123456. */
function formattedPhone(number: string, country: CountryCode | undefined): string | null {
  const written = number.replace(/\(0\)/, '').replace(/^00(?=[1-9])/, '+');
  const attempts = /^\d{11,13}$/.test(written) ? [written, `+${written}`] : [written];
  for (const attempt of attempts) {
    const parsed = parsePhoneNumberFromString(attempt, { ...(country && { defaultCountry: country }) });
    if (parsed?.isValid()) return parsed.formatInternational();
  }
  return null;
}

/** The country of numbers without a calling code: the design's phone, else the domain of addresses. */
export function countryOf(texts: Partial<Record<TextField, string | undefined>>): CountryCode | undefined {
  for (const field of ['phone', 'mobile'] as const) {
    const { country } = parsePhoneNumberFromString(texts[field] ?? '') ?? {};
    if (country) return country;
  }
  for (const field of ['email', 'website', 'url'] as const) {
    const ending = /\.([a-z]{2})(?:\/|$)/i.exec(texts[field] ?? '')?.[1]?.toUpperCase();
    const country = ending === 'UK' ? 'GB' : ending;
    if (country && isSupportedCountry(country)) return country;
  }
  return undefined;
}
