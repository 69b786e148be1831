import type { Card } from '#domain/card/card.ts';
import { isBackText } from '#domain/card/card-back.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import type { CardItem, TextItem } from '#editor/hand/card-items.ts';
import { type Movable, movableOf } from '#editor/hand/movable.ts';
import { colourPatch } from '#editor/hand/side-style.ts';
import type { Scene } from '#layout/scene.ts';

/** What is offered for an item. */
export type ItemControls =
  | { kind: 'text'; field: TextField; movable: Movable | null }
  | { kind: 'back text'; item: TextItem }
  | { kind: 'part'; movable: Movable; side: Scene['side'] };

/** What can be changed of an item; null for what its look draws on the back. */
export function controlsOf(card: Card, scene: Scene, item: CardItem): ItemControls | null {
  const { side } = scene;
  if (item.kind !== 'text') {
    const movable = movableOf(card, scene, item);
    return movable && { kind: 'part', movable, side };
  }
  if (side === 'front' && !isBackText(item.id)) {
    return { kind: 'text', field: item.id, movable: movableOf(card, scene, item) };
  }
  return colourPatch(card, side, item.id, '') ? { kind: 'back text', item } : null;
}
