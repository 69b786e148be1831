import type { ColourRole, RoleColours } from '#domain/look/look-palettes.ts';
import { contrastRatio } from '../colour/contrast.ts';
import { mixColours } from '../colour/mix-colours.ts';

/** The contrast that texts need, and large ones. */
const readable = 4.5;
const readableWhenLarge = 3;
const largePt = 14;

/** The colour of strong texts on a ground: the better of ink and paper. */
export function strongOn(ground: string, { ink, paper }: RoleColours): string {
  return contrastRatio(ink, ground) >= contrastRatio(paper, ground) ? ink : paper;
}

/** The colour of quiet texts on a ground. */
export function quietOn(ground: string, palette: RoleColours): string {
  if (contrastRatio(palette.quiet, ground) >= readable) return palette.quiet;
  const strong = strongOn(ground, palette);
  const softer = mixColours(strong, ground, 0.16);
  return contrastRatio(softer, ground) >= 4.6 ? softer : strong;
}

/** The colour of a role as a text of that size, where it can be read on the ground; null otherwise. */
export function roleAsText(
  role: ColourRole,
  sizePt: number,
  ground: string,
  palette: RoleColours,
): string | null {
  return contrastRatio(palette[role], ground) >= neededContrast(sizePt) ? palette[role] : null;
}

/** The contrast that a text of that size needs. */
export function neededContrast(sizePt: number): number {
  return sizePt >= largePt ? readableWhenLarge : readable;
}
