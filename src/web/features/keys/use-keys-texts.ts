import type { Language } from '#domain/account/languages.ts';
import { type KeysMessages, keysEn } from '../../shared/i18n/en/keys.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { keysSk } from '../../shared/i18n/sk/keys.ts';

const texts: Record<Language, KeysMessages> = { en: keysEn, sk: keysSk };

/** The texts about keys, which are loaded with their section. */
export function useKeysTexts(): KeysMessages {
  const { current } = useLanguage();
  return texts[current];
}
