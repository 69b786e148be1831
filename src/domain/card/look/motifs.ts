/** The families of motifs: a variation of a look may have another motif of its family. Waves are water and hills. */
const motifFamilies = {
  round: ['arcs', 'rings', 'rays', 'blob', 'waves'],
  grid: ['tiles', 'check', 'cubes', 'plus', 'petals', 'fan'],
  line: ['contours', 'flow', 'guilloche', 'constellation', 'blueprint'],
  land: ['ridges', 'skyline', 'waves'],
  band: ['stripe', 'bands', 'ribbon', 'transit', 'blocks', 'awning'],
  letter: ['monogram', 'frame', 'letterRows'],
  grain: ['terrazzo', 'halftone', 'bars'],
  plant: ['sprig'],
} as const;

type MotifFamily = keyof typeof motifFamilies;

/** What a graphic shows. */
export type MotifName = (typeof motifFamilies)[MotifFamily][number];

const families: Readonly<Record<MotifFamily, readonly MotifName[]>> = motifFamilies;

export const motifNames: readonly MotifName[] = [...new Set(Object.values(families).flat())];

/** The motifs that another seed draws in another way. */
export const seededMotifs: ReadonlySet<MotifName> = new Set<MotifName>([
  'bars',
  'blob',
  'blueprint',
  'constellation',
  'contours',
  'cubes',
  'flow',
  'ridges',
  'skyline',
  'sprig',
  'terrazzo',
  'tiles',
  'waves',
]);

/** The other motifs of the families of a motif. */
export function relatedMotifs(motif: MotifName): MotifName[] {
  const related = Object.values(families).filter((family) => family.includes(motif));
  return [...new Set(related.flat())].filter((other) => other !== motif);
}

/** The name of a motif's family; of the first, if it has two. */
export function familyOfMotif(motif: MotifName): string {
  const [name = motif] = Object.entries(families).find(([, family]) => family.includes(motif)) ?? [];
  return name;
}
