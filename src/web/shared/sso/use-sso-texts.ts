import type { Language } from '#domain/account/languages.ts';
import { type SsoMessages, ssoEn } from '../i18n/en/company/sso.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { ssoSk } from '../i18n/sk/company/sso.ts';

export const ssoTexts: Record<Language, SsoMessages> = { en: ssoEn, sk: ssoSk };

/** The texts about single sign-on, which are loaded with what shows them. */
export function useSsoTexts(): SsoMessages {
  const { current } = useLanguage();
  return ssoTexts[current];
}
