import { overlap } from '#layout/blocks/collisions.ts';
import { ruleBox, textBox } from '#layout/blocks/text-box.ts';
import { groundsUnder } from '#layout/check/grounds.ts';
import type { Box } from '#layout/guides.ts';
import type { GlyphRun, PlacedLogo, PlacedQr, Rule, Scene } from '#layout/scene.ts';
import { groundInk } from '../colour/fill-ink.ts';
import { type Cmyk, isBlackInkAlone, totalInk } from '../colour/ink.ts';
import type { PressColours } from '../colour/press-colours.ts';
import type { PrintedLogo } from '../image/printed-logo.ts';

/** The ink of a text, a rule or a code; `under` are the inks of the fills and shapes under it. */
export type PrintedColour = { colour: string; ink: Cmyk; overprints: boolean; under: readonly Cmyk[] };

/** The inks of the logo, which decide whether black may overprint it, and what its conversion found. */
export type LogoInk = Pick<PrintedLogo, 'maxInk' | 'maxColouredInk'> &
  Partial<Pick<PrintedLogo, 'notes' | 'contrast' | 'fine' | 'lostSpots'>>;

/** The ink of a text, a rule or a code, and whether it overprints. */
export function printedColour(
  item: GlyphRun | Rule | PlacedQr,
  scene: Scene,
  colours: PressColours,
  logo: LogoInk | null,
): PrintedColour {
  const box = boxOf(item);
  const { colour } = item;
  const ink = colours.inkOf(colour);
  const under = groundsUnder(box, scene).map((ground) => groundInk(ground, scene, colours));
  const colouredInk = Math.max(
    0,
    ...under.map((below) => totalInk(below) - below.k),
    logo && overlapsLogo(box, scene) ? logo.maxColouredInk : 0,
  );
  // Black that would exceed the ink limit knocks out the ground instead.
  const overprints = isBlackInkAlone(ink) && colouredInk + ink.k <= colours.inkLimit;
  return { colour, ink, overprints, under };
}

function boxOf(item: GlyphRun | Rule | PlacedQr): Box {
  if (item.kind === 'qr') return item.box;
  return item.kind === 'text' ? textBox(item) : ruleBox(item);
}

function overlapsLogo(box: Box, { items }: Scene): boolean {
  return items.some((item): item is PlacedLogo => item.kind === 'logo' && overlap(item.image, box));
}
