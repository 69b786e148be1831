import type { MainField } from '#domain/card/card.ts';
import type { Hue } from '#domain/card/hues.ts';
import type { PaletteName } from '#domain/card/palettes.ts';

const palettes: Record<PaletteName, string> = {
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
  contactLetters: 'Letters before contacts',
  contactLettersHint: 'M mobile, T phone, E email, W web',
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
