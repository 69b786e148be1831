import { isInside, overlap } from '../blocks/collisions.ts';
import { containsBox, touchesBox } from '../graphics/shape-geometry.ts';
import type { Box } from '../guides.ts';
import { type Fill, type Scene, type SceneItem, type SceneShape, shapeColour } from '../scene.ts';

/** What a text, a rule or a code may lie on. */
export type Ground = Fill | SceneShape;

/** The visible fills and filled shapes under a box, the topmost last. Thin lines are no ground. */
export function groundsUnder(box: Box, { items }: Pick<Scene, 'items'>): Ground[] {
  const grounds = items.filter(isGround).filter((ground) => isUnder(ground, box));
  const covering = grounds.findLastIndex((ground) => covers(ground, box));
  return grounds.slice(Math.max(covering, 0));
}

/** The colours under a box. */
export function coloursUnder(box: Box, scene: Pick<Scene, 'items'>): string[] {
  return groundsUnder(box, scene).map(groundColour);
}

/** Whether a fill or a shape is under the whole of a box. */
export function covers(ground: Ground, box: Box): boolean {
  return ground.kind === 'fill' ? isInside(box, ground.box) : containsBox(ground, box);
}

export function groundColour(ground: Ground): string {
  return ground.kind === 'fill' ? ground.colour : shapeColour(ground);
}

function isGround(item: SceneItem): item is Ground {
  return item.kind === 'fill' || (item.kind === 'shape' && 'fill' in item);
}

function isUnder(ground: Ground, box: Box): boolean {
  return ground.kind === 'fill' ? overlap(ground.box, box) : touchesBox(ground, box);
}
