import type { Box } from '../guides.ts';
import type { PlacedLogo } from '../scene.ts';
import { reachOfVersion } from './logo-version.ts';

/** All that a placed logo is drawn in: its image, and the line around it. */
export function drawnBox({ image, version }: Pick<PlacedLogo, 'image' | 'version'>): Box {
  return boxAround(image, reachOfVersion(version));
}

/** What of it is painted; its image where it was not analysed. */
export function paintedBox(placed: Pick<PlacedLogo, 'image' | 'version' | 'pixels'>): Box {
  const { image, version, pixels } = placed;
  const { x, y, width, height } = pixels.analysis?.box ?? { x: 0, y: 0, width: 1, height: 1 };
  const painted = {
    x: image.x + x * image.width,
    y: image.y + y * image.height,
    width: width * image.width,
    height: height * image.height,
  };
  return boxAround(painted, reachOfVersion(version));
}

function boxAround(box: Box, reach: number): Box {
  if (reach === 0) return box;
  return {
    x: box.x - reach,
    y: box.y - reach,
    width: box.width + 2 * reach,
    height: box.height + 2 * reach,
  };
}
