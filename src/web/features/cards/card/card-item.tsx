import { memo, type ReactNode, use, useId } from 'react';
import { Link } from 'react-router';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import { cardOfSaved } from '../../../shared/api/card-of-saved.ts';
import { BackPicture, CardPicture } from '../../../shared/card/card-picture.tsx';
import { useRenderSlot } from '../../../shared/card/use-render-slot.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { CardFacts } from '../card-facts.tsx';
import { CardName } from '../name/card-name.tsx';
import { ProofMark } from '../proofs/proof-mark.tsx';
import { TileSelectBox } from '../selection/select-box.tsx';
import { UnsavedCardsContext } from '../unsaved-cards.ts';
import { CardActions } from './card-actions.tsx';
import { TurningPicture } from './turning-picture.tsx';

const pictureSizes = { landscape: 'w-[80.4%] tablet:w-67.5', portrait: 'h-46 tablet:h-45.5' } as const;

/** The height that a picture leaves free space around. */
const maxHeightPx = 184;

/** The picture in the proportions of the card. */
function pictureShape(card: SavedCard) {
  const { cut } = guidesOf(resolveFormat(card));
  const ratio = cut.width / cut.height;
  return { aspectRatio: ratio, maxWidth: `min(92%, ${Math.round(maxHeightPx * ratio)}px)` };
}

/** The front of the card; a card with a back can be turned over. */
function Picture({ card, nameId }: { card: SavedCard; nameId: string }) {
  const side = { className: pictureSizes[resolveFormat(card).orientation], style: pictureShape(card) };
  if (!card.back) {
    return (
      <EditLink card={card} {...side}>
        <CardPicture card={cardOfSaved(card)} />
      </EditLink>
    );
  }
  return (
    <TurningPicture
      nameId={nameId}
      sideClassName={side.className}
      sideStyle={side.style}
      front={
        <EditLink card={card} className="block size-full">
          <CardPicture card={cardOfSaved(card)} />
        </EditLink>
      }
      back={() => (
        <EditLink card={card} className="block size-full">
          <BackPicture card={cardOfSaved(card)} />
        </EditLink>
      )}
    />
  );
}

type EditLinkProps = {
  card: SavedCard;
  className: string;
  style?: ReturnType<typeof pictureShape>;
  children: ReactNode;
};

/** The picture opens the card. The Edit link below it does the same for keyboards and screen readers. */
function EditLink({ card, children, ...side }: EditLinkProps) {
  return (
    <Link to={`/edit/${card.id}`} tabIndex={-1} aria-hidden="true" {...side}>
      {children}
    </Link>
  );
}

/** The height of a card whose content is not in the page yet. */
const cardHeightStyles = 'min-h-[353px] tablet:min-h-[350px] desktop:min-h-[344px]';

type CardItemProps = {
  card: SavedCard;
  position: number;
  total: number;
  /** Rendered at once. */
  isFirst: boolean;
};

/** A card of the list: an empty frame until it may render. */
export const CardItem = memo(function CardItem({ card, position, total, isFirst }: CardItemProps) {
  const isRendered = useRenderSlot(isFirst);
  return (
    // biome-ignore lint/a11y/useSemanticElements: items are placed by rows, which <ul> does not allow.
    <div
      role="listitem"
      data-card={card.id}
      aria-posinset={position}
      aria-setsize={total}
      className={classNames(
        'group flex flex-col rounded-lg border border-border bg-card shadow-xs contain-content',
        cardHeightStyles,
      )}
    >
      {isRendered && <CardContent card={card} />}
    </div>
  );
});

/** Its position and the number of cards change with a search, it does not. */
const CardContent = memo(function CardContent({ card }: { card: SavedCard }) {
  const nameId = useId();
  const {
    editor: { changes },
    errors,
  } = useTexts();
  const isUnsaved = use(UnsavedCardsContext).has(card.id);
  return (
    <>
      <div className="relative grid h-53 place-items-center overflow-clip border-b border-border bg-canvas tablet:h-53.5 desktop:h-52">
        <TileSelectBox card={card} />
        {isUnsaved && (
          <Badge variant="outline" className="absolute top-2.5 right-2.5 bg-card">
            {changes.mark}
          </Badge>
        )}
        <ProofMark card={card} className="absolute bottom-2 left-2 z-1" />
        {card.isTooNew ? (
          <p className="max-w-60 px-4 text-center text-sm text-pretty text-muted-foreground">
            {errors.CARD_TOO_NEW}
          </p>
        ) : (
          <Picture card={card} nameId={nameId} />
        )}
      </div>
      <div className="px-4 pt-2 pb-3.5 tablet:py-2.5">
        <CardName card={card} nameId={nameId} />
        {!card.isTooNew && <CardFacts card={card} />}
      </div>
      <CardActions card={card} nameId={nameId} />
    </>
  );
});
