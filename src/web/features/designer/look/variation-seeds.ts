/** How many variations the control offers. */
const count = 6;

/** The seeds of the offered variations. The first is the design's own; a seed that Shuffle drew is the second. */
export function variationSeeds(present: number | undefined): readonly (number | undefined)[] {
  const usual = Array.from({ length: count }, (_, index) => (index === 0 ? undefined : index * 37));
  return usual.includes(present) ? usual : [undefined, present, ...usual.slice(1, count - 1)];
}
