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

/**
 * Every number in the international form of its country; a text with anything else stays as it is written. It is read as
 * one number first: in 055 / 728 12 00 the stroke is no border of numbers.
 */
function formattedPhones(value: string, country: CountryCode | undefined): string {
  const written = value.replace(/^tel:\s*/i, '');
  const whole = formattedPhone(written.replaceAll('/', ' '), country);
  if (whole !== null) return whole;
  const formatted = written.split(/\s*[,;]\s*|\s+\/\s+/).map((number) => formattedPhone(number, country));
  return formatted.every((number) => number !== null) ? formatted.join(', ') : value;
}

/** Whether a text is a phone number, or several, that can be called as it is written. */
export function isReadPhone(text: string): boolean {
  return text.split(/\s*[,;]\s*/).every((number) => parsePhoneNumberFromString(number)?.isValid() ?? false);
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
