import { type PointerEvent, useRef } from 'react';
import type { CardItem } from '#editor/hand/card-items.ts';
import { growBox } from '#layout/boxes.ts';
import type { Box } from '#layout/guides.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { positionOnCard } from '../core/drawing/position-on-card.ts';
import { useItemWords } from './item-words.ts';

type ItemButtonProps = {
  item: CardItem;
  bleed: Box;
  isSelected: boolean;
  /** A separate layer draws it while it is moved. */
  isMoving: boolean;
  /** False for a logo or a code, and for a text that the company design locks. */
  canType: boolean;
  /** The company design decides it. */
  isLocked: boolean;
  onSelect: () => void;
  onType: () => void;
  onPress: (event: PointerEvent<HTMLElement>) => void;
};

/** An item on the card. The first click selects it, the next one types; so does Enter. */
export function ItemButton(props: ItemButtonProps) {
  const { item, bleed, isSelected, isMoving, canType, isLocked, onSelect, onType, onPress } = props;
  const t = useTexts('hand');
  const { editor } = useTexts();
  const words = useItemWords();
  // A press moves the focus, which selects: what was selected before it is typed.
  const wasSelected = useRef(false);
  return (
    <button
      type="button"
      data-item={item.id}
      aria-pressed={isSelected}
      title={canType ? t.clickToType : isLocked ? editor.lockedHint : undefined}
      onPointerDown={(event) => {
        wasSelected.current = isSelected;
        onPress(event);
      }}
      onFocus={onSelect}
      onClick={({ detail }) => (canType && (detail === 0 || wasSelected.current) ? onType() : onSelect())}
      className={classNames(
        'absolute cursor-default rounded-xs outline-hand select-none hover:outline-1 focus-visible:shadow-none',
        isSelected && 'touch-none shadow-[0_0_0_2.5px_rgb(255_255_255/0.75)]',
        isLocked && 'outline-dashed',
        isMoving ? 'shadow-none! outline-none!' : isSelected ? 'outline-[1.5px]' : 'outline-none',
      )}
      style={positionOnCard(growBox(item.box, aroundMm), bleed)}
    >
      <span className="sr-only">{words.place(item)}</span>
    </button>
  );
}

/** From an item to the line around it. */
export const aroundMm = 0.4;
