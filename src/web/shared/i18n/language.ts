import { chooseLanguage, type Language, languageCookie } from '#domain/account/languages.ts';
import type { Offering } from '#domain/payment/offering.ts';
import { getCookie, setCookie } from '../api/cookies.ts';
import { offeringOfPage } from '../offering.ts';
import { en } from './english.ts';
import { loadTexts, setTextsLanguage } from './load-texts.ts';
import { joinMessages, type Messages } from './messages.ts';

export type LanguageState = { language: Language; messages: Messages };

/** The language of the first render; English if the catalogue of the chosen one does not load. */
export async function initialLanguage(): Promise<LanguageState> {
  const language = chooseLanguage(getCookie(languageCookie), navigator.languages);
  setTextsLanguage(language);
  try {
    return { language, messages: await loadMessages(language, offeringOfPage()) };
  } catch {
    setTextsLanguage('en');
    return { language: 'en', messages: en };
  }
}

export function rememberLanguage(language: Language): void {
  setCookie(languageCookie, language);
}

/** English is part of the main bundle; other languages, and messages for where nothing is sold, are loaded on demand. */
export async function loadMessages(language: Language, offering: Offering): Promise<Messages> {
  const [messages, giving] = await Promise.all([
    language === 'en' ? en : loadTexts(language, 'start').then(joinMessages),
    offering === 'giving' ? loadTexts(language, 'giving') : null,
  ]);
  if (!giving) return messages;
  const { withGivingTexts } = await import('./giving-texts.ts');
  return withGivingTexts(messages, giving);
}
