import type { Language } from '#domain/account/languages.ts';
import { type CompanyOfferMessages, companyOfferEn } from '../i18n/en/company-offer.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { companyOfferSk } from '../i18n/sk/company-offer.ts';

const texts: Record<Language, CompanyOfferMessages> = { en: companyOfferEn, sk: companyOfferSk };

/** The texts about what the Corporate plan does, which are loaded with what shows them. */
export function useCompanyOfferTexts(): CompanyOfferMessages {
  const { current } = useLanguage();
  return texts[current];
}
