import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Box } from '#layout/guides.ts';
import { movedOffset, nudgeOf, type Offset, type OffsetLimits } from './moved-offset.ts';
import { positionOnCard } from './position-on-card.ts';

type Drag = { name: string; from: Offset; x: number; y: number; pxPerMm: number };

type MovablePartProps = {
  label: string;
  box: Box;
  bleed: Box;
  limits: OffsetLimits;
  /** The present offset of the part. */
  offset: () => Offset;
  /** Moves the part; moves with the same step name are undone together. */
  onMove: (offset: Offset, step: string) => void;
};

/** A button over a part of the card: moved by pointer and by arrow keys. Its position is relative to the card's element. */
export function MovablePart({ label, box, bleed, limits, offset, onMove }: MovablePartProps) {
  const drag = useRef<Drag | null>(null);

  function startDrag(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const pxPerMm = event.currentTarget.getBoundingClientRect().width / box.width;
    // Each drag has its own step name, so that one undo reverts one drag.
    drag.current = {
      name: `drag ${event.timeStamp}`,
      from: offset(),
      x: event.clientX,
      y: event.clientY,
      pxPerMm,
    };
  }

  function move(event: PointerEvent) {
    if (!drag.current) return;
    const { name, from, x, y, pxPerMm } = drag.current;
    const [right, down] = [(event.clientX - x) / pxPerMm, (event.clientY - y) / pxPerMm];
    const moved = movedOffset(from, right, down, limits);
    const present = offset();
    if (moved.left !== present.left || moved.top !== present.top) onMove(moved, name);
  }

  function endDrag() {
    drag.current = null;
  }

  function nudge(event: KeyboardEvent) {
    const step = nudgeOf(event.key, event.shiftKey);
    if (!step) return;
    event.preventDefault();
    onMove(movedOffset(offset(), ...step, limits), 'nudge');
  }

  return (
    <button
      type="button"
      aria-label={label}
      onPointerDown={startDrag}
      onPointerMove={move}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onKeyDown={nudge}
      className="absolute cursor-move touch-none hover:inset-ring hover:inset-ring-primary/60"
      style={positionOnCard(box, bleed)}
    />
  );
}
