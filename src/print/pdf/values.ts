import { strToU8 } from 'fflate';

/** An object of the file, by its number. */
export type Reference = { reference: number };

/** A value as PDF writes it; numbers, names and the like are made by the functions below. */
export type PdfValue = string | number | boolean | Reference | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = { readonly [key: string]: PdfValue | undefined };

/** Ten-thousandths of a point are finer than any press. */
const precision = 1e4;

/** A number without exponent, trailing zeros or negative zero. */
export function number(value: number): string {
  return String(Math.round(value * precision) / precision || 0);
}

/** A value in PDF's own syntax; a string is taken as it is. */
export function serialise(value: PdfValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return String(value);
  if (isArray(value)) return `[${value.map(serialise).join(' ')}]`;
  if (isReference(value)) return `${value.reference} 0 R`;
  const entries = Object.entries(value).flatMap(([key, held]) =>
    held === undefined ? [] : [`/${key} ${serialise(held)}`],
  );
  return `<< ${entries.join(' ')} >>`;
}

/** Text in any script, as UTF-16 with its mark of byte order. */
export function textString(text: string): string {
  return `<FEFF${utf16(text)}>`;
}

/** Text of plain letters, with what delimits strings escaped. */
export function plainString(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&')})`;
}

/** The code units of a text, four digits each. */
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
