import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Language } from '#domain/account/languages.ts';
import { offeringOfPage } from '../offering.ts';
import { type LanguageState, loadMessages, rememberLanguage } from './language.ts';
import { loadTextsAgain, setTextsLanguage } from './load-texts.ts';
import type { Messages } from './messages.ts';

type LanguageChoice = {
  current: Language;
  /** The texts that every page has. */
  messages: Messages;
  change: (language: Language) => Promise<void>;
};

const LanguageContext = createContext<LanguageChoice | null>(null);

/** Provides the texts of the current language and sets the document's `lang`. */
export function MessagesProvider({ initial, children }: { initial: LanguageState; children: ReactNode }) {
  const [{ language, messages }, setState] = useState(initial);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const choice = useMemo(
    () => ({
      current: language,
      messages,
      change: async (chosen: Language) => {
        const [messages] = await Promise.all([
          loadMessages(chosen, offeringOfPage()),
          loadTextsAgain(chosen),
        ]);
        setTextsLanguage(chosen);
        setState({ language: chosen, messages });
        rememberLanguage(chosen);
      },
    }),
    [language, messages],
  );

  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a MessagesProvider above it');
  return choice;
}
