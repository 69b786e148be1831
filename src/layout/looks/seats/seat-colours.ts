import { lookPalettes, type RoleColours } from '#domain/look/look-palettes.ts';
import { contrastRatio, luminance } from '../../colour/contrast.ts';
import type { CardWithLook } from '../../look-layout.ts';
import type { CodeSeat } from '../code-seat.ts';
import { lookOf } from '../data/released-looks.ts';
import { chosenLook } from '../find-look.ts';

/** The colours of a back with a code. Without a plate the code lies on the ground. */
export type SeatColours = { palette: RoleColours; ground: string; plate: string | null; ink: string };

/** The contrast that every reader is sure of. */
const calmContrast = 7;

/** The colours of a seat: dark on light in every palette, and on a ground that the person chose. */
export function seatColours({ style: { look }, back }: CardWithLook, seat: CodeSeat): SeatColours {
  const palette = asLightAs(chosenLook(look).palette, lookPalettes[lookOf(look.id).palette]);
  const ground = back?.background ?? palette[seat.ground];
  const own = back?.kind === 'qr' ? back.qr.colour : undefined;
  const ink = own ?? palette[seat.ink];
  const isCalm = (below: string, dark = ink) =>
    luminance(dark) < luminance(below) && contrastRatio(dark, below) >= calmContrast;
  if (seat.plate === null && isCalm(ground)) return { palette, ground, plate: null, ink };
  const designed = palette[seat.plate ?? seat.ground];
  if (isCalm(designed)) return { palette, ground, plate: designed, ink };
  const [dark, light] = [palette.paper, palette.ink].toSorted(
    (one, other) => luminance(one) - luminance(other),
  );
  if (dark === undefined || light === undefined) return { palette, ground, plate: designed, ink };
  const darkest = own ?? dark;
  const plate = isCalm(light, darkest) ? light : '#ffffff';
  return { palette, ground, plate, ink: own ?? (isCalm(plate, darkest) ? darkest : '#000000') };
}

/** The palette with paper and ink exchanged where it is dark and that of the look is light, or the reverse. */
function asLightAs(palette: RoleColours, designed: RoleColours): RoleColours {
  const isDark = ({ paper, ink }: RoleColours) => luminance(paper) < luminance(ink);
  return isDark(palette) === isDark(designed)
    ? palette
    : { ...palette, paper: palette.ink, ink: palette.paper };
}
