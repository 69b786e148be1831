/** The rules of the print check, in the order of display. */
export const printRules = [
  'everythingPrinted',
  'bleed',
  'textInMargin',
  'logoInMargin',
  'smallestText',
  'wishesKept',
  'breaksKept',
  'contrast',
  'logoContrast',
  'logoParts',
  'logoLines',
  'logoResolution',
  'pictureResolution',
  'totalInk',
  'finishing',
  'lineWeight',
  'graphicNearText',
  'graphicLines',
  'graphicEdges',
  'graphicSlivers',
  'fonts',
  'placeholders',
] as const;

/** The rules for a code, after the others. A side without a code does not show them. */
export const codeRules = ['qrModule', 'qrQuietZone', 'qrContrast', 'qrInMargin', 'qrReads'] as const;
export type PrintRule = (typeof printRules | typeof codeRules)[number];
