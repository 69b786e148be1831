/** The specification requires these texts in Slovak in every language. The English interface adds the English line. */
export const slovakAlerts = {
  NOT_AN_IMAGE: {
    slovak: 'Prosím, vyberte obrázok (PNG alebo JPG).',
    english: 'Please choose an image (PNG or JPG).',
  },
  ANIMATED_IMAGE: {
    slovak: 'Animovaný obrázok sa nedá vytlačiť. Vyberte statický obrázok PNG alebo JPG.',
    english: 'An animated image cannot be printed. Please choose a still PNG or JPG.',
  },
  DAMAGED_IMAGE: {
    slovak: 'Obrázok je poškodený. Uložte ho znova ako PNG alebo JPG a\u00a0skúste to ešte raz.',
    english: 'This image is damaged. Please save it again as PNG or JPG and try once more.',
  },
  TOO_MANY_PIXELS: {
    slovak: 'Obrázok je príliš veľký. Maximum je 40\u00a0megapixelov.',
    english: 'The image is too large. The most is 40 megapixels.',
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
