import { useCallback, useMemo } from 'react';
import type { FieldAdjustment } from '#domain/card/adjustments.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { adjust } from '#editor/hand/adjust.ts';
import { textValues } from '#editor/hand/text-values.ts';
import type { GlyphRun } from '#layout/scene.ts';
import { useStore } from '../../../../shared/use-store.ts';
import { useEditorStores } from '../editor-stores.ts';
import { useDraft } from '../use-editor.ts';

/** What a control changes: one text of the front. */
export type TextTarget = { field: TextField };

/** The first line of a text of the front; null while it is not on the card. */
function useRunOf(field: TextField): GlyphRun | null {
  return useStore(useEditorStores().layout, (laidOut) => {
    const run = laidOut?.scene.items.find((item) => item.kind === 'text' && item.field === field);
    return run?.kind === 'text' ? run : null;
  });
}

/** How a text of the front is printed, what was chosen for it, and a way to choose otherwise. */
export function useTextValues(field: TextField) {
  const { editor } = useEditorStores();
  const run = useRunOf(field);
  const chosen = useDraft(({ card }) => card.style.adjustments?.fields?.[field]);
  const text = useDraft(({ card }) => card.content[field] ?? '');
  const values = useMemo(() => textValues(text, run, chosen), [text, run, chosen]);
  const choose = useCallback(
    (change: FieldAdjustment, step?: string) =>
      adjust(editor, { fields: { [field]: change } }, step && `${field} ${step}`),
    [editor, field],
  );
  return { ...values, choose };
}
