import type { PrintRule } from '#domain/print-rules.ts';
import type { FindingCode, Subject } from '#layout/check/findings.ts';
import { editorEn } from './editor.ts';

/** The values of a finding's texts: formatted numbers, and names in title case and in sentence case. */
export type FindingFacts = {
  /** In a title: Phone, Email. */
  subjects: string;
  /** In a sentence: phone and email. */
  names: string;
  count: number;
  /** What the texts overlap. */
  over: 'text' | 'logo' | 'rule';
  measured: string;
  needed: string;
  /** Whether the measured distance is outside the cut. */
  isPastCut: boolean;
  sizeMm: string;
  characters: string;
  /** The name of a font that is not on this device, or that stands in for another. */
  font: string;
  /** The name of a finishing or a spot colour. */
  plate: string;
  /** The chosen colour, the printed colour and its inks. */
  chosen: string;
  printed: string;
  ink: string;
  /** The main difference of the printed colour. */
  shift: 'darker' | 'lighter' | 'duller';
};

/** The title of a finding, its numbers, the text in the strip, and the advice if there is no automatic fix. */
type FindingTexts = {
  title: (facts: FindingFacts) => string;
  detail: (facts: FindingFacts) => string;
  brief: (facts: FindingFacts) => string;
  advice: string | null;
};

/** A passed rule: its title and the measured value. */
type RuleTexts = {
  title: string;
  detail: (measured: string, needed: string) => string;
  /** Without a limit: a drawing instead of pixels. */
  unlimited?: string;
};

const subjects: Record<Subject, string> = {
  ...editorEn.fields,
  logo: 'Logo',
  rule: 'Line',
  background: 'Background',
  panel: 'Panel',
  graphic: 'Graphic',
  picture: 'Picture',
  qr: 'QR code',
  above: 'Text above the code',
  below: 'Text below the code',
  message: 'Text of the back',
};

const rules: Record<PrintRule, RuleTexts> = {
  bleed: { title: 'Bleed covers all edges', detail: (mm) => `${mm} mm on 4 sides` },
  textInMargin: {
    title: 'Text inside the safe margin',
    detail: (mm, needed) => `Closest ${mm} mm from cut, needs ${needed} mm`,
  },
  logoInMargin: {
    title: 'Logo inside the safe margin',
    detail: (mm, needed) => `Closest ${mm} mm from cut, needs ${needed} mm`,
  },
  smallestText: {
    title: 'Smallest text',
    detail: (pt, needed) => `${pt} pt, needs ${needed} pt`,
  },
  contrast: {
    title: 'Text contrast',
    detail: (ratio, needed) => `${ratio}:1, needs ${needed}:1`,
  },
  logoContrast: {
    title: 'Logo contrast',
    detail: (ratio, needed) => `${ratio}:1 with what is behind it, needs ${needed}:1`,
  },
  logoResolution: {
    title: 'Logo resolution',
    detail: (ppi, needed) => `${ppi} ppi, needs ${needed}`,
    unlimited: 'A vector drawing, sharp at any size',
  },
  pictureResolution: {
    title: 'Picture resolution',
    detail: (ppi, needed) => `${ppi} ppi, needs ${needed}`,
  },
  totalInk: {
    title: 'Total ink',
    detail: (percent, limit) => `${percent} %, limit ${limit} %`,
  },
  finishing: {
    title: 'Finishing plate',
    detail: (parts) => (parts === '1' ? '1 part of this side' : `${parts} parts of this side`),
  },
  lineWeight: {
    title: 'Line weight',
    detail: (pt) => `Thinnest ${pt} pt`,
  },
  graphicNearText: {
    title: 'Graphic clear of texts',
    detail: (_, needed) => `At least ${needed} mm around every text`,
  },
  graphicLines: {
    title: 'Lines of the graphic',
    detail: (pt) => `Thinnest ${pt} pt`,
  },
  graphicEdges: {
    title: 'Graphic at the cut edge',
    detail: (_, needed) => `Runs through the cut or ends ${needed} mm inside it`,
  },
  fonts: {
    title: 'Fonts embedded',
    detail: (faces) => (faces === '1' ? '1 face' : `${faces} faces`),
  },
  placeholders: {
    title: 'Company and name filled in',
    detail: (filled, fields) => `${filled} of ${fields} fields filled`,
  },
  qrModule: {
    title: 'QR module size',
    detail: (mm, needed) => `${mm} mm, needs ${needed} mm`,
  },
  qrQuietZone: {
    title: 'QR quiet zone',
    detail: (modules, needed) => `${modules} modules clear, needs ${needed}`,
  },
  qrContrast: {
    title: 'QR contrast',
    detail: (ratio, needed) => `${ratio}:1, needs ${needed}:1`,
  },
  qrReads: {
    title: 'QR code reads back',
    detail: () => 'Decoded, equals its content',
  },
  qrInMargin: {
    title: 'QR code inside the safe margin',
    detail: (mm, needed) => `Closest ${mm} mm from cut, needs ${needed} mm`,
  },
};

