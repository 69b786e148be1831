import { type ComponentProps, type ReactElement, use, useState } from 'react';
import { Link } from 'react-router';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PlanOffer } from '../../../shared/offer/plan-offer.tsx';
import { Button, buttonStyles } from '../../../ui/inputs/button.tsx';
import { CardIcon } from '../card-icon.tsx';
import { CardCommandsContext } from './card-commands.tsx';
import type { MenuPlace } from './card-menu.tsx';

/** On a phone the three buttons share the width, separated by hairlines. */
const actionStyles =
  'max-tablet:h-12 max-tablet:rounded-none max-tablet:px-1 max-tablet:text-md max-tablet:[&>svg]:size-4 ' +
  'max-tablet:not-last:border-r-border tablet:gap-1.5 tablet:px-2';
const editStyles = buttonStyles({ variant: 'ghost', size: 'sm', className: actionStyles });

type CardActionsProps = { card: SavedCard; nameId: string };

/** Buttons only: what they open belongs to the list, and is mounted when it is used. */
export function CardActions({ card, nameId }: CardActionsProps) {
  const { cards: t } = useTexts();
  const { deleting, delete: deleteCard } = use(CardCommandsContext);
  return (
    <div className="grid grid-cols-[1fr_1.22fr_1fr_auto] border-border max-tablet:border-t tablet:flex tablet:flex-wrap tablet:gap-1.5 tablet:px-2.5 tablet:pb-2.5 tablet:pointer-coarse:pb-1.5">
      <Link to={`/edit/${card.id}`} aria-describedby={nameId} className={editStyles}>
        <CardIcon kind="edit" />
        {t.edit}
      </Link>
      <DuplicateButton card={card} nameId={nameId} />
      <div className="contents tablet:ml-auto tablet:flex tablet:gap-1.5">
        <ActionButton
          kind="delete"
          nameId={nameId}
          busy={deleting.includes(card.id)}
          onClick={() => deleteCard(card)}
        >
          {t.delete}
        </ActionButton>
        {!card.isTooNew && <MoreButton card={card} />}
      </div>
    </div>
  );
}

function DuplicateButton({ card, nameId }: CardActionsProps) {
  const { cards: t } = useTexts();
  const { duplicating } = use(CardCommandsContext);
  const { duplicate, withOffer } = useDuplicate(card);
  return withOffer(
    <ActionButton kind="duplicate" nameId={nameId} busy={duplicating.includes(card.id)} onClick={duplicate}>
      {t.duplicate}
    </ActionButton>,
  );
}

/** Copies a card. The plan's offer is mounted at the button when the plan first refuses a copy. */
function useDuplicate(card: SavedCard) {
  const { duplicate } = use(CardCommandsContext);
  const [offer, setOffer] = useState<{ reason: string; isOpen: boolean } | null>(null);
  return {
    duplicate: () => duplicate(card, (reason) => setOffer({ reason, isOpen: true })),
    withOffer: (button: ReactElement) =>
      offer ? (
        <PlanOffer anchor={button} {...offer} onClose={() => setOffer({ ...offer, isOpen: false })} />
      ) : (
        button
      ),
  };
}

type ActionButtonProps = Omit<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'icon' | 'disabled' | 'className'
> & {
  kind: 'duplicate' | 'delete';
  nameId: string;
};

/** A button that changes cards, which needs a connection. */
function ActionButton({ kind, nameId, ...rest }: ActionButtonProps) {
  const { isOnline } = use(CardCommandsContext);
  return (
    <Button
      {...rest}
      variant="ghost"
      size="sm"
      className={actionStyles}
      aria-describedby={nameId}
      icon={<CardIcon kind={kind} />}
      disabled={!isOnline}
    />
  );
}

const moreStyles = 'max-tablet:h-12 max-tablet:rounded-none tablet:px-2';

/** In a row of the table the menu has every action. */
export function RowMenuButton({ card }: { card: SavedCard }) {
  const { duplicating, deleting } = use(CardCommandsContext);
  const { duplicate, withOffer } = useDuplicate(card);
  return withOffer(
    <MoreButton
      card={card}
      busy={duplicating.includes(card.id) || deleting.includes(card.id)}
      className="px-2.5"
      onDuplicate={duplicate}
    />,
  );
}

type MoreButtonProps = Pick<ComponentProps<typeof Button>, 'ref' | 'busy' | 'className'> &
  Pick<MenuPlace, 'card' | 'onDuplicate'>;

function MoreButton({ card, busy = false, className = moreStyles, onDuplicate, ...rest }: MoreButtonProps) {
  const t = useTexts('designs');
  const { makingDesign, menuOf, toggleMenu } = use(CardCommandsContext);
  return (
    <Button
      {...rest}
      variant="ghost"
      size="sm"
      className={className}
      aria-label={t.more(card.name)}
      aria-haspopup="menu"
      aria-expanded={menuOf === card.id}
      busy={busy || makingDesign.includes(card.id)}
      icon={<CardIcon kind="more" />}
      onClick={({ currentTarget: button }) => toggleMenu({ card, button, onDuplicate })}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        // The page does not scroll.
        event.preventDefault();
        toggleMenu({ card, button: event.currentTarget, onDuplicate });
      }}
    />
  );
}
