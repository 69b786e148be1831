import { use } from 'react';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SelectionContext } from './selection.ts';

/** Selects a card. With a mouse it appears on hover, focus, and while other cards are selected. */
export function SelectBox({ card: { id, name } }: { card: SavedCard }) {
  const { list: words } = useMessages().cards;
  const { ids, toggle } = use(SelectionContext);
  return (
    <label
      className={classNames(
        'absolute top-0 left-0 z-1 grid size-11 cursor-pointer place-items-center focus-within:opacity-100',
        ids.size === 0 && 'group-hover:opacity-100 pointer-fine:opacity-0',
      )}
    >
      <input
        type="checkbox"
        aria-label={words.select(name)}
        checked={ids.has(id)}
        onChange={({ nativeEvent }) => toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="size-4.5 cursor-pointer accent-primary"
      />
    </label>
  );
}
