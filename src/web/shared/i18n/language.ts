import { chooseLanguage, type Language, languageCookie } from '#domain/account/languages.ts';
import { cookieNamed, rememberCookie } from '../cookies.ts';
import { en, type Messages } from './en/messages.ts';

/** Each language under its own name, so that its reader finds it in any interface. */
export const languageNames: Record<Language, string> = { en: 'English', sk: 'Slovenčina' };

export type LanguageState = { language: Language; messages: Messages };

/** What the page opens in; English also when the chosen language cannot be fetched. */
export async function initialLanguage(): Promise<LanguageState> {
  const language = chooseLanguage(cookieNamed(languageCookie), navigator.languages);
  try {
    return { language, messages: await loadMessages(language) };
  } catch {
    return { language: 'en', messages: en };
  }
}

export function rememberLanguage(language: Language): void {
  rememberCookie(languageCookie, language);
}

/** English comes with the application, every other language when it is asked for. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return en;
    case 'sk':
      return (await import('./sk/messages.ts')).sk;
  }
}
