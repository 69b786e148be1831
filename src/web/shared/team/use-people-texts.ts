import type { Language } from '#domain/account/languages.ts';
import { type PeopleMessages, peopleEn } from '../i18n/en/people.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { peopleSk } from '../i18n/sk/people.ts';

const texts: Record<Language, PeopleMessages> = { en: peopleEn, sk: peopleSk };

/** The texts about lists, which are loaded with this page. */
export function usePeopleTexts(): PeopleMessages {
  const { current } = useLanguage();
  return texts[current];
}
