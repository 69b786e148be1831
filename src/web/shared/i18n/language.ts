import { chooseLanguage, type Language, languageCookie } from '#domain/account/languages.ts';
import { getCookie, setCookie } from '../page/cookies.ts';
import { en, type Messages } from './en/messages.ts';

/** Each language in its own name. */
export const languageNames: Record<Language, string> = { en: 'English', sk: 'Slovenčina' };

export type LanguageState = { language: Language; messages: Messages };

/** The language of the first render; English if the catalogue of the chosen one does not load. */
export async function initialLanguage(): Promise<LanguageState> {
  const language = chooseLanguage(getCookie(languageCookie), navigator.languages);
  try {
    return { language, messages: await loadMessages(language) };
  } catch {
    return { language: 'en', messages: en };
  }
}

export function rememberLanguage(language: Language): void {
  setCookie(languageCookie, language);
}

/** English is part of the main bundle; other languages are loaded on demand. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return en;
    case 'sk':
      return (await import('./sk/messages.ts')).sk;
  }
}
