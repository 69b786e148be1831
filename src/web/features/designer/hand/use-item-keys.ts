import type { KeyboardEvent } from 'react';
import { isBackText } from '#domain/card/card-back.ts';
import { adjust } from '#editor/hand/adjust.ts';
import type { CardItem } from '#editor/hand/card-items.ts';
import { nudgeOf, type Way } from '#editor/hand/move.ts';
import { steppedPt, textValues } from '#editor/hand/text-values.ts';
import type { Scene } from '#layout/scene.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../core/announce.ts';
import { useEditorStores } from '../core/editor-stores.ts';
import { useItemWords } from './item-words.ts';

const sizeKeys: Partial<Record<string, -1 | 1>> = { '+': 1, '=': 1, '-': -1 };

/** The keystrokes of the item with the focus: arrows move it, + and − change the size of its text. */
export function useItemKeys({ side }: Scene, nudge: (item: CardItem, way: Way) => boolean) {
  const { editor, locks } = useEditorStores();
  const t = useTexts('hand');
  const words = useItemWords();

  function resize(item: CardItem, direction: -1 | 1): boolean {
    if (item.kind !== 'text' || isBackText(item.id) || side === 'back' || locks) return false;
    const { content, style } = editor.get().present.card;
    const chosen = style.adjustments?.fields?.[item.id];
    const pt = steppedPt(textValues(content[item.id] ?? '', item.runs[0] ?? null, chosen), direction);
    if (pt === null) return false;
    adjust(editor, { fields: { [item.id]: { pt } } }, `${item.id} pt`);
    announce(t.sized(words.nameOf(item), pt));
    return true;
  }

  return (event: KeyboardEvent, item: CardItem) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = nudgeOf(event.key, event.shiftKey);
    const direction = sizeKeys[event.key];
    const isDone = way ? nudge(item, way) : direction !== undefined && resize(item, direction);
    if (isDone) event.preventDefault();
  };
}
