import { useRef } from 'react';
import { isBackText } from '#domain/card/card-back.ts';
import type { TextItem } from '#editor/hand/card-items.ts';
import { growBox } from '#layout/boxes.ts';
import type { Box } from '#layout/guides.ts';
import type { RunField } from '#layout/scene.ts';
import { useLengths } from '../../../shared/i18n/lengths.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { positionOnCard } from '../core/drawing/position-on-card.ts';
import { useDraft } from '../core/use-editor.ts';

type ItemButtonProps = {
  item: TextItem;
  bleed: Box;
  isSelected: boolean;
  /** False if the company design locks it. */
  canType: boolean;
  onSelect: () => void;
  onType: () => void;
};

/** A text on the card. The first click selects it, the next one types; so does Enter. */
export function ItemButton({ item, bleed, isSelected, canType, onSelect, onType }: ItemButtonProps) {
  const t = useTexts('hand');
  const { editor } = useTexts();
  const name = useItemName(item.id);
  const { length } = useLengths(useDraft(({ card }) => card.format));
  // A press moves the focus, which selects: what was selected before it is typed.
  const wasSelected = useRef(false);
  return (
    <button
      type="button"
      data-item={item.id}
      aria-pressed={isSelected}
      title={canType ? t.clickToType : editor.lockedHint}
      onPointerDown={() => {
        wasSelected.current = isSelected;
      }}
      onFocus={onSelect}
      onClick={({ detail }) => (canType && (detail === 0 || wasSelected.current) ? onType() : onSelect())}
      className={classNames(
        'absolute cursor-text rounded-xs outline-hand hover:outline-1',
        isSelected ? 'outline-[1.5px]' : 'outline-none',
      )}
      style={positionOnCard(growBox(item.box, aroundMm), bleed)}
    >
      <span className="sr-only">
        {t.place(name, length(inTenths(item.box.x)), length(inTenths(item.box.y)))}
      </span>
    </button>
  );
}

/** From a text to the line around it. */
const aroundMm = 0.4;

function inTenths(mm: number): number {
  return Math.round(10 * mm) / 10;
}

/** The name of a text, as the form has it. */
export function useItemName(id: RunField): string {
  const { editor, back } = useTexts();
  return isBackText(id) ? back[id] : editor.fields[id];
}
