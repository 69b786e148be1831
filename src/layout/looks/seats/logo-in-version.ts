import type { LogoChoice } from '#domain/card/logo-choice.ts';
import { growBox } from '../../boxes.ts';
import { chooseLogoVersion, type LogoGround } from '../../logo/choose-logo-version.ts';
import { isDrawnIn, withFileFor } from '../../logo/logo-on-ground.ts';
import type { PlacedLogo, SceneItem } from '../../scene.ts';
import type { SeatShape } from '../look.ts';
import { plateShape } from './logo-plate.ts';

/** From a logo to the edge of its plate where its place has no room for more, in mm. */
const snugPlate = 0.9;

/** A logo that has its place, in the file and the version that it is drawn in there, with the plate that this needs. */
export function logoInVersion(
  placed: PlacedLogo,
  on: LogoGround,
  choice: LogoChoice,
  shape: SeatShape,
): SceneItem[] {
  const logo = withFileFor(placed, on.ground, choice);
  const version = chooseLogoVersion(logo.pixels.analysis, on, choice);
  if (!isDrawnIn(version, logo.pixels)) return [logo];
  const plate = growBox(logo.image, snugPlate);
  return [
    ...(version.kind === 'plate'
      ? [plateShape(plate, shape === 'disc' ? 'capsule' : shape, version.colour)]
      : []),
    { ...logo, version },
  ];
}
