import type { Language } from '#domain/account/languages.ts';
import { type LookControlMessages, lookControlEn } from '../i18n/en/looks/look-control.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { lookControlSk } from '../i18n/sk/looks/look-control.ts';

const texts: Record<Language, LookControlMessages> = { en: lookControlEn, sk: lookControlSk };

/** The texts about the look of the card, which are loaded with its control. */
export function useLookTexts(): LookControlMessages {
  const { current } = useLanguage();
  return texts[current];
}
