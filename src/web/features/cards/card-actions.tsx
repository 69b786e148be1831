import { Copy, Download, Ellipsis, LayoutTemplate, Pencil, Trash2 } from 'lucide-react';
import { use, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { SavedCard } from '#contract/saved-card.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { PlanOffer } from '../../shared/offer/plan-offer.tsx';
import { useIsOnline } from '../../shared/online.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { useDuplicateCard } from './card-mutations.ts';
import { useMakeDesign } from './designs/design-mutations.ts';
import { PrintContext } from './print-context.ts';

type CardActionsProps = { card: SavedCard; nameId: string; isDeleting: boolean; onDelete: () => void };

/** On a phone the three buttons share the width, separated by hairlines. */
const actionStyles =
  'max-tablet:h-12 max-tablet:rounded-none max-tablet:px-1 max-tablet:text-md max-tablet:[&>svg]:size-4 ' +
  'max-tablet:not-last:border-r-border tablet:gap-1.5 tablet:px-2';

const icon = { 'aria-hidden': true, size: 14, strokeWidth: 1.75 } as const;

export function CardActions({ card, nameId, isDeleting, onDelete }: CardActionsProps) {
  const { cards: texts } = useMessages();
  const [isOffering, setOffering] = useState(false);
  const duplicate = useDuplicateCard(() => setOffering(true));
  const isOnline = useIsOnline();
  const buttonProps = {
    variant: 'ghost',
    size: 'sm',
    className: actionStyles,
    'aria-describedby': nameId,
  } as const;
  return (
    <div className="grid grid-cols-[1fr_1.22fr_1fr_auto] border-border max-tablet:border-t tablet:flex tablet:gap-1.5 tablet:px-2.5 tablet:pb-2.5 tablet:pointer-coarse:pb-1.5">
      <Button {...buttonProps} asChild icon={<Pencil {...icon} />}>
        <Link to={`/edit/${card.id}`}>{texts.edit}</Link>
      </Button>
      <PlanOffer
        anchor={
          <Button
            {...buttonProps}
            icon={<Copy {...icon} />}
            busy={duplicate.isPending}
            disabled={!isOnline}
            onClick={() => duplicate.mutate(card)}
          >
            {texts.duplicate}
          </Button>
        }
        isOpen={isOffering}
        onClose={() => setOffering(false)}
      />
      <Button
        {...buttonProps}
        className={`${actionStyles} tablet:ml-auto`}
        icon={<Trash2 {...icon} />}
        busy={isDeleting}
        disabled={!isOnline}
        onClick={onDelete}
      >
        {texts.delete}
      </Button>
      {!card.isTooNew && <MoreActions card={card} />}
    </div>
  );
}

/** Prints the card, makes it a company design, or opens the one that it is of. */
function MoreActions({ card }: { card: SavedCard }) {
  const { designs: words, cards: texts } = useMessages();
  const print = use(PrintContext);
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const make = useMakeDesign();
  return (
    <Menu
      isInMain
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="max-tablet:h-12 max-tablet:rounded-none tablet:px-2"
          aria-label={words.more(card.name)}
          busy={make.isPending}
          icon={<Ellipsis {...icon} />}
        />
      }
    >
      <MenuItem icon={<Download {...icon} />} onSelect={() => print([card])}>
        {texts.download}
      </MenuItem>
      {card.designId ? (
        <MenuItem icon={<LayoutTemplate {...icon} />} onSelect={() => void navigate('/designs')}>
          {words.ofDesign}
        </MenuItem>
      ) : (
        <MenuItem icon={<LayoutTemplate {...icon} />} disabled={!isOnline} onSelect={() => make.mutate(card)}>
          {words.make}
        </MenuItem>
      )}
    </Menu>
  );
}
