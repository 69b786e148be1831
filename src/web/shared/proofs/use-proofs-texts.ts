import type { Language } from '#domain/account/languages.ts';
import { type ProofsMessages, proofsEn } from '../i18n/en/proofs.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { proofsSk } from '../i18n/sk/proofs.ts';

export const proofsTexts: Record<Language, ProofsMessages> = { en: proofsEn, sk: proofsSk };

/** The texts about approvals, which are loaded with what shows them. */
export function useProofsTexts(): ProofsMessages {
  const { current } = useLanguage();
  return proofsTexts[current];
}
