import { useState } from 'react';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { OrientationBadge } from '../card-facts.tsx';
import { NameButton, NameHeading } from './name-button.tsx';
import { RenamableName } from './renamable-name.tsx';

type CardNameProps = { card: SavedCard; nameId: string };

/** The card's name. What a click on it does is mounted with the first click. */
export function CardName({ card, nameId }: CardNameProps) {
  const [wasClicked, setWasClicked] = useState(false);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3">
      {wasClicked ? (
        <RenamableName card={card} nameId={nameId} />
      ) : (
        <NameHeading nameId={nameId}>
          <NameButton name={card.name} onClick={() => setWasClicked(true)} />
        </NameHeading>
      )}
      {!card.isTooNew && <OrientationBadge card={card} />}
    </div>
  );
}
