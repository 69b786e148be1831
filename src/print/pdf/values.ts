import { strToU8 } from 'fflate';

/** A reference to an object of the file, by its number. */
export type Reference = { reference: number };

/** A PDF value. Strings are already in PDF syntax; the functions below create them. */
export type PdfValue = string | number | boolean | Reference | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = { readonly [key: string]: PdfValue | undefined };

/** A ten-thousandth of a point is finer than any press. */
const precision = 1e4;

/** A number without exponent, trailing zeros or negative zero. */
export function number(value: number): string {
  return String(Math.round(value * precision) / precision || 0);
}

/** A value in PDF syntax; strings are not changed. */
export function serialise(value: PdfValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return String(value);
  if (isArray(value)) return `[${value.map(serialise).join(' ')}]`;
  if (isReference(value)) return `${value.reference} 0 R`;
  const entries = Object.entries(value).flatMap(([key, entry]) =>
    entry === undefined ? [] : [`/${key} ${serialise(entry)}`],
  );
  return `<< ${entries.join(' ')} >>`;
}

/** Text in any script, as UTF-16 with a byte order mark. */
export function textString(text: string): string {
  return `<FEFF${utf16(text)}>`;
}

/** ASCII text with escaped delimiters. */
export function plainString(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&')})`;
}

/** The UTF-16 code units of a text, four hex digits each. */
export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => fourDigits(text.charCodeAt(index))).join('');
}

export function fourDigits(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0');
}

export function utf8(text: string): Uint8Array {
  return strToU8(text);
}

function isArray(value: PdfValue): value is readonly PdfValue[] {
  return Array.isArray(value);
}

function isReference(value: PdfDictionary | Reference): value is Reference {
  return typeof value.reference === 'number';
}
