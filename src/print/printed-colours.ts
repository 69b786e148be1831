import { isInside, overlap } from '#layout/blocks/collisions.ts';
import { ruleBox, textBox } from '#layout/blocks/text-box.ts';
import type { Box } from '#layout/guides.ts';
import type { Fill, GlyphRun, PlacedLogo, Rule, Scene } from '#layout/scene.ts';
import { fillInk } from './colour/fill-ink.ts';
import { type Cmyk, isBlackInkAlone, mostInk, totalInk } from './colour/ink.ts';
import type { PressColours } from './colour/press-colours.ts';
import type { LogoNote } from './image/printed-logo.ts';

/** What a text or a rule is printed with; overprinted black leaves what lies under it in place. */
export type PrintedColour = { colour: string; ink: Cmyk; overprints: boolean; under: readonly Cmyk[] };

/** What black overprinting on a logo has to reckon with, and what is to be told of it. */
export type LogoInk = { mostInk: number; mostColouredInk: number; notes?: readonly LogoNote[] };

/** The inks of a text or a rule where it lies. */
export function printedColour(
  item: GlyphRun | Rule,
  scene: Scene,
  colours: PressColours,
  logo: LogoInk | null,
): PrintedColour {
  const box = item.kind === 'text' ? textBox(item) : ruleBox(item);
  const fills = fillsUnder(box, scene);
  const { colour } = item;
  const ink = colours.inkOf(colour);
  const under = fills.map((fill) => fillInk(fill, colours));
  const colouredInk = Math.max(
    0,
    ...under.map((below) => totalInk(below) - below.k),
    logo && liesOverLogo(box, scene) ? logo.mostColouredInk : 0,
  );
  // On ink so heavy that black would be too much, the black is left out of it instead.
  const overprints = isBlackInkAlone(ink) && colouredInk + ink.k <= mostInk;
  return { colour, ink, overprints, under };
}

/** The fills that show under a box, the topmost last. */
function fillsUnder(box: Box, { items }: Scene): Fill[] {
  const fills = items.filter((item) => item.kind === 'fill').filter((fill) => overlap(fill.box, box));
  const covering = fills.findLastIndex((fill) => isInside(box, fill.box));
  return fills.slice(Math.max(covering, 0));
}

function liesOverLogo(box: Box, { items }: Scene): boolean {
  return items.some((item): item is PlacedLogo => item.kind === 'logo' && overlap(item.image, box));
}
