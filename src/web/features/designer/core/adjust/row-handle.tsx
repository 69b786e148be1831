import { GripVertical } from 'lucide-react';
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { applyPatch } from '#domain/card/card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { adjustmentsPatch } from '#editor/hand/adjust.ts';
import { blockOf, movedInOrder } from '#editor/hand/blocks.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useEditorStores } from '../editor-stores.ts';
import type { TextTarget } from './text-target.ts';
import { useOrder } from './use-order.ts';

/** Drags a row of the form among the rows of its block. With the keyboard: Alt and an arrow key in the row. */
export function RowHandle({ field }: TextTarget) {
  const t = useTexts('hand');
  const { editor, layout } = useEditorStores();
  const handle = useRef<HTMLSpanElement>(null);
  const order = useOrder(field);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || direction === null || !order) return;
    event.preventDefault();
    order.moveTo(order.index + direction);
  });
  useEffect(() => {
    const ended = new AbortController();
    rowOf(handle.current)?.addEventListener('keydown', onKey, { signal: ended.signal });
    return () => ended.abort();
  }, []);

  function startDrag(event: PointerEvent<HTMLSpanElement>) {
    const scene = layout.get()?.scene;
    const block = scene && blockOf(scene, field);
    const grip = handle.current;
    if (event.button !== 0 || !order || !block || !grip) return;
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    const slots = slotsOf(grip, order.fields);
    const step = editor.startStep();
    const ended = new AbortController();
    const options = { signal: ended.signal };
    let place = order.index;
    grip.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const next = nearest(slots, clientY);
        if (next === place) return;
        place = next;
        const moved = movedInOrder(order.fields, field, place);
        step.setCard((card) =>
          applyPatch(card, adjustmentsPatch(card, { blocks: { [block]: { order: moved } } })),
        );
      },
      options,
    );
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'])
      grip.addEventListener(type, () => ended.abort(), options);
  }

  const isMovable = order !== null && order.index >= 0 && order.fields.length > 1;
  return (
    <span
      ref={handle}
      aria-hidden
      title={t.dragLine}
      onPointerDown={startDrag}
      className={
        isMovable
          ? 'absolute top-0 -left-5 grid h-9 w-5 cursor-grab touch-none place-items-center text-ink-300 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 active:cursor-grabbing max-wide:h-5 pointer-coarse:hidden'
          : 'hidden'
      }
    >
      <GripVertical size={14} strokeWidth={1.75} />
    </span>
  );
}

function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-field-row]') ?? null;
}

/** The middles of the rows of some fields, from the top, in px. */
function slotsOf(grip: Element, fields: readonly TextField[]): number[] {
  const form = grip.closest('form');
  const middles = fields.flatMap((field) => {
    const row = rowOf(form?.querySelector(`[name="${field}"]`) ?? null)?.getBoundingClientRect();
    return row ? [(row.top + row.bottom) / 2] : [];
  });
  return middles.sort((a, b) => a - b);
}

function nearest(slots: readonly number[], y: number): number {
  const ways = slots.map((slot) => Math.abs(slot - y));
  return ways.indexOf(Math.min(...ways));
}
