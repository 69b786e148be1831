import type { TextField } from '#domain/card/text-fields.ts';
import { adjust } from '#editor/hand/adjust.ts';
import { blockOf, fieldsOfBlock, movedInOrder } from '#editor/hand/blocks.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useStore } from '../../../../shared/use-store.ts';
import { announce } from '../announce.ts';
import { useEditorStores } from '../editor-stores.ts';
import { useDraft } from '../use-editor.ts';

type Order = {
  /** What is printed of the block, in its order. */
  fields: readonly TextField[];
  /** Where the text is among them. */
  index: number;
  /** Moves the text to a place among them. */
  moveTo: (index: number) => void;
  /** Absent while the order is as arranged. */
  reset: (() => void) | undefined;
};

/** The order of the lines around a text of the front; null while it is in no block. */
export function useOrder(field: TextField): Order | null {
  const { editor, layout } = useEditorStores();
  const t = useTexts('hand');
  // A text: a new array would cause a render at every key.
  const names = useStore(layout, (laidOut) => {
    const block = laidOut && blockOf(laidOut.scene, field);
    return block && [block, ...fieldsOfBlock(laidOut.scene, block)].join(' ');
  });
  const blocks = useDraft(({ card }) => card.style.adjustments?.blocks);
  if (!names) return null;
  const [block, ...fields] = names.split(' ') as [keyof NonNullable<typeof blocks>, ...TextField[]];
  const choose = (order: TextField[] | undefined) => adjust(editor, { blocks: { [block]: { order } } });
  return {
    fields,
    index: fields.indexOf(field),
    moveTo(index) {
      if (index < 0 || index >= fields.length) return;
      choose(movedInOrder(fields, field, index));
      announce(t.ordered(index + 1, fields.length));
    },
    reset: blocks?.[block]?.order ? () => choose(undefined) : undefined,
  };
}
