import { type ComponentProps, use, useState } from 'react';
import { Link } from 'react-router';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { PlanOffer } from '../../../shared/offer/plan-offer.tsx';
import { Button, buttonStyles } from '../../../ui/inputs/button.tsx';
import { CardCommandsContext } from './card-commands.tsx';
import { CardIcon } from './card-icon.tsx';

/** On a phone the three buttons share the width, separated by hairlines. */
const actionStyles =
  'max-tablet:h-12 max-tablet:rounded-none max-tablet:px-1 max-tablet:text-md max-tablet:[&>svg]:size-4 ' +
  'max-tablet:not-last:border-r-border tablet:gap-1.5 tablet:px-2';
const editStyles = buttonStyles({ variant: 'ghost', size: 'sm', className: actionStyles });
const deleteStyles = `${actionStyles} tablet:ml-auto`;

type CardActionsProps = { card: SavedCard; nameId: string };

/** Buttons only: what they open belongs to the list, and is mounted when it is used. */
export function CardActions({ card, nameId }: CardActionsProps) {
  const { cards: texts } = useMessages();
  const { deleting, delete: deleteCard } = use(CardCommandsContext);
  return (
    <div className="grid grid-cols-[1fr_1.22fr_1fr_auto] border-border max-tablet:border-t tablet:flex tablet:gap-1.5 tablet:px-2.5 tablet:pb-2.5 tablet:pointer-coarse:pb-1.5">
      <Link to={`/edit/${card.id}`} aria-describedby={nameId} className={editStyles}>
        <CardIcon kind="edit" />
        {texts.edit}
      </Link>
      <DuplicateButton card={card} nameId={nameId} />
      <ActionButton
        kind="delete"
        nameId={nameId}
        className={deleteStyles}
        busy={deleting.includes(card.id)}
        onClick={() => deleteCard(card)}
      >
        {texts.delete}
      </ActionButton>
      {!card.isTooNew && <MoreButton card={card} />}
    </div>
  );
}

/** The plan's offer is mounted when the plan first refuses a copy. */
function DuplicateButton({ card, nameId }: CardActionsProps) {
  const { cards: texts } = useMessages();
  const { duplicating, duplicate } = use(CardCommandsContext);
  const [offer, setOffer] = useState<{ reason: string; isOpen: boolean } | null>(null);
  const button = (
    <ActionButton
      kind="duplicate"
      nameId={nameId}
      busy={duplicating.includes(card.id)}
      onClick={() => duplicate(card, (reason) => setOffer({ reason, isOpen: true }))}
    >
      {texts.duplicate}
    </ActionButton>
  );
  if (!offer) return button;
  return <PlanOffer anchor={button} {...offer} onClose={() => setOffer({ ...offer, isOpen: false })} />;
}

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'icon' | 'disabled'> & {
  kind: 'duplicate' | 'delete';
  nameId: string;
};

/** A button that changes cards, which needs a connection. */
function ActionButton({ kind, nameId, className = actionStyles, ...rest }: ActionButtonProps) {
  const { isOnline } = use(CardCommandsContext);
  return (
    <Button
      {...rest}
      variant="ghost"
      size="sm"
      className={className}
      aria-describedby={nameId}
      icon={<CardIcon kind={kind} />}
      disabled={!isOnline}
    />
  );
}

function MoreButton({ card }: { card: SavedCard }) {
  const { designs: words } = useMessages();
  const { makingDesign, menuOf, toggleMenu } = use(CardCommandsContext);
  return (
    <Button
      variant="ghost"
      size="sm"
      className="max-tablet:h-12 max-tablet:rounded-none tablet:px-2"
      aria-label={words.more(card.name)}
      aria-haspopup="menu"
      aria-expanded={menuOf === card.id}
      busy={makingDesign.includes(card.id)}
      icon={<CardIcon kind="more" />}
      onClick={({ currentTarget: button }) => toggleMenu({ card, button })}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        // The page does not scroll.
        event.preventDefault();
        toggleMenu({ card, button: event.currentTarget });
      }}
    />
  );
}
