/** A card format: the size of its cut in landscape, and its margins for print, in mm. */
export type CardFormat = { widthMm: number; heightMm: number; bleedMm: number; safeMarginMm: number };

/** The formats that are usual somewhere. The first is the default. */
const formats = {
  '90x50': { widthMm: 90, heightMm: 50, bleedMm: 2, safeMarginMm: 3 },
  '85x55': { widthMm: 85, heightMm: 55, bleedMm: 3, safeMarginMm: 3 },
  '85x54': { widthMm: 85.6, heightMm: 53.98, bleedMm: 2, safeMarginMm: 3 },
  us: { widthMm: 88.9, heightMm: 50.8, bleedMm: 3.175, safeMarginMm: 3.175 },
  jp: { widthMm: 91, heightMm: 55, bleedMm: 3, safeMarginMm: 3 },
  '90x55': { widthMm: 90, heightMm: 55, bleedMm: 3, safeMarginMm: 3 },
  cn: { widthMm: 90, heightMm: 54, bleedMm: 2, safeMarginMm: 3 },
} as const satisfies Record<string, CardFormat>;

export type FormatId = keyof typeof formats;

const defaultFormat = '90x50' satisfies FormatId;

/** The ids of the formats, in the order they are shown. */
export const formatIds = Object.keys(formats).filter((id) => isFormatId(id));

/** A custom size, in mm. */
export type CustomFormat = { widthMm: number; heightMm: number };

/** Limits of a side of a custom format, in mm. */
export const customFormatLimits = { min: 40, max: 120 } as const;

/** The format of a card, with its margins. A custom format has the margins of the default one. */
export function formatOf(format: FormatId | CustomFormat = defaultFormat): CardFormat {
  if (typeof format === 'string') return formats[format];
  const { bleedMm, safeMarginMm } = formats[defaultFormat];
  return { widthMm: format.widthMm, heightMm: format.heightMm, bleedMm, safeMarginMm };
}

function isFormatId(id: string): id is FormatId {
  return Object.hasOwn(formats, id);
}
