import type { Language } from '#domain/account/languages.ts';
import { type MonogramMessages, monogramEn } from '../../../shared/i18n/en/looks/monogram.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { monogramSk } from '../../../shared/i18n/sk/looks/monogram.ts';

const texts: Record<Language, MonogramMessages> = { en: monogramEn, sk: monogramSk };

/** The texts about monograms, which are loaded with the button. */
export function useMonogramTexts(): MonogramMessages {
  const { current } = useLanguage();
  return texts[current];
}
