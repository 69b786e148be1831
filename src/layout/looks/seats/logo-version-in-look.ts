import type { LogoChoice } from '#domain/card/logo-choice.ts';
import type { RoleColours } from '#domain/look/look-palettes.ts';
import { luminance } from '../../colour/contrast.ts';
import { chooseLogoVersion, type LogoGround } from '../../logo/choose-logo-version.ts';
import type { LogoVersion } from '../../logo/logo-version.ts';
import type { LogoSize } from '../../scene.ts';
import { strongOn } from '../text-colours.ts';

/** How a logo is drawn on a ground, in the colours of its look. */
export function versionOn(
  ground: string,
  palette: RoleColours,
  { analysis }: LogoSize,
  choice: LogoChoice = 'automatic',
): LogoVersion {
  return chooseLogoVersion(analysis, groundInLook(ground, palette), choice);
}

/** Plates are tried from the lightest. */
export function groundInLook(ground: string, palette: RoleColours): LogoGround {
  const { paper, ink, panel, second, accent } = palette;
  const plates = [...new Set([paper, ink, panel, second, accent])].sort(
    (one, other) => luminance(other) - luminance(one),
  );
  return { ground, ink: strongOn(ground, palette), accent, plates };
}
