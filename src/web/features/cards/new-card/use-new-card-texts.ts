import type { Language } from '#domain/account/languages.ts';
import { type NewCardMessages, newCardEn } from '../../../shared/i18n/en/team/new-card.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { newCardSk } from '../../../shared/i18n/sk/team/new-card.ts';

const texts: Record<Language, NewCardMessages> = { en: newCardEn, sk: newCardSk };

/** The texts of the dialog, which are loaded with it. */
export function useNewCardTexts(): NewCardMessages {
  const { current } = useLanguage();
  return texts[current];
}
