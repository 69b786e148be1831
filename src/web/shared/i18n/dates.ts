import type { Language } from '#domain/account/languages.ts';
import { languageFacts } from '#messages/languages.ts';

/** A date in a table: 4 Jan 2026. */
export function shortDate(language: Language, at: string | Date): string {
  return format(language, at, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A date without the year: 4 Jan. */
export function shortDay(language: Language, at: string | Date): string {
  return format(language, at, { day: 'numeric', month: 'short' });
}

/** A date and time in a sentence: 4 January, 21:46. */
export function dayAndTime(language: Language, at: string | Date): string {
  const options = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return format(language, at, options)
    .replace(' at ', ', ')
    .replace(/ (\p{L}) /u, ' $1\u00a0');
}

/** A time of day: 21:46. */
export function shortTime(language: Language, at: string | Date): string {
  return format(language, at, { hour: '2-digit', minute: '2-digit', hour12: false });
}

function format(language: Language, at: string | Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageFacts[language].locale, options).format(new Date(at));
}
