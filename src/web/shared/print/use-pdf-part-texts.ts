import type { Language } from '#domain/account/languages.ts';
import { type PdfPartsMessages, pdfPartsEn } from '../i18n/en/pdf-parts.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { pdfPartsSk } from '../i18n/sk/pdf-parts.ts';

const texts: Record<Language, PdfPartsMessages> = { en: pdfPartsEn, sk: pdfPartsSk };

/** The texts about the parts of the PDF dialog, which are loaded with it. */
export function usePdfPartTexts(): PdfPartsMessages {
  const { current } = useLanguage();
  return texts[current];
}
