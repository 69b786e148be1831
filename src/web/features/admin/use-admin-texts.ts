import type { Language } from '#domain/account/languages.ts';
import { type AdminMessages, adminEn } from '../../shared/i18n/en/admin.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { adminSk } from '../../shared/i18n/sk/admin.ts';

const texts: Record<Language, AdminMessages> = { en: adminEn, sk: adminSk };

/** The texts of the admin's pages, which are loaded with them. */
export function useAdminTexts(): AdminMessages {
  const { current } = useLanguage();
  return texts[current];
}
