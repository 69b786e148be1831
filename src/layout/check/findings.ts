import type { TextField } from '#domain/card/card.ts';
import { leastFineTextPt } from './legibility.ts';

/** The rules a card is held against before it is printed, in the order they are shown. */
export const printRules = [
  'bleed',
  'textInMargin',
  'logoInMargin',
  'smallestText',
  'contrast',
  'logoResolution',
  'totalInk',
  'lineWeight',
  'fonts',
  'placeholders',
] as const;
export type PrintRule = (typeof printRules)[number];

/** What a finding is about. */
export type Subject = TextField | 'logo' | 'rule' | 'background' | 'panel';

/** How serious a finding is; what is only told is not counted as wrong. */
export const levels = ['problem', 'warning', 'information'] as const;
export type Level = (typeof levels)[number];

/**
 * What is wrong, with the number measured and the number needed: mm, pt, ratio, ppi, per cent of ink, ΔE or a count, as
 * the code implies.
 */
export type Finding = {
  code: FindingCode;
  level: Level;
  subject: Subject;
  measured: number;
  needed: number;
  /** What a text lies over. */
  over?: Subject;
  /** The characters a font lacks. */
  characters?: readonly string[];
  /** A colour as it was chosen, as it looks when it is printed, and the inks it is printed with. */
  colours?: { chosen: string; printed: string; ink: InkPercents };
};

/** Whole per cents of each ink. */
export type InkPercents = { c: number; m: number; y: number; k: number };

export type FindingCode =
  | 'BLEED_TOO_SMALL'
  | 'TEXT_PAST_SAFE_MARGIN'
  | 'TEXT_OVERLAPS'
  | 'LOGO_PAST_SAFE_MARGIN'
  | 'TEXT_TOO_SMALL'
  | 'TEXT_TOO_LONG'
  | 'LOW_CONTRAST'
  | 'LOGO_TOO_COARSE'
  | 'LOGO_PROFILE_DROPPED'
  | 'LOGO_PACKED_AS_PHOTOGRAPH'
  | 'TOO_MUCH_INK'
  | 'COLOUR_SHIFTS_IN_PRINT'
  | 'FINE_TEXT_OF_SEVERAL_INKS'
  | 'FINE_TEXT_REVERSED'
  | 'LINE_TOO_THIN'
  | 'MISSING_CHARACTERS'
  | 'TEXT_EMPTY';

/** How a card does by one rule; nothing was measured where there is nothing of the kind. */
export type RuleResult = {
  rule: PrintRule;
  measured: number | null;
  needed: number;
  findings: readonly Finding[];
};

/** Where a measured number starts to be a warning, and where it is a problem. */
export const printLimits = {
  textPt: { needed: 6.5, problem: 5 },
  contrast: { needed: 4.5, problem: 1.5 },
  pixelsPerInch: { needed: 300, problem: 150 },
  linePt: { needed: 0.25, problem: 0 },
  inkPercent: { needed: 280, problem: 300 },
  colourShift: { needed: 10 },
  fineTextPt: { needed: leastFineTextPt },
} as const;

/** What rounding may take from a number that is just enough. */
const tolerance = 1e-6;

/** How serious a number below what is needed is, or null when it is enough. */
export function levelOf(measured: number, limit: { needed: number; problem: number }): Level | null {
  if (measured < limit.problem - tolerance) return 'problem';
  return measured < limit.needed - tolerance ? 'warning' : null;
}
