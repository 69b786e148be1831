import { type PeopleMessages, peopleEn } from '../i18n/en/people.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { peopleSk } from '../i18n/sk/people.ts';

/** The texts about lists, which are loaded with this page. */
export function usePeopleTexts(): PeopleMessages {
  const { current } = useLanguage();
  return current === 'sk' ? peopleSk : peopleEn;
}
