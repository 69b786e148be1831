import { useCallback } from 'react';
import type { BlockAdjustment } from '#domain/card/adjustments.ts';
import type { TextBlock } from '#domain/card/shared-sizes.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { adjust } from '#editor/hand/adjust.ts';
import { blockOf } from '#editor/hand/blocks.ts';
import { useStore } from '../../../../shared/use-store.ts';
import { useEditorStores } from '../editor-stores.ts';
import { useDraft } from '../use-editor.ts';

/** The block of a text of the front; null while it is in none. */
export function useBlockOf(field: TextField): TextBlock | null {
  return useStore(useEditorStores().layout, (laidOut) => laidOut && blockOf(laidOut.scene, field));
}

/** What was chosen for a block, and a way to choose otherwise. */
export function useBlockChoice(block: TextBlock) {
  const { editor } = useEditorStores();
  const chosen = useDraft(({ card }) => card.style.adjustments?.blocks?.[block]) ?? none;
  const choose = useCallback(
    (change: BlockAdjustment, step?: string) =>
      adjust(editor, { blocks: { [block]: change } }, step && `${block} ${step}`),
    [editor, block],
  );
  return { chosen, choose };
}

const none: BlockAdjustment = {};
