import type { Language } from '#domain/account/languages.ts';
import { type UserPageMessages, userPageEn } from '../../../shared/i18n/en/user-page.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { userPageSk } from '../../../shared/i18n/sk/user-page.ts';

const texts: Record<Language, UserPageMessages> = { en: userPageEn, sk: userPageSk };

/** The texts of a user's page, which are loaded with it. */
export function useUserPageTexts(): UserPageMessages {
  const { current } = useLanguage();
  return texts[current];
}
