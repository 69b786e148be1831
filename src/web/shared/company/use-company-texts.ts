import type { Language } from '#domain/account/languages.ts';
import { type CompanyMessages, companyEn } from '../i18n/en/company/company.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { companySk } from '../i18n/sk/company/company.ts';

export const companyTexts: Record<Language, CompanyMessages> = { en: companyEn, sk: companySk };

/** The texts about companies, which are loaded with what shows them. */
export function useCompanyTexts(): CompanyMessages {
  const { current } = useLanguage();
  return companyTexts[current];
}
