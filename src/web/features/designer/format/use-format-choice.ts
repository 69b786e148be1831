import { useCallback, useRef, useState } from 'react';
import type { Card } from '#domain/card/card.ts';
import { formatIds } from '#domain/card/formats.ts';
import type { Step } from '#editor/editor-store.ts';
import { withLayout } from '#layout/with-layout.ts';
import { cardFonts } from '../../../shared/fonts/card-fonts.ts';
import { useEditorStores } from '../core/editor-stores.ts';

export type Format = NonNullable<Card['format']>;

/**
 * Choosing a format: the card follows every choice, and all choices until the panel closes are one undo step. `cancel`
 * returns to the last kept format, else to the one before.
 */
export function useFormatChoice() {
  const { editor, sizeBefore } = useEditorStores();
  const [isOpen, setOpen] = useState(false);
  const step = useRef<Step | null>(null);
  const kept = useRef<Format | null>(null);

  const onOpenChange = useCallback(
    (opens: boolean) => {
      const { format, orientation } = editor.get().present.card;
      step.current = opens ? editor.startStep() : null;
      kept.current = null;
      sizeBefore.set(opens ? { format, orientation } : null);
      setOpen(opens);
    },
    [editor, sizeBefore],
  );

  const choose = useCallback(
    (format: Format) => {
      if (isSameFormat(format, sizeBefore.get()?.format ?? formatIds[0])) step.current?.cancel();
      else step.current?.setCard((card) => withFormat(card, format));
    },
    [sizeBefore],
  );

  const keep = useCallback((format: Format) => {
    kept.current = format;
  }, []);

  const cancel = useCallback(() => {
    if (kept.current) choose(kept.current);
    else step.current?.cancel();
  }, [choose]);

  return { isOpen, onOpenChange, choose, keep, cancel };
}

/** The card in another format. The orientation of a custom format follows its sides; otherwise the card keeps its own. */
function withFormat(card: Card, format: Format): Card {
  const keepsOrientation = typeof format === 'string' || format.widthMm === format.heightMm;
  const { looks } = cardFonts.get();
  if (keepsOrientation) return withLayout(card, { format }, looks);
  const orientation = format.widthMm > format.heightMm ? 'landscape' : 'portrait';
  return withLayout(card, { format, orientation }, looks);
}

function isSameFormat(one: Format | undefined, other: Format | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.widthMm === other.widthMm && one.heightMm === other.heightMm;
}
