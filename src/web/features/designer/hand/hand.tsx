import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { cardItems, type TextItem } from '#editor/hand/card-items.ts';
import { sideText } from '#editor/hand/side-text.ts';
import type { RunField, Scene } from '#layout/scene.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useStoreValue } from '../../../shared/use-store.ts';
import { useEditorStores } from '../core/editor-stores.ts';
import type { Selection } from '../core/selection.ts';
import { useDraft } from '../core/use-editor.ts';
import { ItemButton } from './item-button.tsx';
import { TypingField } from './typing-field.tsx';
import { useTypableTexts } from './use-typable-texts.ts';

type HandProps = {
  scene: Scene;
  /** Whether the first text gets the focus. */
  takesFocus: boolean;
};

/** A list over the card: a click selects a text, the next one types it. */
export function Hand({ scene, takesFocus }: HandProps) {
  const { selection } = useEditorStores();
  const selected = useStoreValue(selection);
  const t = useTexts('hand');
  const list = useRef<HTMLUListElement>(null);
  const { side, guides } = scene;
  const { canType, type } = useTypableTexts(side);
  const card = useDraft((draft) => draft.card);
  const current = selected?.side === side ? selected : null;
  const texts = useTextsWithTyped(scene, current);

  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('[data-item]')?.focus();
  }, [takesFocus]);

  function select(id: string, mode: Selection['mode']) {
    selection.set({ side, id, mode });
  }

  /** Ends typing; the text stays selected and has the focus. */
  function endTyping(id: string) {
    select(id, 'selected');
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-item=${id}]`)?.focus());
  }

  function keyWhileTyping(event: KeyboardEvent, id: RunField) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      endTyping(id);
    }
    if (event.key !== 'Tab') return;
    const fields = texts.map((text) => text.id).filter(canType);
    const next = fields[fields.indexOf(id) + (event.shiftKey ? -1 : 1)];
    if (next === undefined) return;
    event.preventDefault();
    select(next, 'typing');
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget) && selection.get()?.mode !== 'form') selection.set(null);
  }

  return (
    <ul
      ref={list}
      aria-label={t.parts[side]}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && selection.set(null)}
      className="pointer-events-none absolute inset-0 [container-type:inline-size]"
    >
      {texts.map((item) => (
        <li key={item.id} className="pointer-events-auto">
          {current?.id === item.id && current.mode === 'typing' && canType(item.id) ? (
            <TypingField
              item={item}
              bleed={guides.bleed}
              text={sideText(card, side, item.id) ?? ''}
              onType={(text) => type(item.id, text)}
              onKeyDown={(event) => keyWhileTyping(event, item.id)}
            />
          ) : (
            <ItemButton
              item={item}
              bleed={guides.bleed}
              isSelected={current?.id === item.id}
              canType={canType(item.id)}
              onSelect={() => select(item.id, 'selected')}
              onType={() => select(item.id, 'typing')}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The side's text with the typed one where it was: an empty optional line is not laid out. */
function useTextsWithTyped(scene: Scene, current: Selection | null): readonly TextItem[] {
  const texts = useMemo(() => cardItems(scene).filter(isText), [scene]);
  const [lastTyped, setLastTyped] = useState<TextItem | null>(null);
  if (current?.mode !== 'typing') return texts;
  const typed = texts.find(({ id }) => id === current.id);
  if (typed && typed !== lastTyped) setLastTyped(typed);
  return typed || lastTyped?.id !== current.id ? texts : [...texts, lastTyped];
}

function isText(item: ReturnType<typeof cardItems>[number]): item is TextItem {
  return item.kind === 'text';
}
