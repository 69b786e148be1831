import { growBox } from '../../boxes.ts';
import type { PlacedLogo, SceneItem } from '../../scene.ts';
import { logoSeats } from '../data/logo-seats.ts';
import type { ChosenLook } from '../find-look.ts';
import { plateShape } from './logo-plate.ts';
import { versionOn } from './logo-version-in-look.ts';

/** From a logo to the edge of its plate where its place has no room for more, in mm. */
const snugPlate = 0.9;

/** A logo that has its place, drawn as it is legible there: in a version of it, or on a plate. */
export function legibleLogo(placed: PlacedLogo, ground: string, { id, palette }: ChosenLook): SceneItem[] {
  const version = versionOn(ground, palette, placed.pixels);
  if (version.kind === 'own') return [placed];
  const { shape } = logoSeats[id];
  const plate = growBox(placed.image, snugPlate);
  return [
    ...(version.kind === 'plate'
      ? [plateShape(plate, shape === 'disc' ? 'capsule' : shape, version.colour)]
      : []),
    { ...placed, version },
  ];
}
