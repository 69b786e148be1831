import type { Language } from '#domain/account/languages.ts';
import { languageFacts } from '#messages/languages.ts';

/** A date with its time. The reader's time zone is not known, so it is UTC and says so. */
export function mailTime(language: Language, at: Date): string {
  return (
    new Intl.DateTimeFormat(languageFacts[language].locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    })
      .format(at)
      .concat(' UTC')
      // A day stays with its month, a time with UTC, and a one-letter word with the time.
      .replaceAll(/(?<=\d\.?) (?=\p{L}{3})|(?<= \p{L}) /gu, '\u00a0')
  );
}

/** A price; all prices are in US dollars. */
export function mailAmount(language: Language, cents: number): string {
  const format = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(languageFacts[language].locale, format).format(cents / 100);
}
