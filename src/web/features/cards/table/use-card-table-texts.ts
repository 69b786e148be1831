import type { Language } from '#domain/account/languages.ts';
import { type CardTableMessages, cardTableEn } from '../../../shared/i18n/en/team/card-table.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { cardTableSk } from '../../../shared/i18n/sk/team/card-table.ts';

const texts: Record<Language, CardTableMessages> = { en: cardTableEn, sk: cardTableSk };

/** The texts of the table, which are loaded with it. */
export function useCardTableTexts(): CardTableMessages {
  const { current } = useLanguage();
  return texts[current];
}
