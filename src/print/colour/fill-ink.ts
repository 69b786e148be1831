import type { Ground } from '#layout/check/grounds.ts';
import { largestArea } from '#layout/graphics/shape-geometry.ts';
import type { Box } from '#layout/guides.ts';
import { type Fill, type Scene, type SceneShape, shapeColour } from '#layout/scene.ts';
import { type Cmyk, isBlackInkAlone } from './ink.ts';
import type { PressColours } from './press-colours.ts';
import { tintIn } from './tints.ts';

/** The inks of a fill: those of its colour, or rich black for a large black area unless its inks were typed. */
export function fillInk({ box, colour }: Pick<Fill, 'box' | 'colour'>, colours: PressColours): Cmyk {
  return inkOfArea(colour, () => areaOf(box), colours);
}

/**
 * The inks of a shape: those of the background where it has its colour, tints of a typed ink that the side has, else of its
 * colour, or rich black for a large black outline.
 */
export function shapeInk(shape: SceneShape, scene: Scene, colours: PressColours): Cmyk {
  const { items } = scene;
  const colour = shapeColour(shape);
  const tint = tintIn(scene, colour, colours);
  if (tint.mix) return colours.inkOfPaint(tint);
  const same = items.find(
    (item) => item.kind === 'fill' && item.part === 'background' && item.colour === colour,
  );
  return same?.kind === 'fill'
    ? fillInk(same, colours)
    : inkOfArea(colour, () => largestArea(shape), colours);
}

export function groundInk(ground: Ground, scene: Scene, colours: PressColours): Cmyk {
  return ground.kind === 'fill' ? fillInk(ground, colours) : shapeInk(ground, scene, colours);
}

function inkOfArea(colour: string, area: () => number, colours: PressColours): Cmyk {
  const ink = colours.inkOf(colour);
  const { richBlack, richBlackFrom } = colours.press;
  const isTurned = isBlackInkAlone(ink) && !colours.isExact(colour);
  return isTurned && area() > richBlackFrom ? richBlack : ink;
}

function areaOf({ width, height }: Box): number {
  return width * height;
}
