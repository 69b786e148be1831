import type { Card } from '#domain/card/card.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { groundColour, groundsUnder } from './check/grounds.ts';
import { paintedBox } from './logo/logo-box.ts';
import { withFileFor } from './logo/logo-on-ground.ts';
import type { Scene, SceneItem } from './scene.ts';

/** A side whose logo is drawn from the file for its ground, where there are two and the layout has not chosen one. */
export function withLogoFile(scene: Scene, card: Card): Scene {
  const at = scene.items.findIndex(({ kind }) => kind === 'logo');
  const placed = scene.items[at];
  if (placed?.kind !== 'logo' || placed.version || !placed.pixels.dark) return scene;
  const { x, y, width, height } = paintedBox(placed);
  const middle = { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
  const ground = groundsUnder(middle, { items: scene.items.slice(0, at) }).at(-1);
  const drawn = withFileFor(
    placed,
    ground ? groundColour(ground) : '#ffffff',
    resolveCard(card).logo.version,
  );
  return drawn === placed ? scene : { ...scene, items: withItem(scene.items, at, drawn) };
}

function withItem(items: readonly SceneItem[], at: number, item: SceneItem): SceneItem[] {
  return items.map((one, index) => (index === at ? item : one));
}
