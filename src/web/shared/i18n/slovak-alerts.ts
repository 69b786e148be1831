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
  SVG_UNSAFE: {
    slovak: 'Súbor SVG obsahuje skript alebo odkaz na inú adresu. Uložte ho bez nich, alebo ako PNG.',
    english: 'This SVG has a script or refers to another address. Please save it without them, or as PNG.',
  },
  SVG_TEXT: {
    slovak: 'Súbor SVG obsahuje text. Preveďte ho v\u00a0grafickom programe na krivky a\u00a0uložte znova.',
    english: 'This SVG has text. Please convert it to outlines in your drawing program and save it again.',
  },
  SVG_PIXELS: {
    slovak: 'Súbor SVG obsahuje vložený obrázok. Použite priamo ten obrázok ako PNG alebo JPG.',
    english: 'This SVG has an image inside. Please use that image itself, as PNG or JPG.',
  },
  SVG_EFFECTS: {
    slovak:
      'Súbor SVG obsahuje efekty (filter, maska, vzorka, prelínanie), ktoré sa nedajú vytlačiť ako krivky. Rozložte ich, alebo uložte logo ako PNG.',
    english:
      'This SVG has effects (a filter, mask, pattern or blending) that cannot be printed as paths. Please expand them, or save the logo as PNG.',
  },
  SVG_TOO_COMPLEX: {
    slovak:
      'Súbor SVG je príliš zložitý. Maximum je 1\u00a0MB a\u00a020\u00a0000\u00a0kriviek. Zjednodušte ho, alebo uložte logo ako PNG.',
    english:
      'This SVG is too complex. The most is 1 MB and 20,000 paths. Please simplify it, or save the logo as PNG.',
  },
  SVG_EMPTY: {
    slovak: 'Súbor SVG nemá rozmery alebo nič nekreslí. Uložte ho znova.',
    english: 'This SVG has no size or draws nothing. Please save it again.',
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
