import type { Language } from '#domain/account/languages.ts';
import { type LooksMessages, looksEn } from '../i18n/en/looks/looks.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { looksSk } from '../i18n/sk/looks/looks.ts';

export const looksTexts: Record<Language, LooksMessages> = { en: looksEn, sk: looksSk };

/** The texts about looks, which are loaded with what shows looks. */
export function useLooksTexts(): LooksMessages {
  const { current } = useLanguage();
  return looksTexts[current];
}
