import type { Scene, SceneItem } from '#layout/scene.ts';

/** The printed items of a Scene: all but placeholders. */
export function printedItems({ items }: Scene): SceneItem[] {
  return items.filter((item) => item.kind !== 'text' || !item.isPlaceholder);
}
