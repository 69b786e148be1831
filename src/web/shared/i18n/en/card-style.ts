import type { Hue } from '#domain/card/colour/hues.ts';
import type { MainField } from '#domain/card/text-fields.ts';
import type { LookPaletteName } from '#domain/look/text-palettes.ts';
import type { FontProblem } from '#print/fonts/custom-font.ts';

const fontProblems: Record<FontProblem | 'FONT_NOT_TRIED' | 'FONT_NOT_STORED', string> = {
  FONT_TOO_LARGE: 'The file is larger than 5 MB.',
  FONT_OF_THE_WEB: 'This is a web font. Choose the TTF or OTF file of the same font.',
  FONT_COLLECTION: 'This file has several fonts. Choose a TTF or OTF file with one.',
  FONT_NOT_A_FONT: 'This is not a font. Choose a TTF or OTF file.',
  FONT_DAMAGED: 'The file is damaged and cannot be printed.',
  FONT_EMBEDDING_FORBIDDEN:
    'The maker of this font does not allow it in PDF files. Ask them for a licence and a file that allows it.',
  FONT_SUBSETTING_FORBIDDEN:
    'The maker of this font allows it in PDF files only as a whole. Vizitka writes only the used letters.',
  FONT_UNSUPPORTED: 'Fonts of this kind cannot be printed. Choose another one.',
  FONT_NOT_TRIED: 'The font could not be checked. Check your connection and try again.',
  FONT_NOT_STORED: 'The browser has no room for the file, or does not allow it.',
};

const palettes: Record<LookPaletteName, string> = {
  blackOnWhite: 'Black on white',
  navyOnWhite: 'Navy on white',
  terracottaOnWhite: 'Terracotta on white',
  brownOnCream: 'Brown on cream',
  greenOnSage: 'Green on sage',
  burgundyOnPink: 'Burgundy on pink',
  whiteOnCharcoal: 'White on charcoal',
  goldOnBlack: 'Gold on black',
  whiteOnNavy: 'White on navy',
  creamOnGreen: 'Cream on green',
  pinkOnBurgundy: 'Pink on burgundy',
  whiteOnTeal: 'White on teal',
  cobaltOnChalk: 'Cobalt on chalk',
  tomatoOnBone: 'Tomato on bone',
  inkOnMustard: 'Ink on mustard',
  forestOnLinen: 'Forest on linen',
  slateOnMist: 'Slate on mist',
  plumOnBlush: 'Plum on blush',
  inkOnSand: 'Ink on sand',
  oliveOnOat: 'Olive on oat',
  skyOnWhite: 'Sky on white',
  creamOnInk: 'Cream on ink',
  coralOnAubergine: 'Coral on aubergine',
  limeOnPine: 'Lime on pine',
};

/** The two halves of the name of a palette made from a logo: text colour on paper colour. */
const textHues: Record<Hue, string> = {
  black: 'Black',
  grey: 'Grey',
  white: 'White',
  red: 'Red',
  orange: 'Orange',
  brown: 'Brown',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
};
const paperHues: Record<Hue, string> = {
  black: 'black',
  grey: 'grey',
  white: 'white',
  red: 'red',
  orange: 'orange',
  brown: 'brown',
  yellow: 'yellow',
  green: 'green',
  teal: 'teal',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
};

/** A sample card for the layout previews until the user types something. */
const sample: Record<MainField, string> = {
  companyName: 'Northlight Studio',
  website: 'northlight.example',
  fullName: 'Anna Whitfield',
  position: 'Interior architect',
  phone: '+44 20 7946 0321',
  email: 'anna@northlight.example',
  url: 'northlight.example/anna',
};

export const cardStyleEn = {
  title: 'Card style',
  colours: 'Card colours',
  fonts: 'Card fonts',
  close: 'Close',
  palettes,
  safeInPrint: 'Safe to print',
  fromLogo: 'From your logo',
  textHues,
  paperHues,
  pale: (paper: string) => `pale ${paper}`,
  /** Joins text colour and paper colour. */
  on: 'on',
  ownColours: 'Custom colours',
  ownFonts: 'Custom fonts',
  yourFonts: {
    title: 'Your font files',
    hint: 'TTF or OTF. The file stays on this device until you remove it or log out; the server never gets it.',
    add: 'Add a font',
    file: 'Font file',
    checking: 'Checking…',
    licence: 'My licence lets me print with this font',
    confirm: (name: string) => `Add ${name}`,
    cancel: 'Cancel',
    added: (name: string) => `${name} is in the list of fonts.`,
    lacks: (characters: string) => `It lacks letters of this card: ${characters}`,
    isVariable: 'A variable font: its default style is used.',
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed from this device.`,
    full: 'Ten fonts are the most. Remove one first.',
    problems: fontProblems,
  },
  strong: 'Company and name',
  quiet: 'Other texts',
  background: 'Background',
  pair: (strong: string, quiet: string) => (strong === quiet ? strong : `${strong} + ${quiet}`),
  /** The number of texts that differ from the style. */
  differing: (count: number) => `${count} ${count === 1 ? 'differs' : 'differ'}`,
  differingColours: (fields: string) => `Different colour: ${fields}`,
  differingFonts: (fields: string) => `Different font: ${fields}`,
  applyToAll: 'Apply to all',
  sample,
};

export type CardStyleMessages = typeof cardStyleEn;
