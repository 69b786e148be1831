import type { Language } from '#domain/account/languages.ts';
import { type MailTexts, mailTextsEn } from './texts/en.ts';
import { mailTextsSk } from './texts/sk.ts';

export const mailTexts: Record<Language, MailTexts> = { en: mailTextsEn, sk: mailTextsSk };

const locales: Record<Language, string> = { en: 'en-GB', sk: 'sk-SK' };

/** A date with its time. The reader's time zone is not known, so it is UTC and says so. */
export function mailTime(language: Language, at: Date): string {
  return (
    new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    })
      .format(at)
      .concat(' UTC')
      // A day stays with its month, a time with UTC, and Slovak `o` with the time.
      .replaceAll(/(?<=\d\.?) (?=\p{L}{3})|(?<= o) /gu, '\u00a0')
  );
}

/** A price; all prices are in US dollars. */
export function mailAmount(language: Language, cents: number): string {
  const format = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(locales[language], format).format(cents / 100);
}
