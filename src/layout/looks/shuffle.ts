import { withoutUndefined } from '#domain/card/card.ts';
import { type CardLook, type Strength, seedMax, strengths } from '#domain/card/look/card-look.ts';
import { type MotifName, relatedMotifs, seededMotifs } from '#domain/card/look/motifs.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { randomNumbers } from '../graphics/random.ts';
import { frontMotif, frontStrength, lookOf } from './data/released-looks.ts';
import { chosenLook } from './find-look.ts';
import { fontPairsFor, palettesFor } from './fitting-parts.ts';
import type { Look } from './look.ts';

/** What a person can lock: the motif with its strength, how it is drawn, the palette, the fonts. */
export type LookPart = 'graphic' | 'variation' | 'colours' | 'fonts';

type ShuffleOptions = {
  look: CardLook;
  /** The variations that were shown before, the newest last. */
  previous?: readonly CardLook[];
  locks?: ReadonlySet<LookPart>;
  seed: number;
};

/** How often each part of a look changes. The seed always does. */
const chances = { params: 0.6, palette: 0.5, strength: 0.3, fonts: 0.25, mirror: 0.2, motif: 0.15 } as const;

const maxTries = 12;

/** A variation differs from this many before it. */
const rememberedCount = 3;

/**
 * The variations to try, in order: first those that differ enough from what was shown before. All vary the look as it was
 * released, so that many shuffles do not lead away from it. Locked parts stay as the card has them.
 */
export function variationsOf({ look, previous = [], locks = new Set(), seed }: ShuffleOptions): CardLook[] {
  const released = lookOf(look.id, look.version);
  const drawn = Array.from({ length: maxTries }, (_, attempt) =>
    keepLocked(drawVariation(released, look, randomNumbers(seed + attempt)), look, locks),
  );
  const shown = [look, ...previous.slice(-rememberedCount)];
  const seen = new Set(shown.map(appearanceOf));
  const seeds = new Set(locks.has('variation') ? [] : shown.map((other) => other.seed));
  const isNew = (variation: CardLook) => !seeds.has(variation.seed) && !seen.has(appearanceOf(variation));
  const [far = [], near = []] = [true, false].map((wanted) => drawn.filter((one) => isNew(one) === wanted));
  return [...far, ...near];
}

/** A variation at random. The numbers are drawn in a fixed order, also those that are not used. */
function drawVariation(look: Look, { id, version }: CardLook, random: () => number): CardLook {
  const drawSeed = () => 1 + Math.floor(random() * seedMax);
  const maybe = <Value>(chance: number, values: readonly Value[]): Value | undefined => {
    const isDrawn = random() < chance;
    const value = values[Math.floor(random() * values.length)];
    return isDrawn ? value : undefined;
  };
  const motif = frontMotif(look);
  return withoutUndefined({
    id,
    version,
    seed: drawSeed(),
    paramsSeed: maybe(chances.params, [drawSeed()]),
    palette: maybe(chances.palette, palettesFor(look)),
    strength: maybe(chances.strength, neighbours(frontStrength(look.front))),
    fonts: maybe(chances.fonts, fontPairsFor(look)),
    isMirrored: maybe<true>(chances.mirror, [true]),
    motif: maybe<MotifName>(chances.motif, motif ? relatedMotifs(motif) : []),
  });
}

const partsOf: Readonly<Record<LookPart, readonly (keyof CardLook)[]>> = {
  graphic: ['motif', 'strength'],
  variation: ['seed', 'paramsSeed', 'isMirrored'],
  colours: ['palette'],
  fonts: ['fonts'],
};

function keepLocked(variation: CardLook, look: CardLook, locks: ReadonlySet<LookPart>): CardLook {
  const kept: Partial<CardLook> = Object.fromEntries(
    [...locks].flatMap((lock) => partsOf[lock]).map((part) => [part, look[part]]),
  );
  return withoutUndefined({ ...variation, ...kept });
}

/** What is seen of a variation besides what its seed changes. A small change of a motif that has no seed is not. */
function appearanceOf(look: CardLook): string {
  const { palette, fonts, isMirrored, front } = chosenLook(look);
  return sortedJson({
    palette,
    fonts,
    graphics: front.graphics.map(({ seed: _, ...graphic }) =>
      seededMotifs.has(graphic.motif) ? graphic : graphic.motif,
    ),
    isTurnedOver: isMirrored && front.arrangement.kind === 'edge',
  });
}

/** The strengths one stop below and above. */
function neighbours(strength: number): Strength[] {
  const distances = strengths.map((stop) => Math.abs(stop - strength));
  const nearest = distances.indexOf(Math.min(...distances));
  return strengths.filter((_, index) => Math.abs(index - nearest) === 1);
}
