import type { LogoChoice } from '#domain/card/logo-choice.ts';
import type { RoleColours } from '#domain/look/look-palettes.ts';
import { canBeOneColour } from '../../logo/choose-logo-version.ts';
import type { LogoVersion } from '../../logo/logo-version.ts';
import { lossLimit, lossOfVersion } from '../../logo/loss-of-version.ts';
import type { LogoSize } from '../../scene.ts';
import { drawnOn } from '../seats/logo-version-in-look.ts';
import { strongOn } from '../text-colours.ts';

/** The logo in the one strong colour of a block, where its drawing bears it and nothing else is chosen. */
export function knockedOut(
  ground: string,
  palette: RoleColours,
  logo: LogoSize,
  choice: LogoChoice = 'automatic',
): ReturnType<typeof drawnOn> {
  const usual = drawnOn(ground, palette, logo, choice);
  const { analysis } = usual.file;
  if (choice !== 'automatic' || usual.version.kind === 'plate' || usual.file !== logo) return usual;
  if (!analysis || !canBeOneColour(analysis)) return usual;
  const version: LogoVersion = { kind: 'oneColour', colour: strongOn(ground, palette) };
  return lossOfVersion(analysis, version) <= lossLimit ? { file: logo, version } : usual;
}
