import { type Language, languages } from '#domain/languages.ts';
import { en, type Messages } from './en.ts';

/** Each language under its own name, so that its reader finds it in any interface. */
export const languageNames: Record<Language, string> = { en: 'English', sk: 'Slovenčina' };

const storageKey = 'vizitka.language';

function isLanguage(tag: string | undefined): tag is Language {
  return languages.some((language) => language === tag);
}

/** The remembered language, else the first one the reader's browser asks for that we speak, else English. */
export function chooseLanguage(remembered: string | null, asked: readonly string[]): Language {
  if (remembered !== null && isLanguage(remembered)) return remembered;
  return asked.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}

export type Speech = { language: Language; messages: Messages };

/** What the page opens in; English also when the chosen language cannot be fetched. */
export async function startSpeech(): Promise<Speech> {
  const language = chooseLanguage(readRemembered(), navigator.languages);
  try {
    return { language, messages: await loadMessages(language) };
  } catch {
    return { language: 'en', messages: en };
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage may be barred; the choice then lasts until the page is left.
  }
}

function readRemembered(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** English comes with the application, every other language when it is asked for. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return en;
    case 'sk':
      return (await import('./sk.ts')).sk;
  }
}
