import type { Scene, SceneItem } from '#layout/scene.ts';

/** The items of a Scene that are printed: a preview's placeholders never are. */
export function printedItems({ items }: Scene): SceneItem[] {
  return items.filter((item) => item.kind !== 'text' || !item.isPlaceholder);
}
