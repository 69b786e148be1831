import { chooseLanguage, type Language, languageCookie } from '#domain/account/languages.ts';
import { getCookie, setCookie } from '../api/cookies.ts';
import { en } from './english.ts';
import { loadTexts, setTextsLanguage } from './load-texts.ts';
import { joinMessages, type Messages } from './messages.ts';

export type LanguageState = { language: Language; messages: Messages };

/** The language of the first render; English if the catalogue of the chosen one does not load. */
export async function initialLanguage(): Promise<LanguageState> {
  const language = chooseLanguage(getCookie(languageCookie), navigator.languages);
  setTextsLanguage(language);
  try {
    return { language, messages: await loadMessages(language) };
  } catch {
    setTextsLanguage('en');
    return { language: 'en', messages: en };
  }
}

export function rememberLanguage(language: Language): void {
  setCookie(languageCookie, language);
}

/** English is part of the main bundle; other languages are loaded on demand. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'en' ? en : joinMessages(await loadTexts(language, 'start'));
}
