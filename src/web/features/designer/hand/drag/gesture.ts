import { adjustmentLimits } from '#domain/card/adjustments.ts';
import { type CardItem, cardItems } from '#editor/hand/card-items.ts';
import type { Movable } from '#editor/hand/movable.ts';
import { type Move, type Moved, moveTo } from '#editor/hand/move.ts';
import { gatherReferences, type MovedItem } from '#editor/hand/snap.ts';
import type { Scene } from '#layout/scene.ts';

/** A press becomes a drag after this way, in px. */
const thresholdPx = 3;

/** How near a line is for an item to snap to it, in px. */
const reachPx = 5;

/** Draws a gesture. */
type Listener = {
  onBegin: () => void;
  /** Once in a frame. */
  onMove: (moved: Moved, pxPerMm: number) => void;
  /** Null for a gesture that was given up, or that has moved nothing. */
  onEnd: (moved: Moved | null) => void;
};

type Press = { button: HTMLElement; event: PointerEvent; pxPerMm: number };

/** Follows a press until it is released: the references are gathered once, and all events of a frame are one move. */
export function followDrag(
  { button, event, pxPerMm }: Press,
  move: () => Move,
  snaps: () => boolean,
  { onBegin, onMove, onEnd }: Listener,
): void {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  let gathered: Move | null = null;
  let last = event;
  let frame = 0;

  function movedTo(): Moved {
    gathered ??= move();
    const hand = {
      dx: (last.clientX - event.clientX) / pxPerMm,
      dy: (last.clientY - event.clientY) / pxPerMm,
    };
    const isSnapping = snaps() && !last.altKey;
    return moveTo(gathered, hand, {
      reachMm: isSnapping ? reachPx / pxPerMm : null,
      isOneAxis: last.shiftKey,
    });
  }

  function draw() {
    frame = 0;
    onMove(movedTo(), pxPerMm);
  }

  function end(isKept: boolean) {
    ended.abort();
    cancelAnimationFrame(frame);
    if (!gathered) return;
    ignoreNextClick(button);
    const moved = isKept ? movedTo() : null;
    onEnd(moved && (moved.dx !== 0 || moved.dy !== 0) ? moved : null);
  }

  button.addEventListener(
    'pointermove',
    (next) => {
      last = next;
      const way = Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY);
      if (!gathered && way < thresholdPx) return;
      if (!gathered) {
        button.setPointerCapture(event.pointerId);
        gathered = move();
        onBegin();
      }
      frame ||= requestAnimationFrame(draw);
    },
    options,
  );
  button.addEventListener('pointerup', () => end(true), options);
  for (const type of ['pointercancel', 'lostpointercapture']) {
    button.addEventListener(type, () => end(false), options);
  }
  addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape' || !gathered) return;
      key.preventDefault();
      key.stopPropagation();
      end(false);
    },
    { ...options, capture: true },
  );
}

/** The click after a drag neither selects nor types. */
function ignoreNextClick(button: HTMLElement): void {
  const ignored = new AbortController();
  button.addEventListener('click', (click) => click.stopPropagation(), {
    capture: true,
    signal: ignored.signal,
  });
  setTimeout(() => ignored.abort());
}

/** What a gesture needs of a movable item: the lines and the neighbours that stay. */
export function moveOf(scene: Scene, { item, from, parts }: Movable): Move {
  const ids = new Set(parts.map(({ id }) => id));
  const stays = (other: CardItem) =>
    other.kind === 'text' ? !other.runs.some(({ id }) => ids.has(id)) : !ids.has(other.id);
  const others = cardItems(scene).filter(stays).map(lineOf);
  return {
    item,
    from,
    references: gatherReferences(scene.guides, others),
    stepMm: adjustmentLimits.move.step,
  };
}

function lineOf(other: CardItem): MovedItem {
  return { box: other.box, baselines: other.kind === 'text' ? other.runs.map(({ y }) => y) : [] };
}
