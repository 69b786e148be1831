import type { LogoChoice } from '#domain/card/logo-choice.ts';
import type { RoleColours } from '#domain/look/look-palettes.ts';
import { luminance } from '../../colour/contrast.ts';
import { chooseLogoVersion, type LogoGround } from '../../logo/choose-logo-version.ts';
import { type LogoFile, logoOnGround } from '../../logo/logo-on-ground.ts';
import type { LogoVersion } from '../../logo/logo-version.ts';
import type { LogoSize } from '../../scene.ts';
import { strongOn } from '../text-colours.ts';

/** The file and the version that a logo is drawn in on a ground, in the colours of its look. */
export function drawnOn(
  ground: string,
  palette: RoleColours,
  logo: LogoSize,
  choice: LogoChoice = 'automatic',
): { file: LogoFile; version: LogoVersion } {
  const file = logoOnGround(logo, ground, choice);
  return { file, version: chooseLogoVersion(file.analysis, groundInLook(ground, palette), choice) };
}

/** Plates are tried from the lightest. */
export function groundInLook(ground: string, palette: RoleColours): LogoGround {
  const { paper, ink, panel, second, accent } = palette;
  const plates = [...new Set([paper, ink, panel, second, accent])].sort(
    (one, other) => luminance(other) - luminance(one),
  );
  return { ground, ink: strongOn(ground, palette), accent, plates };
}
