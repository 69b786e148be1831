import { mapPath } from '../../graphics/path.ts';
import type { Box } from '../../guides.ts';
import type { SceneShape } from '../../scene.ts';
import { fillShape, type HeroPage } from './hero-page.ts';

/** The initials in a box in place of a logo: capitals of a height, or as wide as the box. */
export function heroLetters(
  { planned }: HeroPage,
  {
    box,
    cap,
    fill,
    across = 0.5,
    along = 0.5,
  }: { box: Box; cap: number; fill: string; across?: number; along?: number },
): SceneShape[] {
  const { initials, letters } = planned.drawing;
  if (initials === '') return [];
  const { path, width } = letters(initials);
  const size = Math.min(cap, box.width / width, box.height);
  const x = box.x + (box.width - size * width) * across;
  const y = box.y + (box.height - size) * along + size;
  return [
    fillShape(
      'letters',
      mapPath(path, (left, top) => [x + size * left, y + size * top]),
      fill,
    ),
  ];
}
