import { type Adjustments, patchAdjustments } from '#domain/card/adjustments.ts';
import type { Card, CardPatch } from '#domain/card/card.ts';
import type { Editor } from '../editor-store.ts';

/** The change of a card that changes in what it differs from its arrangement. */
export function adjustmentsPatch({ style }: Card, change: Adjustments): CardPatch {
  return { style: { adjustments: patchAdjustments(style.adjustments, change) } };
}

/** Changes in what the card differs from its arrangement. */
export function adjust(editor: Editor, change: Adjustments, step?: string): void {
  editor.patchCard(adjustmentsPatch(editor.get().present.card, change), step);
}
