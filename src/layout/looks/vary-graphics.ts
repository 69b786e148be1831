import type { CardLook } from '#domain/card/look/card-look.ts';
import { mirrorGraphic, moveParams } from '../graphics/draw-graphic.ts';
import type { Graphic } from '../graphics/motifs.ts';
import { randomNumbers } from '../graphics/random.ts';

/** The weakest tint that prints evenly. */
const minStrength = 0.08;

/** The graphics of a look as a card varies them. The others get stronger and weaker with that of the front. */
export function vary(
  graphics: readonly Graphic[],
  { seed, paramsSeed, strength, isMirrored }: CardLook,
  frontStrength: number,
): Graphic[] {
  return graphics.map((graphic, index) => {
    let varied: Graphic = { ...graphic };
    if (seed !== undefined) varied = withSeed(varied, seed + index);
    if (strength !== undefined) {
      const scaled = ((graphic.strength ?? 1) * strength) / frontStrength;
      varied.strength = Math.min(1, Math.max(minStrength, Math.round(scaled * 100) / 100));
    }
    if (paramsSeed !== undefined) varied = moveParams(varied, randomNumbers(paramsSeed + index));
    return isMirrored ? mirrorGraphic(varied) : varied;
  });
}

/** The graphic as a seed draws it. Hills that a look has put in their places are then at random too. */
function withSeed(graphic: Graphic, seed: number): Graphic {
  const { hills: _, ...params } = { hills: undefined, ...graphic.params };
  return { ...graphic, params, seed };
}
