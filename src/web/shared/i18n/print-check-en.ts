import type { FindingCode, PrintRule, Subject } from '#layout/print-check/findings.ts';
import { editorEn } from './editor-en.ts';

/** What a sentence about a finding may need: numbers as they are written, and names as they stand in a sentence. */
export type FindingFacts = {
  subject: string;
  over: string;
  measured: string;
  needed: string;
  sizeMm: string;
  characters: string;
  /** A colour as it was chosen, as it prints, and with which inks. */
  chosen: string;
  printed: string;
  ink: string;
  /** How the printed one differs most. */
  shift: 'darker' | 'lighter' | 'duller';
};

/** A finding's title, its numbers, and what the strip says of it. */
type FindingWords = {
  title: (facts: FindingFacts) => string;
  detail: (facts: FindingFacts) => string;
  brief: (facts: FindingFacts) => string;
};

/** A rule that is kept: its title, and what was measured. */
type RuleWords = { title: string; detail: (measured: string, needed: string) => string; none: string };

const subjects: Record<Subject, string> = {
  ...editorEn.fields,
  logo: 'Logo',
  rule: 'Line',
  background: 'Background',
  panel: 'Panel',
};

const rules: Record<PrintRule, RuleWords> = {
  bleed: { title: 'Bleed covers all edges', detail: (mm) => `${mm} mm on 4 sides`, none: 'No bleed' },
  textInMargin: {
    title: 'Text inside the safe margin',
    detail: (mm, needed) => `Closest ${mm} mm from cut, needs ${needed} mm`,
    none: 'No text on the card',
  },
  logoInMargin: {
    title: 'Logo inside the safe margin',
    detail: (mm, needed) => `Closest ${mm} mm from cut, needs ${needed} mm`,
    none: 'No logo on the card',
  },
  smallestText: {
    title: 'Smallest text',
    detail: (pt, needed) => `${pt} pt, needs ${needed} pt`,
    none: 'No text on the card',
  },
  contrast: {
    title: 'Text contrast',
    detail: (ratio, needed) => `${ratio}:1, needs ${needed}:1`,
    none: 'No text on the card yet',
  },
  logoResolution: {
    title: 'Logo resolution',
    detail: (ppi, needed) => `${ppi} ppi, needs ${needed}`,
    none: 'No logo on the card',
  },
  totalInk: {
    title: 'Total ink',
    detail: (percent, limit) => `${percent} %, limit ${limit} %`,
    none: 'Not measured yet',
  },
  lineWeight: {
    title: 'Line weight',
    detail: (pt) => `Thinnest ${pt} pt`,
    none: 'No line thinner than 0.25 pt',
  },
  fonts: {
    title: 'Fonts embedded',
    detail: (faces) => (faces === '1' ? '1 face' : `${faces} faces`),
    none: 'No text on the card',
  },
  placeholders: {
    title: 'No placeholder text',
    detail: (filled, fields) => `${filled} of ${fields} fields filled`,
    none: 'No text on the card',
  },
};