const is = (count: number) => (count === 1 ? 'is' : 'are');

const fromCut = ({ measured, needed, isPastCut }: FindingFacts) =>
  isPastCut
    ? `${measured} mm past the cut, needs ${needed} mm inside`
    : `${measured} mm from cut, needs ${needed} mm`;

const fromCutInBrief = ({ measured, isPastCut }: FindingFacts) =>
  isPastCut ? `${measured} mm past the cut` : `${measured} mm from the cut`;

const findings: Record<FindingCode, FindingTexts> = {
  BLEED_TOO_SMALL: {
    title: ({ subjects }) => `Stops short of the bleed: ${subjects}`,
    detail: ({ measured, needed }) => `${measured} mm past the cut, needs ${needed} mm`,
    brief: ({ names, measured }) => `${names} ends ${measured} mm past the cut`,
    advice: null,
  },
  TEXT_PAST_SAFE_MARGIN: {
    title: ({ subjects, count }) =>
      count === 1 ? `${subjects} crosses the safe margin` : `Text crosses the safe margin: ${subjects}`,
    detail: fromCut,
    brief: (facts) => `${facts.names} ${is(facts.count)} ${fromCutInBrief(facts)}`,
    advice: 'Shorten the text',
  },
  TEXT_OVERLAPS: {
    title: ({ subjects, over }) =>
      over === 'logo'
        ? `Text over the logo: ${subjects}`
        : over === 'rule'
          ? `Text over a line: ${subjects}`
          : `Texts overlap: ${subjects}`,
    detail: ({ measured }) => `By ${measured} mm, needs a gap`,
    brief: ({ names, count, over }) =>
      over === 'logo'
        ? `${names} ${is(count)} printed over the logo`
        : over === 'rule'
          ? `${names} ${is(count)} printed over a line`
          : `${names} overlap`,
    advice: 'Shorten a text or choose another layout',
  },
  TEXT_CROSSES_PANEL: {
    title: ({ subjects }) => `Text across the edge of a panel: ${subjects}`,
    detail: ({ measured }) => `Partly on the panel, ${measured} mm from clear of its edge`,
    brief: ({ names, count }) => `${names} ${count === 1 ? 'crosses' : 'cross'} the edge of a panel`,
    advice: 'Shorten the text or choose another layout',
  },
  LOGO_PAST_SAFE_MARGIN: {
    title: () => 'Logo crosses the safe margin',
    detail: fromCut,
    brief: (facts) => `logo is ${fromCutInBrief(facts)}`,
    advice: 'Move or shrink the logo',
  },
  TEXT_TOO_SMALL: {
    title: ({ subjects, count }) => (count === 1 ? `${subjects} is small` : `Small text: ${subjects}`),
    detail: ({ measured, needed }) => `${measured} pt, needs ${needed} pt`,
    brief: ({ names, count, measured }) => `${names} ${is(count)} ${measured} pt`,
    advice: 'Shorten the text',
  },
  TEXT_TOO_LONG: {
    title: ({ subjects, count }) => (count === 1 ? `${subjects} is too long` : `Too long: ${subjects}`),
    detail: ({ measured }) => `Does not fit on its lines even at ${measured} pt`,
    brief: ({ names, count }) => `${names} ${is(count)} too long`,
    advice: 'Shorten the text',
  },
  LOW_CONTRAST: {
    title: ({ subjects, count }) => (count === 1 ? `${subjects} contrast` : `Text contrast: ${subjects}`),
    detail: ({ measured, needed }) => `${measured}:1, needs ${needed}:1`,
    brief: ({ names, count, measured }) =>
      count === 1 ? `${names} contrast is ${measured}:1` : `${names} have low contrast`,
    advice: 'Choose another colour',
  },
  LOGO_HARDLY_VISIBLE: {
    title: () => 'Logo hardly visible',
    detail: ({ measured, needed }) => `${measured}:1 with what is behind it, needs ${needed}:1`,
    brief: ({ measured }) => `logo contrast is ${measured}:1`,
    advice: 'Choose another background, or a logo in another colour',
  },
  LOGO_TOO_COARSE: {
    title: () => 'Logo resolution',
    detail: ({ measured, needed, sizeMm }) => `${measured} ppi at ${sizeMm} mm, needs ${needed}`,
    brief: ({ measured }) => `logo is ${measured} ppi at this size`,
    advice: 'Upload a larger picture',
  },
  PICTURE_TOO_COARSE: {
    title: () => 'Picture resolution',
    detail: ({ measured, needed }) => `${measured} ppi as it is cropped, needs ${needed}`,
    brief: ({ measured }) => `picture is ${measured} ppi as it is cropped`,
    advice: 'Choose a picture with more pixels, or a smaller shape',
  },
  LOGO_PROFILE_DROPPED: {
    title: () => 'Logo colour profile ignored',
    detail: () => 'The profile in the file does not match the image, so its colours are read without it',
    brief: () => 'the logo’s colour profile does not match it',
    advice: 'Export the logo again with the right profile',
  },
  LOGO_PACKED_AS_PHOTOGRAPH: {
    title: () => 'Logo saved as a photo',
    detail: ({ measured }) => `In the PDF it is a JPEG at quality ${measured}, which keeps the file small`,
    brief: ({ measured }) => `the logo is a JPEG at quality ${measured} in the PDF`,
    advice: null,
  },
  TOO_MUCH_INK: {
    title: ({ subjects, count }) => (count === 1 ? `${subjects}: too much ink` : `Too much ink: ${subjects}`),
    detail: ({ measured, needed }) => `${measured} %, limit ${needed} %`,
    brief: ({ names, measured }) => `${names}: ${measured} % of ink`,
    advice: 'Ask your print shop',
  },
  COLOUR_SHIFTS_IN_PRINT: {
    title: ({ subjects, shift }) => `${subjects} will print ${shift}`,
    detail: ({ chosen, ink }) => `${chosen} is outside this profile. Closest ink: ${ink}`,
    brief: ({ chosen, printed }) => `${chosen} prints as ${printed}`,
    advice: null,
  },
  SPOT_MIXED: {
    title: ({ plate }) => `Spot colour mixed in the logo: ${plate}`,
    detail: () => 'Where it is mixed with other colours, it is printed in the four inks',
    brief: ({ plate }) => `${plate} is mixed with other colours in the logo`,
    advice: 'Use the spot colour alone, or with white',
  },
  SPOT_UNDER_PIXELS: {
    title: ({ plate }) => `Logo of pixels on a spot colour: ${plate}`,
    detail: () => 'Its transparent parts would be printed as a box in the four inks',
    brief: ({ plate }) => `the logo’s pixels lie on ${plate}`,
    advice: 'Use an SVG logo, or another background',
  },
  FINISHING_NEEDS_A_DRAWING: {
    title: ({ plate }) => `Logo not on the plate ${plate}`,
    detail: () => 'A PNG or JPG has no shape that a finishing could follow',
    brief: ({ plate }) => `the logo is not on the plate ${plate}`,
    advice: 'Use an SVG logo, or take the logo off the finishing',
  },
  FINISHING_WITHOUT_PART: {
    title: ({ plate, subjects }) => `Not on the card, so not on the plate ${plate}: ${subjects}`,
    detail: ({ measured, needed }) => `${measured} of ${needed} parts get the finishing`,
    brief: ({ plate, names }) => `nothing of ${names} for the plate ${plate}`,
    advice: 'Fill it in, or choose other parts of the print shop’s finishing',
  },
  FINE_TEXT_OF_SEVERAL_INKS: {
    title: ({ subjects }) => `Fine text in several inks: ${subjects}`,
    detail: ({ measured, needed }) => `${measured} pt in colour, needs ${needed} pt`,
    brief: ({ names, count, measured }) => `${names} ${is(count)} ${measured} pt in several inks`,
    advice: 'Edges may look soft',
  },
  FINE_TEXT_REVERSED: {
    title: ({ subjects }) => `Fine light text on dark: ${subjects}`,
    detail: ({ measured, needed }) => `${measured} pt, needs ${needed} pt`,
    brief: ({ names, count, measured }) => `${names} ${is(count)} ${measured} pt, light on dark`,
    advice: 'Thin strokes may fill in',
  },
  LINE_OVER_LOGO: {
    title: () => 'A line of the layout runs through the logo',
    detail: ({ measured }) => `Over ${measured} mm of it`,
    brief: () => 'a line runs through the logo',
    advice: 'Move the logo, make it smaller or choose another layout',
  },
  LINE_TOO_THIN: {
    title: () => 'Line is thin',
    detail: ({ measured, needed }) => `${measured} pt, needs ${needed} pt`,
    brief: ({ measured }) => `line is ${measured} pt`,
    advice: null,
  },
  GRAPHIC_NEAR_TEXT: {
    title: ({ subjects }) => `Graphic near text: ${subjects}`,
    detail: ({ measured, needed }) => `${measured} mm apart, needs ${needed} mm`,
    brief: ({ names, measured }) => `the graphic is ${measured} mm from ${names}`,
    advice: 'Shorten the text or choose another graphic',
  },
  GRAPHIC_LINE_TOO_THIN: {
    title: () => 'Lines of the graphic are thin',
    detail: ({ measured, needed }) => `${measured} pt, needs ${needed} pt`,
    brief: ({ measured }) => `lines of the graphic are ${measured} pt`,
    advice: 'Choose another graphic',
  },
  GRAPHIC_ENDS_NEAR_CUT: {
    title: () => 'Graphic ends near the cut',
    detail: ({ measured, needed, isPastCut }) =>
      isPastCut
        ? `${measured} mm past the cut, needs ${needed} mm`
        : `${measured} mm from cut, needs ${needed} mm`,
    brief: (facts) => `the graphic ends ${fromCutInBrief(facts)}`,
    advice: 'Choose another graphic',
  },
  MISSING_CHARACTERS: {
    title: ({ subjects, count }) =>
      count === 1 ? `${subjects}: missing characters` : `Missing characters: ${subjects}`,
    detail: ({ characters }) => `Not in this font: ${characters}`,
    brief: ({ characters }) => `not in the font: ${characters}`,
    advice: 'Choose another font',
  },
  FONT_NOT_ON_DEVICE: {
    title: ({ subjects }) => `Font not on this device: ${subjects}`,
    detail: ({ font }) => `${font} is missing, Inter is printed in its place`,
    brief: ({ font }) => `${font} is not on this device`,
    advice: 'Add its file under Card fonts, or choose another font',
  },
  FACE_STOOD_IN: {
    title: ({ subjects }) => `Letters of another font: ${subjects}`,
    detail: ({ characters, font }) => `The font lacks letters of ${characters}: printed in ${font}`,
    brief: ({ characters, font }) => `${characters} is printed in ${font}`,
    advice: 'Choose a font that has them',
  },
  TEXT_EMPTY: {
    title: ({ subjects, count }) =>
      count === 1
        ? `${subjects} is empty and will not be printed`
        : `Empty, will not be printed: ${subjects}`,
    detail: ({ measured, needed }) => `${measured} of ${needed} fields filled`,
    brief: ({ names, count }) => `${names} ${is(count)} empty and will not be printed`,
    advice: null,
  },
  QR_MODULES_TOO_SMALL: {
    title: () => 'QR module size',
    detail: ({ measured, needed }) => `${measured} mm, needs ${needed} mm`,
    brief: ({ measured }) => `QR modules are ${measured} mm`,
    advice: 'Enlarge the code or shorten its content',
  },
  QR_QUIET_ZONE_TOO_SMALL: {
    title: () => 'QR quiet zone',
    detail: ({ measured, needed }) => `${measured} modules clear, needs ${needed}`,
    brief: ({ measured }) => `the QR code has ${measured} clear modules around it`,
    advice: 'Move the code away from texts and edges',
  },
  QR_CONTRAST_TOO_LOW: {
    title: () => 'QR contrast',
    detail: ({ measured, needed }) => `${measured}:1 dark on light, needs ${needed}:1`,
    brief: ({ measured }) => `QR contrast is ${measured}:1`,
    advice: 'Use a dark code on a light background',
  },
  QR_NOT_READ: {
    title: () => 'QR code does not read back',
    detail: () => 'Drawn at 300 dpi, it cannot be decoded to its content',
    brief: () => 'the QR code does not read back',
    advice: 'Enlarge the code, make it darker or give it more room',
  },
  QR_PAST_SAFE_MARGIN: {
    title: () => 'QR code crosses the safe margin',
    detail: fromCut,
    brief: (facts) => `QR code is ${fromCutInBrief(facts)}`,
    advice: 'Move the code inwards',
  },
};

