import type { NumberFormat } from '#domain/language/message-rules.ts';
import type { PrintRule } from '#domain/print-rules.ts';
import type { FindingCode } from '#layout/check/findings.ts';

export type Unit = 'mm' | 'module' | 'pt' | 'ratio' | 'ppi' | 'inkPercent' | 'percent' | 'count';

/** The decimals of a unit, and whether its limits are minimums or maximums; `slack` absorbs rounding errors. */
const units: Record<Unit, { decimals: number; limit: 'least' | 'most'; slack: number }> = {
  mm: { decimals: 1, limit: 'least', slack: 1e-6 },
  module: { decimals: 2, limit: 'least', slack: 1e-6 },
  pt: { decimals: 2, limit: 'least', slack: 1e-6 },
  ratio: { decimals: 1, limit: 'least', slack: 1e-6 },
  ppi: { decimals: 0, limit: 'least', slack: 1e-6 },
  // Ink percentages in the PDF have two decimals.
  inkPercent: { decimals: 0, limit: 'most', slack: 0.01 },
  percent: { decimals: 0, limit: 'most', slack: 1e-6 },
  count: { decimals: 0, limit: 'least', slack: 0 },
};

export const unitOfRule: Record<PrintRule, Unit> = {
  everythingPrinted: 'count',
  bleed: 'mm',
  textInMargin: 'mm',
  logoInMargin: 'mm',
  smallestText: 'pt',
  wishesKept: 'count',
  breaksKept: 'count',
  contrast: 'ratio',
  logoContrast: 'ratio',
  logoParts: 'percent',
  logoLines: 'pt',
  logoResolution: 'ppi',
  pictureResolution: 'ppi',
  totalInk: 'inkPercent',
  finishing: 'count',
  lineWeight: 'pt',
  graphicNearText: 'mm',
  graphicLines: 'pt',
  graphicEdges: 'mm',
  graphicSlivers: 'mm',
  fonts: 'count',
  placeholders: 'count',
  qrModule: 'module',
  qrQuietZone: 'ratio',
  qrContrast: 'ratio',
  qrInMargin: 'mm',
  qrReads: 'count',
};

export const unitOfCode: Record<FindingCode, Unit> = {
  LOGO_NOT_PRINTED: 'count',
  PICTURE_NOT_PRINTED: 'count',
  TEXT_NOT_PRINTED: 'count',
  QR_NOT_PRINTED: 'count',
  QR_SAYS_NOTHING: 'count',
  BLEED_TOO_SMALL: 'mm',
  TEXT_PAST_SAFE_MARGIN: 'mm',
  TEXT_OVERLAPS: 'mm',
  TEXT_CROSSES_PANEL: 'mm',
  LOGO_PAST_SAFE_MARGIN: 'mm',
  SIZE_NOT_KEPT: 'pt',
  SPACING_NOT_KEPT: 'count',
  MOVE_NOT_KEPT: 'mm',
  ALIGNMENT_NOT_KEPT: 'count',
  PLACE_NOT_KEPT: 'count',
  CODE_SIZE_NOT_KEPT: 'mm',
  CODE_HAS_NO_ROOM: 'count',
  CROP_NOT_KEPT: 'count',
  BREAK_NOT_KEPT: 'count',
  TEXT_TOO_SMALL: 'pt',
  TEXT_TOO_LONG: 'pt',
  LOW_CONTRAST: 'ratio',
  LOGO_HARDLY_VISIBLE: 'ratio',
  LOGO_PARTS_MERGE: 'percent',
  LOGO_LINE_TOO_THIN: 'pt',
  LOGO_LETTERS_TOO_SMALL: 'mm',
  LOGO_TOO_COARSE: 'ppi',
  PICTURE_TOO_COARSE: 'ppi',
  LOGO_PROFILE_DROPPED: 'count',
  LOGO_PACKED_AS_PHOTOGRAPH: 'count',
  TOO_MUCH_INK: 'inkPercent',
  COLOUR_SHIFTS_IN_PRINT: 'count',
  SPOT_MIXED: 'count',
  SPOT_UNDER_PIXELS: 'count',
  FINISHING_NEEDS_A_DRAWING: 'count',
  FINISHING_WITHOUT_PART: 'count',
  FINE_TEXT_OF_SEVERAL_INKS: 'pt',
  FINE_TEXT_REVERSED: 'pt',
  LINE_OVER_LOGO: 'mm',
  LINE_TOO_THIN: 'pt',
  GRAPHIC_NEAR_TEXT: 'mm',
  GRAPHIC_LINE_TOO_THIN: 'pt',
  GRAPHIC_ENDS_NEAR_CUT: 'mm',
  GRAPHIC_SLIVER: 'mm',
  MISSING_CHARACTERS: 'count',
  FONT_NOT_ON_DEVICE: 'count',
  FACE_STOOD_IN: 'count',
  TEXT_EMPTY: 'count',
  QR_MODULES_TOO_SMALL: 'module',
  QR_QUIET_ZONE_TOO_SMALL: 'ratio',
  QR_CONTRAST_TOO_LOW: 'ratio',
  QR_PAST_SAFE_MARGIN: 'mm',
  QR_NOT_READ: 'count',
};

/** Rounds a value away from its limit's valid side, so that an insufficient value never looks sufficient. */
export function formatQuantity(value: number, unit: Unit, format: NumberFormat, needed = 0): string {
  const { limit, slack } = units[unit];
  const decimals = decimalsOf(unit, needed);
  const scale = 10 ** decimals;
  const rounded =
    limit === 'least' ? Math.floor((value + slack) * scale) : Math.ceil((value - slack) * scale);
  return format(rounded / scale, decimals);
}

/** The decimals of a unit. Millimetres get those of the needed value, such as the 3.175 mm of an American margin. */
function decimalsOf(unit: Unit, needed: number): number {
  const { decimals } = units[unit];
  if (unit !== 'mm') return decimals;
  const [, fraction = ''] = String(Number(needed.toFixed(3))).split('.');
  return Math.max(decimals, fraction.length);
}

/** A single value if all are equal when formatted, else the range. */
export function formatRange(values: readonly number[], unit: Unit, format: NumberFormat, needed = 0): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) =>
    formatQuantity(value, unit, format, needed),
  );
  return least === most ? `${least}` : `${least}–${most}`;
}
