import { growBox } from '../../boxes.ts';
import type { LogoVersion } from '../../logo/logo-version.ts';
import type { PlacedLogo, SceneItem } from '../../scene.ts';
import type { SeatShape } from '../look.ts';
import { plateShape } from './logo-plate.ts';

/** From a logo to the edge of its plate where its place has no room for more, in mm. */
const snugPlate = 0.9;

/** A logo that has its place, in a version of it, with the plate that this needs. */
export function logoInVersion(placed: PlacedLogo, version: LogoVersion, shape: SeatShape): SceneItem[] {
  if (version.kind === 'own') return [placed];
  const plate = growBox(placed.image, snugPlate);
  return [
    ...(version.kind === 'plate'
      ? [plateShape(plate, shape === 'disc' ? 'capsule' : shape, version.colour)]
      : []),
    { ...placed, version },
  ];
}
