import type { Language } from '#domain/account/languages.ts';
import { type CardTextsMessages, cardTextsEn } from './en/card-texts.ts';
import { useLanguage } from './messages-context.tsx';
import { cardTextsSk } from './sk/card-texts.ts';

const texts: Record<Language, CardTextsMessages> = { en: cardTextsEn, sk: cardTextsSk };

/** The words about texts in and out, which are loaded with the dialogs. */
export function useCardTexts(): CardTextsMessages {
  const { current } = useLanguage();
  return texts[current];
}
