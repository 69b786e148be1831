import type { Language } from '#domain/account/languages.ts';
import { type SecondFactorMessages, secondFactorEn } from '../i18n/en/second-factor.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { secondFactorSk } from '../i18n/sk/second-factor.ts';

const texts: Record<Language, SecondFactorMessages> = { en: secondFactorEn, sk: secondFactorSk };

/** The texts about the second factor and the sessions, which are loaded with their pages. */
export function useSecondFactorTexts(): SecondFactorMessages {
  const { current } = useLanguage();
  return texts[current];
}
