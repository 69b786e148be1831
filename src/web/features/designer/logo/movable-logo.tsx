import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { logoPlacementOf } from '#domain/card/card.ts';
import type { Scene } from '#layout/scene.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { positionOnCard } from '../canvas/position-on-card.ts';
import { useEditor } from '../core/editor-store.ts';
import { movedOffsets, nudgeOf, type Offsets } from './logo-offsets.ts';

type Drag = { name: string; from: Offsets; x: number; y: number; pxPerMm: number };

/** A button over the logo on the card: moved by pointer and by arrow keys. Its position is relative to the card's element. */
export function MovableLogo({ scene: { items, guides } }: { scene: Scene }) {
  const editor = useEditor();
  const { logo: words } = useMessages().editor;
  const drag = useRef<Drag | null>(null);
  const logo = items.find((item) => item.kind === 'logo');
  if (!logo) return null;
  const { image } = logo;

  function offsets(): Offsets {
    const { left, top } = logoPlacementOf(editor.get().present.design);
    return { logoX: left, logoY: top };
  }

  function startDrag(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const pxPerMm = event.currentTarget.getBoundingClientRect().width / image.width;
    // Each drag has its own step name, so that one undo reverts one drag.
    drag.current = {
      name: `drag ${event.timeStamp}`,
      from: offsets(),
      x: event.clientX,
      y: event.clientY,
      pxPerMm,
    };
  }

  function move(event: PointerEvent) {
    if (!drag.current) return;
    const { name, from, x, y, pxPerMm } = drag.current;
    const moved = movedOffsets(from, (event.clientX - x) / pxPerMm, (event.clientY - y) / pxPerMm);
    const present = offsets();
    if (moved.logoX !== present.logoX || moved.logoY !== present.logoY) editor.changeDesign(moved, name);
  }

  function nudge(event: KeyboardEvent) {
    const step = nudgeOf(event.key, event.shiftKey);
    if (!step) return;
    event.preventDefault();
    editor.changeDesign(movedOffsets(offsets(), ...step), 'nudge');
  }

  return (
    <button
      type="button"
      aria-label={words.move}
      onPointerDown={startDrag}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
      onKeyDown={nudge}
      className="absolute cursor-move touch-none hover:inset-ring hover:inset-ring-primary/60"
      style={positionOnCard(image, guides.bleed)}
    />
  );
}
