import type { Language } from '#domain/account/languages.ts';
import { type DesignChangeMessages, designChangeEn } from '../../i18n/en/team/design-change.ts';
import { useLanguage } from '../../i18n/messages-context.tsx';
import { designChangeSk } from '../../i18n/sk/team/design-change.ts';

const texts: Record<Language, DesignChangeMessages> = { en: designChangeEn, sk: designChangeSk };

/** The texts about a change of a design, which are loaded with what shows them. */
export function useDesignChangeTexts(): DesignChangeMessages {
  const { current } = useLanguage();
  return texts[current];
}
