/**
 * The characters in the first part of every font file: those of the languages of Europe in Latin letters, with their
 * signs. The build makes the files from it.
 */
export const firstPartRanges = [
  [0x20, 0x7e],
  [0xa0, 0xb4],
  [0xb6, 0x148],
  [0x14a, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0xfb00, 0xfb04],
] as const;

/** A text that has no other characters, but for line breaks. */
export const firstPartPattern = new RegExp(
  `^[\\n${firstPartRanges.map((range) => range.map(escaped).join('-')).join('')}]*$`,
);

function escaped(codePoint: number): string {
  return `\\u${codePoint.toString(16).padStart(4, '0')}`;
}