export const printCheckEn = {
  label: 'Print check',
  labelOfSide: { front: 'Print check, Front', back: 'Print check, Back' },
  sides: { front: 'Front', back: 'Back' },
  ofSide: (side: string, what: string) => `${side}: ${what}`,
  waiting: 'Print check: waiting for the card',
  strip: (passed: number) => `Print check: ${passed} passed`,
  passed: (count: number) => `${count} passed`,
  warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  andBrief: (counted: string, brief: string) => `${counted} – ${brief}`,
  stripFound: (counted: string, brief: string) => `Print check: ${counted} – ${brief}`,
  logoLater: 'Logo is checked when the upload ends',
  stillAvailable: 'Download PDF stays available',
  details: 'Details',
  close: 'Close',
  fixAll: (count: number) => `Fix all ${count}`,
  and: ' and ',
  texts: (count: number) => `${count} texts`,
  /** The state of the part that needs the press profile. */
  press: {
    waiting: 'Ink and printed colours are being checked',
    failed: 'Ink and printed colours could not be checked',
    dataSaver: 'Ink and printed colours are not checked yet',
    why: 'The press profile is loaded when the browser is idle',
    whyFailed: 'The press profile did not load',
    whyDataSaver: 'Not loaded because data saver is on',
    checkNow: 'Check now',
    tryAgain: 'Try again',
  },
  numbered: (number: number, title: string) => `${number} · ${title}`,
  states: {
    passed: 'Passed',
    warning: 'Warning',
    problem: 'Problem',
    information: 'Note',
    waiting: 'Not checked',
  },
  layouts: editorEn.layouts,
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
    zoomOut: 'Show more of the picture',
    darken: (colour: string) => `Darken to ${colour}`,
    lighten: (colour: string) => `Lighten to ${colour}`,
    use: (colour: string) => `Use ${colour}`,
    several: {
      darken: (count: number) => `Darken ${count} texts`,
      lighten: (count: number) => `Lighten ${count} texts`,
      use: (count: number) => `Print ${count} texts in black ink`,
    },
    setIn: (font: string) => `Set in ${font}`,
    takeLayout: (layout: string) => `Use ${layout} layout`,
    enlargeQr: (mm: number) => `Enlarge to ${mm} mm`,
    leaveOut: (fields: string) => `Leave out ${fields}`,
    resetPlace: 'Move back to its place',
  },
};

export type PrintCheckMessages = typeof printCheckEn;
