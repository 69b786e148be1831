import type { Box } from '#layout/guides.ts';
import type { Fill } from '#layout/scene.ts';
import { type Cmyk, isBlackInkAlone } from './ink.ts';
import type { PressColours } from './press-colours.ts';

/** The inks of a fill: those of its colour, or rich black for a large black area unless its inks were typed. */
export function fillInk({ box, colour }: Pick<Fill, 'box' | 'colour'>, colours: PressColours): Cmyk {
  const ink = colours.inkOf(colour);
  const { richBlack, richBlackFrom } = colours.press;
  const isTurned = isBlackInkAlone(ink) && !colours.isExact(colour);
  return isTurned && areaOf(box) > richBlackFrom ? richBlack : ink;
}

function areaOf({ width, height }: Box): number {
  return width * height;
}
