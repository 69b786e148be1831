import type { Scene, SceneItem } from '#layout/scene.ts';

/** The scene without some of its items. */
export function withoutItems(scene: Scene, without: readonly SceneItem[]): Scene {
  const ids = new Set(without.map(({ id }) => id));
  return { ...scene, items: scene.items.filter(({ id }) => !ids.has(id)) };
}
