import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CardItem } from '#editor/hand/card-items.ts';
import { type Movable, movableOf } from '#editor/hand/movable.ts';
import { keptInside, type Way } from '#editor/hand/move.ts';
import type { Box } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import { announce } from '../../core/announce.ts';
import { useEditorStores } from '../../core/editor-stores.ts';
import { snapChoice } from '../../core/snap-choice.ts';
import { useItemWords } from '../item-words.ts';
import { followDrag, moveOf } from './gesture.ts';
import type { SnapLinesHandle } from './snap-lines.tsx';

type DragOptions = {
  scene: Scene;
  /** The element with the edges of the bleed. */
  root: RefObject<HTMLElement | null>;
  onSelect: (id: string) => void;
  /** Once for each frame of a gesture, with the box of what is moved. */
  onMove: (box: Box) => void;
};

/** Moves items by pointer and by steps. A layer draws what is moved until the card is laid out with the move. */
export function useDrag({ scene, root, onSelect, onMove }: DragOptions) {
  const { editor, locks } = useEditorStores();
  const words = useItemWords();
  const [moving, setMoving] = useState<Movable | null>(null);
  const layer = useRef<SVGSVGElement>(null);
  const lines = useRef<SnapLinesHandle>(null);
  const isHeld = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene has the moved item in its new place.
  useLayoutEffect(() => {
    if (!isHeld.current) setMoving(null);
  }, [scene]);

  const movable = (item: CardItem) =>
    locks === null ? movableOf(editor.get().present.card, scene, item) : null;

  function moveBy(item: CardItem, { dx, dy }: Way, box: (movable: Movable) => Box, step?: string) {
    const moved = movable(item);
    if (!moved) return;
    editor.patchCard(moved.patch({ dx: moved.from.dx + dx, dy: moved.from.dy + dy }), step);
    announce(words.moved(moved, box(moved)));
  }

  function press(event: PointerEvent<HTMLElement>, item: CardItem, isSelected: boolean) {
    // A finger scrolls the page until it has selected something.
    if (event.button !== 0 || (event.pointerType === 'touch' && !isSelected)) return;
    const pressed = movable(item);
    if (!pressed || !root.current) return;
    const pxPerMm = root.current.getBoundingClientRect().width / scene.guides.bleed.width;
    followDrag(
      { button: event.currentTarget, event: event.nativeEvent, pxPerMm },
      () => moveOf(scene, pressed),
      snapChoice.get,
      {
        onBegin() {
          isHeld.current = true;
          setMoving(pressed);
          onSelect(item.id);
        },
        onMove(moved) {
          const style = layer.current?.style;
          if (style) style.transform = `translate(${moved.dx * pxPerMm}px, ${moved.dy * pxPerMm}px)`;
          lines.current?.draw(moved, pxPerMm);
          onMove(moved.box);
        },
        onEnd(moved) {
          isHeld.current = false;
          if (moved) moveBy(item, moved, () => moved.box);
          else setMoving(null);
        },
      },
    );
  }

  /** Moves an item by a step; steps in quick succession are undone together. */
  function nudge(item: CardItem, way: Way): boolean {
    const moved = movable(item);
    if (!moved) return false;
    const inside = keptInside(moved.item.box, way, { x: 0, y: 0, ...scene.cut });
    const boxAfter = ({ item: { box } }: Movable) => ({ ...box, x: box.x + inside.dx, y: box.y + inside.dy });
    moveBy(item, inside, boxAfter, `nudge ${moved.kind}`);
    return true;
  }

  return { moving, layer, lines, press, nudge };
}
