import type { LookPaletteName } from '../card/look/text-palettes.ts';
import type { Mood } from './look-topics.ts';

/** How palettes feel. A variation of a look has a palette that shares a mood with it. */
export const paletteMoods: Readonly<Record<LookPaletteName, readonly Mood[]>> = {
  blackOnWhite: ['swiss', 'sharp', 'bold', 'graphic', 'elegant', 'luxury', 'clean', 'clear', 'dry'],
  navyOnWhite: ['trust', 'sober', 'formal', 'fine', 'calm', 'classic', 'clean', 'manyLines'],
  terracottaOnWhite: ['warm', 'geometric', 'ornament', 'handmade', 'natural', 'craft'],
  brownOnCream: ['warm', 'handmade', 'personal', 'craft', 'natural', 'bright', 'retro'],
  greenOnSage: ['quiet', 'natural', 'soft', 'precise', 'calm', 'outdoor', 'fresh'],
  burgundyOnPink: ['elegant', 'quiet', 'craft', 'soft', 'personal', 'rich', 'fine'],
  whiteOnCharcoal: ['night', 'sober', 'deep', 'quiet', 'bold', 'sharp', 'graphic', 'rhythm', 'modern'],
  goldOnBlack: ['evening', 'luxury', 'formal', 'elegant', 'show', 'rich'],
  whiteOnNavy: ['clear', 'night', 'trust', 'solid', 'sober', 'strong', 'precise', 'deep'],
  creamOnGreen: ['classic', 'formal', 'natural', 'deep', 'manyLines', 'elegant', 'luxury', 'outdoor'],
  pinkOnBurgundy: ['evening', 'show', 'rich', 'elegant', 'luxury', 'story', 'ornament'],
  whiteOnTeal: ['clear', 'clean', 'solid', 'geometric', 'calm', 'fresh', 'modern', 'deep'],
  cobaltOnChalk: ['bright', 'bold', 'geometric', 'fresh', 'clear', 'modern', 'playful', 'swiss', 'graphic'],
  tomatoOnBone: ['friendly', 'retro', 'loud', 'strong', 'fresh', 'playful', 'graphic', 'bright'],
  inkOnMustard: ['loud', 'strong', 'bright', 'retro', 'bold', 'friendly', 'playful'],
  forestOnLinen: ['fresh', 'natural', 'clear', 'modern', 'outdoor', 'friendly', 'calm', 'light', 'trust'],
  slateOnMist: ['calm', 'outdoor', 'precise', 'dry', 'sober', 'manyLines', 'modern', 'clean', 'open'],
  plumOnBlush: ['soft', 'friendly', 'personal', 'elegant', 'rich'],
  inkOnSand: ['dry', 'warm', 'story', 'playful', 'modern', 'precise', 'open', 'formal', 'classic'],
  oliveOnOat: ['natural', 'calm', 'craft', 'precise', 'quiet', 'handmade'],
  skyOnWhite: ['clean', 'light', 'fresh', 'calm', 'clear', 'precise', 'trust'],
  creamOnInk: ['night', 'rhythm', 'calm', 'open', 'story', 'evening', 'deep', 'retro'],
  coralOnAubergine: ['rich', 'ornament', 'night', 'story', 'evening', 'show', 'rhythm'],
  limeOnPine: ['sharp', 'dry', 'outdoor', 'strong', 'loud', 'natural'],
};

/** Looks with these moods keep a dark ground, or a light one. */
export const moodsOnDark: readonly Mood[] = ['night', 'evening'];
export const moodsOnLight: readonly Mood[] = ['light', 'bright'];
