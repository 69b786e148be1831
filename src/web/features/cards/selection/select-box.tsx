import { use } from 'react';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SelectionContext } from './selection.ts';

/** In a corner of a tile. With a mouse it appears on hover, focus, and while other cards are selected. */
export function TileSelectBox({ card }: { card: SavedCard }) {
  const isIdle = use(SelectionContext).ids.size === 0;
  return (
    <SelectBox
      card={card}
      className={classNames(
        'absolute top-0 left-0 z-1 focus-within:opacity-100',
        isIdle && 'group-hover:opacity-100 pointer-fine:opacity-0',
      )}
    />
  );
}

/** The box around a checkbox, which is easier to hit than the checkbox itself. */
export const selectBoxStyles = 'grid size-11 cursor-pointer place-items-center';
export const checkboxStyles = 'size-4.5 cursor-pointer accent-primary';

/** Selects a card. */
export function SelectBox({ card: { id, name }, className }: { card: SavedCard; className?: string }) {
  const { list: t } = useTexts().cards;
  const { ids, toggle } = use(SelectionContext);
  return (
    <label className={classNames(selectBoxStyles, className)}>
      <input
        type="checkbox"
        aria-label={t.select(name)}
        checked={ids.has(id)}
        onChange={({ nativeEvent }) => toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className={checkboxStyles}
      />
    </label>
  );
}
