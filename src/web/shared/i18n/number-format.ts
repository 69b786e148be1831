import type { Language } from '#domain/account/languages.ts';
import { formatNumbers, type NumberFormat } from '#domain/language/message-rules.ts';
import { languageFacts } from '#messages/languages.ts';

/** Formats numbers in the user's language. */
export function numberFormat(language: Language): NumberFormat {
  return formatNumbers(languageFacts[language]);
}
