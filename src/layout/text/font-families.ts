import type { TextWeight } from '#domain/card/adjustments.ts';

export type Weight = TextWeight;

/** What a text may ask of a font beyond its letters. A family without it draws the text as usual. */
export type FaceFeature = 'oldStyleFigures' | 'liningFigures' | 'smallCaps';

type FontFamily = {
  weights: readonly Weight[];
  italics?: readonly Weight[];
  /** The height of a capital that layouts count with, in em. */
  capHeightEm: number;
  /** Too delicate for small sizes. */
  isForHeadings?: true;
  /** Its usual figures are old-style ones. Cards get the lining ones unless they ask for them. */
  needsLiningFigures?: true;
  /** The characters of the first parts of files that this family lacks. */
  lacks?: string;
};

/**
 * The families of cards. Gelasio's semibold is left out: Georgia's only bold is heavier. Gelasio and Playfair Display keep
 * their old-style figures, which saved cards have.
 */
const families = {
  Inter: {
    weights: [400, 600, 700],
    capHeightEm: 0.727,
  },
  Arimo: {
    weights: [400, 600, 700],
    capHeightEm: 0.716,
  },
  Tinos: {
    weights: [400, 700],
    capHeightEm: 0.716,
  },
  Gelasio: {
    weights: [400, 700],
    capHeightEm: 0.69,
  },
  Roboto: {
    weights: [400, 600, 700],
    capHeightEm: 0.716,
  },
  'Open Sans': {
    weights: [400, 600, 700],
    capHeightEm: 0.716,
  },
  Lato: {
    weights: [400, 600, 700],
    capHeightEm: 0.717,
  },
  Montserrat: {
    weights: [400, 600, 700],
    capHeightEm: 0.7,
  },
  'Playfair Display': {
    weights: [400, 600, 700],
    capHeightEm: 0.708,
  },
  'DM Sans': {
    weights: [400, 600],
    capHeightEm: 0.7,
    lacks: 'ĈĉĜĝĤĥĴĵĸŜŝŦŧſ',
  },
  Jost: {
    weights: [400, 500, 600],
    capHeightEm: 0.7,
    lacks: 'ſ',
  },
  'Space Grotesk': {
    weights: [400, 500, 600],
    capHeightEm: 0.7,
  },
  'Bricolage Grotesque': {
    weights: [400, 600, 700, 800],
    capHeightEm: 0.66,
    lacks: '¤ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŎŏŜŝŢţŦŧſ',
  },
  'IBM Plex Sans': {
    weights: [400, 600],
    capHeightEm: 0.698,
  },
  'IBM Plex Mono': {
    weights: [400, 500, 600],
    capHeightEm: 0.698,
  },
  'Barlow Condensed': {
    weights: [500, 700, 800],
    capHeightEm: 0.7,
    lacks: 'ĔĕĬĲĸĿŎſ',
  },
  Nunito: {
    weights: [400, 700, 800],
    capHeightEm: 0.712,
    lacks: 'ĳſ',
  },
  'Josefin Sans': {
    weights: [400, 600],
    capHeightEm: 0.723,
    lacks: 'ſ',
  },
  'Zilla Slab': {
    weights: [400, 700],
    italics: [400],
    capHeightEm: 0.65,
    lacks: 'ĸſ',
  },
  Fraunces: {
    weights: [500, 600],
    capHeightEm: 0.7,
    lacks: 'ſ',
  },
  'EB Garamond': {
    weights: [400, 500, 600],
    italics: [400],
    capHeightEm: 0.653,
    lacks: '¹²³',
  },
  'Cormorant Garamond': {
    weights: [500, 600],
    italics: [400],
    capHeightEm: 0.625,
    isForHeadings: true,
    needsLiningFigures: true,
  },
  'Bodoni Moda': {
    weights: [400, 500],
    capHeightEm: 0.75,
    isForHeadings: true,
  },
  'Instrument Serif': {
    weights: [400],
    capHeightEm: 0.72,
    isForHeadings: true,
    lacks: '¤¦¬±²³¹¼½¾ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸĿŀŎŏŜŝŢţŦŧŨũſ†‡',
  },
  Marcellus: {
    weights: [400],
    capHeightEm: 0.7,
    isForHeadings: true,
    lacks: 'ſȘșȚț',
  },
  Syne: {
    weights: [700, 800],
    capHeightEm: 0.647,
    isForHeadings: true,
    needsLiningFigures: true,
    lacks: 'ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸŎŏŜŝŨũŬŭſ',
  },
  Caveat: {
    weights: [600],
    capHeightEm: 0.716,
    isForHeadings: true,
    lacks: 'ſ',
  },
  'Familjen Grotesk': {
    weights: [400, 700],
    capHeightEm: 0.65,
    lacks: 'Ĳĳſ',
  },
  'Young Serif': {
    weights: [400],
    capHeightEm: 0.75,
    isForHeadings: true,
    lacks: 'ſ',
  },
} as const satisfies Record<string, FontFamily>;

export type Family = keyof typeof families;

export const fontFamilies: Readonly<Record<Family, FontFamily>> = families;
