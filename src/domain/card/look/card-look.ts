import type { FontName } from '../fonts.ts';
import type { MotifName } from './motifs.ts';
import { pictureLookIds } from './picture-look-ids.ts';
import type { LookPaletteName } from './text-palettes.ts';

/** The looks whose hero is the logo. Their first version is the one with seats. */
const heroLookIds = ['fascia', 'swatch', 'thread', 'institute', 'coaster', 'presswall'] as const;

/** The looks, in the order of the gallery. A released look never changes: a change is a new version beside it. */
export const lookIds = [
  'ridge',
  'contour',
  'bauhaus',
  'quarter',
  'awning',
  'gingham',
  'terrazzo',
  'rosette',
  'grand-deco',
  'chancery',
  'olive-branch',
  'eucalyptus',
  'waveform',
  'constellation',
  'plus',
  'floor-plan',
  'old-town',
  'big-initial',
  'letter-block',
  'diagonal',
  'ribbon',
  'route',
  'sunburst',
  'halftone',
  'relief',
  'pebble',
  'cubes',
  'echo',
  'stitch',
  'pinstripe',
  'petal-lattice',
  'colour-field',
  'red-dot',
  'didone',
  'tide',
  'terminal',
  'dusk',
  'fern',
  'little-arcs',
  'majolica',
  'handwritten',
  'register',
  'chambers',
  'marquee',
  'vineyard',
  'lens',
  'horizon',
  'poster',
  ...pictureLookIds,
  ...heroLookIds,
] as const;
export type LookId = (typeof lookIds)[number];

/** Version 3 of every look has a seat for the logo and one for the code. Waveform alone was drawn anew before, as version 2. */
export type LookVersion = 1 | 2 | 3;

const seatsVersion = 3;

/** Whether a card's look has seats for the logo and the code. */
export function hasSeats({ version }: Pick<CardLook, 'version'>): boolean {
  return version >= seatsVersion;
}

/** Whether a look was released in a version. */
export function isReleased({ id, version }: Pick<CardLook, 'id' | 'version'>): boolean {
  if (heroLookIds.some((hero) => hero === id)) return version === seatsVersion;
  return version !== 2 || id === 'waveform';
}

/** A look as it is chosen now: its last version, with nothing that differs from it. */
export function currentLook(id: LookId): { id: LookId; version: LookVersion } {
  return { id, version: seatsVersion };
}

/** The strengths that a graphic can have: how much of a role is mixed with the ground. */
export const strengths = [0.15, 0.35, 0.6, 0.8, 1] as const;
export type Strength = (typeof strengths)[number];

/** The fonts of a look: one for the name and the company, one for the data. */
export type LookFonts = { heading: FontName; data: FontName };

/** The look of a card, and how the card differs from it. */
export type CardLook = {
  id: LookId;
  version: LookVersion;
  palette?: LookPaletteName | undefined;
  fonts?: LookFonts | undefined;
  /** The motif of the front's graphic. */
  motif?: MotifName | undefined;
  /** What a graphic draws at random; the look's own without it. */
  seed?: number | undefined;
  /** Moves the parameters of the graphics a little from the look's own, at random by this seed. */
  paramsSeed?: number | undefined;
  strength?: Strength | undefined;
  /** Left and right are exchanged. */
  isMirrored?: true | undefined;
};

/** The largest seed that a card can have. */
export const seedMax = 9999;