const findings: Record<FindingCode, FindingWords> = {
  BLEED_TOO_SMALL: {
    title: ({ subject }) => `${subject} stops short of the bleed`,
    detail: ({ measured, needed }) => `${measured} mm past the cut, needs ${needed} mm`,
    brief: ({ subject, measured }) => `${subject} reaches ${measured} mm past the cut`,
  },
  TEXT_PAST_SAFE_MARGIN: {
    title: ({ subject }) => `${subject} crosses the safe margin`,
    detail: ({ measured, needed }) => `${measured} mm from cut, needs ${needed} mm`,
    brief: ({ subject, measured }) => `${subject} is ${measured} mm from the cut`,
  },
  TEXT_OVERLAPS: {
    title: ({ subject, over }) => `${subject} touches ${over}`,
    detail: ({ measured }) => `By ${measured} mm, needs a gap`,
    brief: ({ subject, over }) => `${subject} touches ${over}`,
  },
  LOGO_PAST_SAFE_MARGIN: {
    title: () => 'Logo crosses the safe margin',
    detail: ({ measured, needed }) => `${measured} mm from cut, needs ${needed} mm`,
    brief: ({ measured }) => `logo is ${measured} mm from the cut`,
  },
  TEXT_TOO_SMALL: {
    title: ({ subject }) => `${subject} is small`,
    detail: ({ measured, needed }) => `${measured} pt, needs ${needed} pt`,
    brief: ({ subject, measured }) => `${subject} is ${measured} pt`,
  },
  TEXT_TOO_LONG: {
    title: ({ subject }) => `${subject} is too long`,
    detail: ({ measured }) => `Does not fit on its lines even at ${measured} pt`,
    brief: ({ subject }) => `${subject} is too long`,
  },
  LOW_CONTRAST: {
    title: ({ subject }) => `${subject} contrast`,
    detail: ({ measured, needed }) => `${measured}:1, needs ${needed}:1`,
    brief: ({ subject, measured }) => `${subject} contrast is ${measured}:1`,
  },
  LOGO_TOO_COARSE: {
    title: () => 'Logo resolution',
    detail: ({ measured, needed, sizeMm }) => `${measured} ppi at ${sizeMm} mm, needs ${needed}`,
    brief: ({ measured }) => `logo is ${measured} ppi at this size`,
  },
  TOO_MUCH_INK: {
    title: ({ subject }) => `${subject}: too much ink`,
    detail: ({ measured, needed }) => `${measured} %, limit ${needed} %`,
    brief: ({ subject, measured }) => `${subject} takes ${measured} % of ink`,
  },
  COLOUR_SHIFTS_IN_PRINT: {
    title: ({ subject, shift }) => `${subject} will print ${shift}`,
    detail: ({ chosen, ink }) => `${chosen} is outside this profile. Closest ink: ${ink}`,
    brief: ({ chosen, printed }) => `${chosen} prints as ${printed}`,
  },
  FINE_TEXT_OF_SEVERAL_INKS: {
    title: ({ subject }) => `${subject}: fine text in several inks`,
    detail: ({ measured, needed }) => `${measured} pt in colour, needs ${needed} pt`,
    brief: ({ subject, measured }) => `${subject} is ${measured} pt in several inks`,
  },
  FINE_TEXT_REVERSED: {
    title: ({ subject }) => `${subject}: fine light text on dark`,
    detail: ({ measured, needed }) => `${measured} pt, needs ${needed} pt`,
    brief: ({ subject, measured }) => `${subject} is ${measured} pt, light on dark`,
  },
  LINE_TOO_THIN: {
    title: () => 'Line is thin',
    detail: ({ measured, needed }) => `${measured} pt, needs ${needed} pt`,
    brief: ({ measured }) => `line is ${measured} pt`,
  },
  MISSING_CHARACTERS: {
    title: ({ subject }) => `${subject}: missing characters`,
    detail: ({ characters }) => `${characters} is not in this font`,
    brief: ({ characters }) => `${characters} is not in the font`,
  },
  PLACEHOLDER_LEFT: {
    title: () => 'Placeholder text',
    detail: ({ measured, needed }) => `${measured} of ${needed} fields filled`,
    brief: ({ subject, over }) => (over === '' ? `${subject} is empty` : `${subject} and ${over} are empty`),
  },
};

export const printCheckEn = {
  label: 'Print check',
  waiting: 'Print check: waiting for the card',
  strip: (passed: number) => `Print check: ${passed} passed`,
  passed: (count: number) => `${count} passed`,
  warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  andBrief: (counted: string, brief: string) => `${counted} – ${brief}`,
  stripFound: (counted: string, brief: string) => `Print check: ${counted} – ${brief}`,
  logoLater: 'Logo is checked when the upload ends',
  stillAvailable: 'Download PDF stays available',
  details: 'Details',
  close: 'Close',
  fixAll: (count: number) => `Fix all ${count}`,
  numbered: (number: number, title: string) => `${number} · ${title}`,
  pin: (number: number, title: string) => `Finding ${number}: ${title}`,
  states: { passed: 'Passed', warning: 'Warning', problem: 'Problem' },
  subjects,
  rules,
  findings,
  fixes: {
    moveLeft: (mm: number) => `Move ${mm} mm left`,
    moveRight: (mm: number) => `Move ${mm} mm right`,
    moveUp: (mm: number) => `Move ${mm} mm up`,
    moveDown: (mm: number) => `Move ${mm} mm down`,
    moveIn: 'Move inside the margin',
    shrinkLogo: (mm: number) => `Shrink logo to ${mm} mm`,
    darken: (colour: string) => `Darken to ${colour}`,
    lighten: (colour: string) => `Lighten to ${colour}`,
    use: (colour: string) => `Use ${colour}`,
    setIn: (font: string) => `Set in ${font}`,
  },
};

export type PrintCheckMessages = typeof printCheckEn;
