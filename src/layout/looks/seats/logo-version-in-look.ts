import type { RoleColours } from '#domain/look/look-palettes.ts';
import { luminance } from '../../colour/contrast.ts';
import { chooseLogoVersion, type LogoVersion } from '../../logo/logo-version.ts';
import type { LogoSize } from '../../scene.ts';
import { strongOn } from '../text-colours.ts';

/** How a logo is drawn on a ground, in the colours of its look. Plates are tried from the lightest. */
export function versionOn(ground: string, palette: RoleColours, { analysis }: LogoSize): LogoVersion {
  const { paper, ink, panel, second, accent } = palette;
  const plates = [...new Set([paper, ink, panel, second, accent])].sort(
    (one, other) => luminance(other) - luminance(one),
  );
  return chooseLogoVersion(analysis, { ground, ink: strongOn(ground, palette), accent, plates });
}
