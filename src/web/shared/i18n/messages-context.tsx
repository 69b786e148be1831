import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Language } from '#domain/account/languages.ts';
import { type LanguageState, loadMessages, rememberLanguage } from './language.ts';
import { loadTextsAgain, setTextsLanguage } from './load-texts.ts';
import type { Messages } from './messages.ts';

type LanguageChoice = { current: Language; change: (language: Language) => Promise<void> };

const MessagesContext = createContext<Messages | null>(null);
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
      change: async (chosen: Language) => {
        const [messages] = await Promise.all([loadMessages(chosen), loadTextsAgain(chosen)]);
        setTextsLanguage(chosen);
        setState({ language: chosen, messages });
        rememberLanguage(chosen);
      },
    }),
    [language],
  );

  return (
    <LanguageContext value={choice}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </LanguageContext>
  );
}

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it');
  return messages;
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a MessagesProvider above it');
  return choice;
}
