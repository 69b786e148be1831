import type { Language } from '#domain/account/languages.ts';
import { type FillInMessages, fillInEn } from '../i18n/en/fill-in.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { fillInSk } from '../i18n/sk/fill-in.ts';

export const fillInTexts: Record<Language, FillInMessages> = { en: fillInEn, sk: fillInSk };

/** The texts about fill-in links, which are loaded with their pages. */
export function useFillInTexts(): FillInMessages {
  const { current } = useLanguage();
  return fillInTexts[current];
}
