import type { PrintRule } from '#domain/print-rules.ts';
import type { RunField } from '../scene.ts';

/** What a finding is about. */
export type Subject = RunField | 'logo' | 'qr' | 'rule' | 'background' | 'panel' | 'graphic' | 'picture';

/** How serious a finding is; information does not count as a fault. */
export const levels = ['problem', 'warning', 'information'] as const;
export type Level = (typeof levels)[number];

/**
 * One fault, with the measured and the needed number. The code implies the unit: mm, pt, ratio, ppi, per cent of ink, ΔE
 * or a count.
 */
export type Finding = {
  code: FindingCode;
  level: Level;
  subject: Subject;
  measured: number;
  needed: number;
  /** What the text overlaps. */
  over?: Subject;
  /** The characters a font lacks, or the words that another face draws. */
  characters?: readonly string[];
  /** The name of a font that is not on this device, or that stands in for another. */
  font?: string;
  /** The name of a finishing or a spot colour. */
  plate?: string;
  /** The chosen colour, its printed appearance, and the inks it is printed with. */
  colours?: { chosen: string; printed: string; ink: InkPercents };
};

/** Whole per cents of each ink. */
export type InkPercents = { c: number; m: number; y: number; k: number };

export type FindingCode =
  | 'LOGO_NOT_PRINTED'
  | 'PICTURE_NOT_PRINTED'
  | 'TEXT_NOT_PRINTED'
  | 'QR_NOT_PRINTED'
  | 'QR_SAYS_NOTHING'
  | 'BLEED_TOO_SMALL'
  | 'TEXT_PAST_SAFE_MARGIN'
  | 'TEXT_OVERLAPS'
  | 'TEXT_CROSSES_PANEL'
  | 'LOGO_PAST_SAFE_MARGIN'
  | 'SIZE_NOT_KEPT'
  | 'SPACING_NOT_KEPT'
  | 'MOVE_NOT_KEPT'
  | 'ALIGNMENT_NOT_KEPT'
  | 'PLACE_NOT_KEPT'
  | 'CODE_SIZE_NOT_KEPT'
  | 'CODE_HAS_NO_ROOM'
  | 'CROP_NOT_KEPT'
  | 'BREAK_NOT_KEPT'
  | 'TEXT_TOO_SMALL'
  | 'TEXT_TOO_LONG'
  | 'LOW_CONTRAST'
  | 'LOGO_HARDLY_VISIBLE'
  | 'LOGO_PARTS_MERGE'
  | 'LOGO_LINE_TOO_THIN'
  | 'LOGO_LETTERS_TOO_SMALL'
  | 'LOGO_TOO_COARSE'
  | 'PICTURE_TOO_COARSE'
  | 'LOGO_PROFILE_DROPPED'
  | 'LOGO_PACKED_AS_PHOTOGRAPH'
  | 'TOO_MUCH_INK'
  | 'COLOUR_SHIFTS_IN_PRINT'
  | 'SPOT_MIXED'
  | 'SPOT_UNDER_PIXELS'
  | 'FINISHING_NEEDS_A_DRAWING'
  | 'FINISHING_WITHOUT_PART'
  | 'FINE_TEXT_OF_SEVERAL_INKS'
  | 'FINE_TEXT_REVERSED'
  | 'LINE_OVER_LOGO'
  | 'LINE_TOO_THIN'
  | 'GRAPHIC_NEAR_TEXT'
  | 'GRAPHIC_LINE_TOO_THIN'
  | 'GRAPHIC_ENDS_NEAR_CUT'
  | 'GRAPHIC_SLIVER'
  | 'MISSING_CHARACTERS'
  | 'FONT_NOT_ON_DEVICE'
  | 'FACE_STOOD_IN'
  | 'TEXT_EMPTY'
  | 'QR_MODULES_TOO_SMALL'
  | 'QR_QUIET_ZONE_TOO_SMALL'
  | 'QR_CONTRAST_TOO_LOW'
  | 'QR_PAST_SAFE_MARGIN'
  | 'QR_NOT_READ';

/** The result of one rule; `measured` is null when the card has nothing to measure, so that the rule does not apply. */
export type RuleResult = {
  rule: PrintRule;
  measured: number | null;
  needed: number;
  findings: readonly Finding[];
};

/** Rounding may take this much from a number. */
const tolerance = 1e-6;

/** The level of a number below what is needed, or null when it is enough. */
export function levelOf(measured: number, limit: { needed: number; problem: number }): Level | null {
  if (measured < limit.problem - tolerance) return 'problem';
  return measured < limit.needed - tolerance ? 'warning' : null;
}
