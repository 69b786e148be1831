import type { FormatId } from '#domain/card/formats.ts';

/** What a region is without in a language of the browser. */
const regionOfLanguage: Readonly<Record<string, string>> = { de: 'DE' };

const usualIn: Readonly<Record<string, FormatId>> = { DE: '85x55', AT: '85x55', CH: '85x55', GB: '85x55' };

/** The format that is usual where the first language of the browser is spoken; null if it is the default, or not known. */
export function usualFormatOf([first = '']: readonly string[]): FormatId | null {
  const [language = '', ...parts] = first.split('-');
  const region = parts.find((part) => /^[A-Z]{2}$/i.test(part)) ?? regionOfLanguage[language.toLowerCase()];
  return usualIn[region?.toUpperCase() ?? ''] ?? null;
}
