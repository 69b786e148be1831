import { textFields } from '#domain/card/text-fields.ts';
import { sideText, tidyTyped, typeText } from '#editor/hand/side-text.ts';
import type { RunField } from '#layout/scene.ts';
import { type Side, useEditorStores } from '../core/editor-stores.ts';

/** What can be typed on a side, and how: a company design locks fields. */
export function useTypableTexts(side: Side) {
  const { editor, locks } = useEditorStores();
  const isOpen = (id: RunField) =>
    locks === null || (side === 'front' && textFields.some((field) => field === id && locks.isOpen(field)));
  return {
    canType: (id: RunField) => isOpen(id) && sideText(editor.get().present.card, side, id) !== null,
    type: (id: RunField, text: string) => typeText(editor, side, id, text),
    tidy: (id: RunField) => tidyTyped(editor, side, id),
  };
}
