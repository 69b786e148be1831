/** What is said in Slovak in every language, as specified; the English line stands beneath in the English interface. */
export const slovakAlerts = {
  NOT_AN_IMAGE: {
    slovak: 'Prosím, vyberte obrázok (PNG alebo JPG).',
    english: 'Please choose an image (PNG or JPG).',
  },
  LOGO_TOO_LARGE: {
    slovak: 'Súbor je príliš veľký. Maximálna veľkosť je 10\u00a0MB.',
    english: 'The file is too large. The largest size is 10 MB.',
  },
  UPLOAD_FAILED: {
    slovak: 'Súbor sa nepodarilo nahrať. Skúste to znova.',
    english: 'The file could not be uploaded. Please try again.',
  },
  PDF_FAILED: {
    slovak: 'PDF sa nepodarilo vytvoriť. Skúste to znova.',
    english: 'The PDF could not be made. Please try again.',
  },
} as const;

export type SlovakAlert = keyof typeof slovakAlerts;
