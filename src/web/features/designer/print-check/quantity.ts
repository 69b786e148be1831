import type { Language } from '#domain/account/languages.ts';
import type { FindingCode, PrintRule } from '#layout/check/findings.ts';

/** Writes numbers the way the reader's language does. */
export type NumberWriter = (value: number, decimals: number) => string;

const signs: Record<Language, { decimal: string; thousands: string }> = {
  en: { decimal: '.', thousands: ',' },
  sk: { decimal: ',', thousands: '\u00a0' },
};

/** Not by the browser's own formats: making the first one takes longer than all else that a check does. */
export function numberWriter(language: Language): NumberWriter {
  const { decimal, thousands } = signs[language];
  return (value, decimals) => {
    const [whole = '', fraction] = String(Number(value.toFixed(decimals))).split('.');
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
    return fraction ? grouped + decimal + fraction : grouped;
  };
}

export type Unit = 'mm' | 'pt' | 'ratio' | 'ppi' | 'inkPercent' | 'count';

/** How finely a unit is told, whatever rule it is told for; and which side of a limit is the wrong one. */
const units: Record<Unit, { decimals: number; limit: 'least' | 'most'; slack: number }> = {
  mm: { decimals: 1, limit: 'least', slack: 1e-6 },
  pt: { decimals: 2, limit: 'least', slack: 1e-6 },
  ratio: { decimals: 1, limit: 'least', slack: 1e-6 },
  ppi: { decimals: 0, limit: 'least', slack: 1e-6 },
  // Inks are written to a hundredth of a per cent.
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

/** A measured number, rounded towards its wrong side: what is not enough never reads as if it were. */
export function writeQuantity(value: number, unit: Unit, write: NumberWriter): string {
  const { decimals, limit, slack } = units[unit];
  const scale = 10 ** decimals;
  const rounded =
    limit === 'least' ? Math.floor((value + slack) * scale) : Math.ceil((value - slack) * scale);
  return write(rounded / scale, decimals);
}

/** Numbers of several texts: the one they share, or from the least to the most. */
export function writeRange(values: readonly number[], unit: Unit, write: NumberWriter): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) =>
    writeQuantity(value, unit, write),
  );
  return least === most ? `${least}` : `${least}–${most}`;
}
