import type { Language } from '#domain/account/languages.ts';
import type { FindingCode, PrintRule } from '#layout/check/findings.ts';

/** Formats a number in the user's language. */
export type NumberFormat = (value: number, decimals: number) => string;

const separators: Record<Language, { decimal: string; thousands: string }> = {
  en: { decimal: '.', thousands: ',' },
  sk: { decimal: ',', thousands: '\u00a0' },
};

/** Without Intl.NumberFormat: creating the first one takes longer than the whole check. */
export function numberFormat(language: Language): NumberFormat {
  const { decimal, thousands } = separators[language];
  return (value, decimals) => {
    const [whole = '', fraction] = String(Number(value.toFixed(decimals))).split('.');
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
    return fraction ? grouped + decimal + fraction : grouped;
  };
}

export type Unit = 'mm' | 'pt' | 'ratio' | 'ppi' | 'inkPercent' | 'count';

/** The decimals of a unit, and whether its limits are minimums or maximums; `slack` absorbs rounding errors. */
const units: Record<Unit, { decimals: number; limit: 'least' | 'most'; slack: number }> = {
  mm: { decimals: 1, limit: 'least', slack: 1e-6 },
  pt: { decimals: 2, limit: 'least', slack: 1e-6 },
  ratio: { decimals: 1, limit: 'least', slack: 1e-6 },
  ppi: { decimals: 0, limit: 'least', slack: 1e-6 },
  // Ink percentages in the PDF have two decimals.
  inkPercent: { decimals: 0, limit: 'most', slack: 0.01 },
  count: { decimals: 0, limit: 'least', slack: 0 },
};

export const unitOfRule: Record<PrintRule, Unit> = {
  bleed: 'mm',
  textInMargin: 'mm',
  logoInMargin: 'mm',
  smallestText: 'pt',
  contrast: 'ratio',
  logoResolution: 'ppi',
  totalInk: 'inkPercent',
  lineWeight: 'pt',
  fonts: 'count',
  placeholders: 'count',
};

export const unitOfCode: Record<FindingCode, Unit> = {
  BLEED_TOO_SMALL: 'mm',
  TEXT_PAST_SAFE_MARGIN: 'mm',
  TEXT_OVERLAPS: 'mm',
  LOGO_PAST_SAFE_MARGIN: 'mm',
  TEXT_TOO_SMALL: 'pt',
  TEXT_TOO_LONG: 'pt',
  LOW_CONTRAST: 'ratio',
  LOGO_TOO_COARSE: 'ppi',
  LOGO_PROFILE_DROPPED: 'count',
  LOGO_PACKED_AS_PHOTOGRAPH: 'count',
  TOO_MUCH_INK: 'inkPercent',
  COLOUR_SHIFTS_IN_PRINT: 'count',
  FINE_TEXT_OF_SEVERAL_INKS: 'pt',
  FINE_TEXT_REVERSED: 'pt',
  LINE_TOO_THIN: 'pt',
  MISSING_CHARACTERS: 'count',
  TEXT_EMPTY: 'count',
};

/** Rounds a value away from its limit's valid side, so that an insufficient value never looks sufficient. */
export function formatQuantity(value: number, unit: Unit, format: NumberFormat): string {
  const { decimals, limit, slack } = units[unit];
  const scale = 10 ** decimals;
  const rounded =
    limit === 'least' ? Math.floor((value + slack) * scale) : Math.ceil((value - slack) * scale);
  return format(rounded / scale, decimals);
}

/** A single value if all are equal when formatted, else the range. */
export function formatRange(values: readonly number[], unit: Unit, format: NumberFormat): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) =>
    formatQuantity(value, unit, format),
  );
  return least === most ? `${least}` : `${least}–${most}`;
}
