import { type CardLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { lookPalettes } from '#domain/look/look-palettes.ts';
import { type Mood, moods, type Trade, trades } from '#domain/look/look-topics.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import type { Look } from '#layout/looks/look.ts';

/** The colours by which grounds are found: a look belongs to the nearest. */
export const groundColours = {
  white: '#ffffff',
  light: '#f0ebdd',
  yellow: '#f2c033',
  red: '#bb3c24',
  violet: '#4a1d33',
  green: '#1f4436',
  blue: '#1b2f4f',
  dark: '#1a1a1a',
} as const;

export type GroundChoice = keyof typeof groundColours;

const grounds = Object.keys(groundColours) as GroundChoice[];

export type LookShape = Look['shape'];

/** What the gallery shows. A filter that is null is off. */
export type LookFilters = {
  trade: Trade | null;
  mood: Mood | null;
  ground: GroundChoice | null;
  shape: LookShape | null;
  /** Whether the front prints the logo well. */
  hasLogo: boolean | null;
};

export const noFilters: LookFilters = { trade: null, mood: null, ground: null, shape: null, hasLogo: null };

export function activeCount(filters: LookFilters): number {
  return Object.values(filters).filter((value) => value !== null).length;
}

/** What is shown of the looks. */
export type ShownLooks = {
  /** All looks in the order of the gallery. */
  order: readonly LookId[];
  /** Their variations. */
  looks: Readonly<Partial<Record<LookId, CardLook>>>;
  /** Whether the front of a look prints the logo well. */
  hasLogo: (id: LookId) => boolean;
};

/** The looks that the filters leave, in their order. */
export function filterLooks(filters: LookFilters, { order, looks, hasLogo: prints }: ShownLooks): LookId[] {
  const { trade, mood, ground, shape, hasLogo } = filters;
  return order.filter((id) => {
    const look = lookOf(id);
    return (
      (trade === null || look.trades.includes(trade)) &&
      (mood === null || look.moods.includes(mood)) &&
      (ground === null || groundOf(look, looks[id]) === ground) &&
      (shape === null || look.shape === shape) &&
      (hasLogo === null || prints(id) === hasLogo)
    );
  });
}

function groundOf(look: Look, varied: CardLook | undefined): GroundChoice {
  const colour = lookPalettes[varied?.palette ?? look.palette][look.front.ground];
  return grounds.reduce((best, ground) =>
    distance(groundColours[ground], colour) < distance(groundColours[best], colour) ? ground : best,
  );
}

function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Whether a logo would stand beside the graphic of a front: a letter as the graphic stands for it. */
export function hasPlaceForLogo(id: LookId): boolean {
  return lookOf(id).front.graphics.every(({ motif }) => motif !== 'monogram');
}

/** The trades and moods that looks have. */
export const usedTrades = trades.filter((trade) => lookIds.some((id) => lookOf(id).trades.includes(trade)));
export const usedMoods = moods.filter((mood) => lookIds.some((id) => lookOf(id).moods.includes(mood)));

/** The looks that share most with a look: its trades first, then its moods. */
export function looksLike(id: LookId, count: number): LookId[] {
  const look = lookOf(id);
  const score = (other: Look) =>
    2 * other.trades.filter((trade) => look.trades.includes(trade)).length +
    other.moods.filter((mood) => look.moods.includes(mood)).length;
  return lookIds
    .filter((other) => other !== id)
    .toSorted((a, b) => score(lookOf(b)) - score(lookOf(a)))
    .slice(0, count);
}
