import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CardItem, cardItems, type TextItem } from '#editor/hand/card-items.ts';
import { canBreakLine, sideText } from '#editor/hand/side-text.ts';
import { withoutItems } from '#editor/hand/without-items.ts';
import { withoutText } from '#editor/hand/without-text.ts';
import type { RunField, Scene } from '#layout/scene.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsPhone } from '../../../shared/page/breakpoints.ts';
import { useStoreValue } from '../../../shared/use-store.ts';
import { useEditorStores } from '../core/editor-stores.ts';
import type { Selection } from '../core/selection.ts';
import { useLaidOutCard } from '../core/use-card-layout.ts';
import { useDraft } from '../core/use-editor.ts';
import { MovedLayer } from './drag/moved-layer.tsx';
import { SnapLines } from './drag/snap-lines.tsx';
import { useDrag } from './drag/use-drag.ts';
import { ItemButton } from './item-button.tsx';
import { controlsOf } from './item-controls.ts';
import { useItemWords } from './item-words.ts';
import { SelectionBar } from './selection-bar.tsx';
import { SelectionSheet } from './selection-sheet.tsx';
import { TypingField } from './typing-field.tsx';
import { useItemKeys } from './use-item-keys.ts';
import { useTypableTexts } from './use-typable-texts.ts';

/** The scene without what the hand draws itself. */
type Redraw = (scene: Scene) => Scene;

export type HandProps = {
  scene: Scene;
  /** Whether the first item gets the focus. */
  takesFocus: boolean;
  onRedraw: (redraw: Redraw | null) => void;
};

/** A list over the card: a click selects an item, the next one types its text, and a drag moves it. */
export function Hand({ scene, takesFocus, onRedraw }: HandProps) {
  const { selection, locks } = useEditorStores();
  const selected = useStoreValue(selection);
  const t = useTexts('hand');
  const words = useItemWords();
  const root = useRef<HTMLUListElement>(null);
  const { side, guides } = scene;
  const { canType, type, tidy } = useTypableTexts(side);
  const card = useDraft((draft) => draft.card);
  const laidOut = useLaidOutCard();
  const isPhone = useIsPhone();
  const current = selected?.side === side ? selected : null;
  const items = useItemsWithTyped(scene, current);
  const placeBar = useRef<((box: TextItem['box']) => void) | null>(null);
  const { moving, layer, lines, press, nudge } = useDrag({
    scene,
    root,
    onSelect: (id) => select(id, 'selected'),
    onMove: (box) => placeBar.current?.(box),
  });
  const onItemKey = useItemKeys(scene, nudge);
  const typedId = current?.mode === 'typing' ? current.id : null;
  const chosen = current?.mode === 'selected' ? items.find(({ id }) => id === current.id) : undefined;
  const isLocked = (item: CardItem) => locks !== null && !(item.kind === 'text' && canType(item.id));

  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>('[data-item]')?.focus();
  }, [takesFocus]);

  useLayoutEffect(() => {
    if (typedId !== null) onRedraw((drawn) => withoutText(drawn, typedId));
    else if (moving) onRedraw((drawn) => withoutItems(drawn, moving.parts));
    else return;
    return () => onRedraw(null);
  }, [typedId, moving, onRedraw]);

  function select(id: string, mode: Selection['mode']) {
    selection.set({ side, id, mode });
  }

  function focusItem(id: string) {
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus());
  }

  /** Ends typing; the text stays selected and has the focus. */
  function endTyping(id: RunField) {
    tidy(id);
    select(id, 'selected');
    focusItem(id);
  }

  function keyWhileTyping(event: KeyboardEvent, id: RunField) {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey, ctrlKey, metaKey } = event;
    // Enter breaks the line where it can; elsewhere it ends typing, as with Ctrl it always does.
    const breaks = key === 'Enter' && !ctrlKey && !metaKey && canBreakLine(id);
    if ((key === 'Enter' && !breaks) || key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      endTyping(id);
    }
    if (key !== 'Tab') return;
    const fields = items.flatMap((item) => (item.kind === 'text' ? [item.id] : [])).filter(canType);
    const next = fields[fields.indexOf(id) + (shiftKey ? -1 : 1)];
    if (next === undefined) return;
    event.preventDefault();
    tidy(id);
    select(next, 'typing');
  }

  /** What the bar opens is not of its element. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    const stays =
      relatedTarget instanceof Element &&
      (currentTarget.contains(relatedTarget) || relatedTarget.closest(ofHand) !== null);
    if (!stays && selection.get()?.mode !== 'form') selection.set(null);
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const isOnItem = event.target instanceof HTMLElement && event.target.dataset.item !== undefined;
    if (isOnItem || !chosen) selection.set(null);
    else focusItem(chosen.id);
  }

  const controls = chosen && !locks ? controlsOf(card, scene, chosen) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the controls inside.
    <div className="contents" onBlur={leave} onKeyDown={onKey}>
      <ul
        ref={root}
        aria-label={t.parts[side]}
        className="pointer-events-none absolute inset-0 [container-type:inline-size]"
      >
        {items.map((item) => (
          <li key={item.id} className="pointer-events-auto">
            {item.kind === 'text' && typedId === item.id && canType(item.id) ? (
              <TypingField
                item={item}
                bleed={guides.bleed}
                text={sideText(card, side, item.id) ?? ''}
                onType={(text) => type(item.id, text)}
                onBlur={() => tidy(item.id)}
                onKeyDown={(event) => keyWhileTyping(event, item.id)}
              />
            ) : (
              // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the button inside.
              <div className="contents" onKeyDown={(event) => onItemKey(event, item)}>
                <ItemButton
                  item={item}
                  bleed={guides.bleed}
                  isSelected={current?.id === item.id}
                  isMoving={moving !== null && current?.id === item.id}
                  canType={item.kind === 'text' && canType(item.id)}
                  isLocked={isLocked(item)}
                  onSelect={() => select(item.id, 'selected')}
                  onType={() => select(item.id, 'typing')}
                  onPress={(event) => press(event, item, current?.id === item.id)}
                />
              </div>
            )}
            {item === chosen && controls && isPhone === false && (
              <SelectionBar item={item} controls={controls} bleed={guides.bleed} placeRef={placeBar} />
            )}
          </li>
        ))}
      </ul>
      {moving && laidOut && (
        <>
          <SnapLines ref={lines} bleed={guides.bleed} length={words.length} />
          <MovedLayer ref={layer} movable={moving} scene={scene} laidOut={laidOut} />
        </>
      )}
      {chosen && controls && isPhone && (
        <SelectionSheet
          item={chosen}
          controls={controls}
          onNudge={(way) => void nudge(chosen, way)}
          onDone={() => selection.set(null)}
        />
      )}
    </div>
  );
}

/** The bar, the sheet and what they open, and what changes the selected item from elsewhere. */
const ofHand = '[data-of-hand], [data-keeps-selection], [data-radix-popper-content-wrapper]';

/** The side's items with the typed one where it was: an empty optional line is not laid out. */
function useItemsWithTyped(scene: Scene, current: Selection | null): readonly CardItem[] {
  const items = useMemo(() => cardItems(scene), [scene]);
  const [lastTyped, setLastTyped] = useState<TextItem | null>(null);
  if (current?.mode !== 'typing') return items;
  const typed = items.find(({ id }) => id === current.id);
  if (typed?.kind === 'text' && typed !== lastTyped) setLastTyped(typed);
  return typed || lastTyped?.id !== current.id ? items : [...items, lastTyped];
}
